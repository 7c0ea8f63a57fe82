import { Link } from 'wouter'
import { useWords } from '../words/index.ts'
import { TopBar } from './TopBar.tsx'

/** No such page or table. */
export function NotFound({ table = false }: { table?: boolean }) {
  const w = useWords()
  return (
    <>
      <TopBar />
      <main className="plain-page">
        <h1>{w(table ? 'table.gone' : 'app.notFound')}</h1>
        <p className="dim">{w(table ? 'table.goneWhy' : 'app.notFoundWhy')}</p>
        <Link className="btn main" href="/">
          {w('app.toLobby')}
        </Link>
      </main>
    </>
  )
}
