/** Which page is shown. */
import { PAGES } from '@orrery/protocol/pages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Route, Switch } from 'wouter'
import { Lobby } from '../lobby/Lobby.tsx'
import { useLoadedLanguage } from '../words/index.ts'
import { Part, TroubleNotice } from './Guard.tsx'
import { NotFound } from './NotFound.tsx'
import { BecomePage, ReplayPage, RulesPage, TablePage } from './pages.ts'
import { Starting } from './Starting.tsx'

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } })

export function App() {
  const language = useLoadedLanguage((s) => s.language)
  if (language === null) return <TroubleNotice />
  return (
    <QueryClientProvider client={queries}>
      <TroubleNotice />
      <Part meanwhile={<Starting />}>
        <Switch>
          <Route path={PAGES.lobby}>
            <Lobby />
          </Route>
          <Route path={PAGES.table}>{(p) => <TablePage key={p.id} id={p.id} />}</Route>
          <Route path={PAGES.replay}>{(p) => <ReplayPage key={p.id} id={p.id} />}</Route>
          <Route path={PAGES.person}>{(p) => <BecomePage key={p.secret} secret={p.secret} />}</Route>
          <Route path={PAGES.rules}>{(p) => <RulesPage game={p.game} />}</Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Part>
    </QueryClientProvider>
  )
}
