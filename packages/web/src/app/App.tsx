/** The pages. A game's table is a chunk of its own, so the lobby stays light. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { Lobby } from '../lobby/Lobby.tsx'
import { useLoadedLanguage } from '../words/index.ts'
import { Part, TroubleNotice } from './Guard.tsx'
import { NotFound } from './NotFound.tsx'
import { Starting } from './Starting.tsx'

const TablePage = lazy(() => import('../table/TablePage.tsx').then((m) => ({ default: m.TablePage })))
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then((m) => ({ default: m.ReplayPage })))
const BecomePage = lazy(() => import('./BecomePage.tsx').then((m) => ({ default: m.BecomePage })))
const RulesPage = lazy(() => import('../rulebook/RulesPage.tsx').then((m) => ({ default: m.RulesPage })))

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } })

export function App() {
  const language = useLoadedLanguage((s) => s.language)
  if (language === null) return <TroubleNotice />
  return (
    <QueryClientProvider client={queries}>
      <TroubleNotice />
      <Part meanwhile={<Starting />}>
        <Switch>
          <Route path="/">
            <Lobby />
          </Route>
          <Route path="/t/:id">{(p) => <TablePage key={p.id} id={p.id} />}</Route>
          <Route path="/replay/:id">{(p) => <ReplayPage key={p.id} id={p.id} />}</Route>
          <Route path="/me/:secret">{(p) => <BecomePage key={p.secret} secret={p.secret} />}</Route>
          <Route path="/rules/:game">{(p) => <RulesPage game={p.game} />}</Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Part>
    </QueryClientProvider>
  )
}
