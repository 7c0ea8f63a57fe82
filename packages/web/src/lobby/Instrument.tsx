import { ArmillaryInstrument, AstrolabeInstrument, OrreryInstrument, SextantInstrument } from '../art/Instruments.tsx'

/** The picture of a game in the lobby. */
export function Instrument({ game }: { game: 'rebellion' | 'card-game' | 'twilight-imperium' | 'deckbuilding' }) {
  return (
    <div className="panel-picture" aria-hidden="true">
      {game === 'rebellion' && <OrreryInstrument />}
      {game === 'card-game' && <AstrolabeInstrument />}
      {game === 'twilight-imperium' && <ArmillaryInstrument />}
      {game === 'deckbuilding' && <SextantInstrument />}
    </div>
  )
}
