/** Another player asks to take a decision back that needs consent. */
import { useWords } from '../words/index.ts'
import type { GameUi, Scene } from './game-ui.ts'
import { useLive, useLiveTable } from './live.tsx'
import { seatName } from './seat-name.ts'

/** The first thing told that would be undone, and so what the take-back is about. */
function From({ scene, ui, to }: { scene: Scene; ui: GameUi; to: number }) {
  const w = useWords()
  const first = scene.log.find((x) => x.at > to && ui.told(x.e))
  if (first === undefined) return null
  return (
    <p className="offer-from">
      {w('takeBack.from')} <ui.LogLine e={first.e} scene={scene} />
    </p>
  )
}

export function TakeBackOffer({ scene, ui }: { scene: Scene; ui: GameUi }) {
  const { table } = scene
  const w = useWords()
  const live = useLiveTable()
  const seats = useLive((s) => s.seats)
  const offer = table.takeBack
  if (offer === null) return null
  const name = seatName(table.seats, offer.seat)
  const mine = seats.includes(offer.seat)
  const reply = (accept: boolean) => void live.request({ t: 'take-back-reply', accept })
  if (mine) {
    return (
      <div className="offer" role="status">
        <p>{w('takeBack.asked')}</p>
        <From scene={scene} ui={ui} to={offer.to} />
        <button type="button" className="btn" onClick={() => reply(false)}>
          {w('app.cancel')}
        </button>
      </div>
    )
  }
  if (seats.length === 0 || seats.some((s) => offer.agreed.includes(s))) return null
  return (
    <div className="offer" role="alertdialog" aria-label={w('takeBack.title', { name })}>
      <p>{w('takeBack.title', { name })}</p>
      <From scene={scene} ui={ui} to={offer.to} />
      <div className="row-gap">
        <button type="button" className="btn" onClick={() => reply(false)}>
          {w('takeBack.no')}
        </button>
        <button type="button" className="btn main" onClick={() => reply(true)}>
          {w('takeBack.yes')}
        </button>
      </div>
    </div>
  )
}
