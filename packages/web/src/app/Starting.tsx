import { Mark } from '../art/Mark.tsx'
import { useWords } from '../words/index.ts'

/** What is shown while a page is on its way. */
export function Starting() {
  const w = useWords()
  return (
    <div className="starting" role="status">
      <Mark size={56} />
      <span className="vh">{w('app.loading')}</span>
    </div>
  )
}
