/** A moment of the running game: the table as it was, as this seat could see it. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../net/http.ts'
import { useWords } from '../words/index.ts'
import type { GameUi, Scene } from './game-ui.ts'

export function Past({ scene, ui, at, onBack }: { scene: Scene; ui: GameUi; at: number; onBack: () => void }) {
  const w = useWords()
  const seat = scene.you < 0 ? undefined : scene.you
  const { data } = useQuery({ queryKey: ['at', scene.table.id, at, seat], queryFn: () => api.at(scene.table.id, at, seat), staleTime: Infinity })
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      // A dialog takes the key for itself.
      if (e.key === 'Escape' && document.querySelector('[role="dialog"], [role="alertdialog"]') === null) onBack()
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [onBack])
  const { Board } = ui
  return (
    <>
      {data !== undefined && (
        <Board
          scene={{
            view: data.view,
            open: null,
            table: scene.table,
            log: scene.log.filter((x) => x.at <= at),
            moment: { at, of: scene.open?.seq ?? at, answer: data.answer },
            you: scene.you,
            openRule: scene.openRule,
          }}
        />
      )}
      <div className="past-bar" role="status">
        <span>{w('moment.then', { n: at })}</span>
        <button type="button" className="btn main" onClick={onBack}>
          {w('moment.back')}
        </button>
      </div>
    </>
  )
}
