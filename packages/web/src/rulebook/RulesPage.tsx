import { useState } from 'react'
import { NotFound } from '../app/NotFound.tsx'
import { Starting } from '../app/Starting.tsx'
import { TopBar } from '../app/TopBar.tsx'
import { gameUi, type GameUi } from '../table/game-ui.ts'
import { useGameUi } from '../table/TablePage.tsx'
import { useWords } from '../words/index.ts'
import { RulebookPane } from './RulebookPane.tsx'

function Book({ ui }: { ui: GameUi }) {
  const w = useWords()
  const [rule, setRule] = useState<string | null>(() => (location.hash === '' ? null : decodeURIComponent(location.hash.slice(1))))
  const pick = (id: string | null) => {
    setRule(id)
    history.replaceState(null, '', id === null ? location.pathname : `#${encodeURIComponent(id)}`)
  }
  return (
    <>
      <TopBar title={w(ui.title)} />
      <main className="plain-page rules-page">
        <h1>{w('rules.title')}</h1>
        <ui.WithRulebook>{(book) => <RulebookPane book={book} rule={rule} onRule={pick} wide />}</ui.WithRulebook>
      </main>
    </>
  )
}

/** The rulebook of a game on a page of its own; `#` and its id in the address point at a rule. */
export function RulesPage({ game }: { game: string }) {
  const ui = useGameUi(game)
  if (gameUi(game) === null) return <NotFound />
  return ui === null ? <Starting /> : <Book ui={ui} />
}
