/** Which side one plays, and how strong the machine is: remembered per game, and for all games. */
import { usePrefs } from '../app/prefs.ts'
import { Sign } from '../art/Signs.tsx'
import { useWords } from '../words/index.ts'

export type Side = 'empire' | 'rebels' | 'random'
const SIDES: readonly Side[] = ['rebels', 'empire', 'random']
const LEVELS = ['easy', 'steady', 'sharp'] as const

/** The side that was chosen last for a game. */
export function sideOf(prefs: { readonly side: Readonly<Record<string, string>> }, game: string): Side {
  return SIDES.find((s) => s === prefs.side[game]) ?? 'rebels'
}

export function SideAndLevel({ game }: { game: string }) {
  const w = useWords()
  const prefs = usePrefs()
  const { level, set } = prefs
  const side = sideOf(prefs, game)
  return (
    <div className="choices">
      <div className="seg" role="radiogroup" aria-label={w('lobby.side')}>
        {SIDES.map((s) => (
          <label key={s} className={`side-${s}`}>
            <input type="radio" name={`side-${game}`} checked={side === s} onChange={() => set({ side: { ...prefs.side, [game]: s } })} />
            <Sign name={s === 'random' ? 'dice' : s} size={18} /> {w(`side.${s}`)}
          </label>
        ))}
      </div>
      <div className="seg" role="radiogroup" aria-label={w('lobby.level')}>
        {LEVELS.map((l) => (
          <label key={l}>
            <input type="radio" name={`level-${game}`} checked={level === l} onChange={() => set({ level: l })} />
            {w(`level.${l}`)}
          </label>
        ))}
      </div>
    </div>
  )
}
