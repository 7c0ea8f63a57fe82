/** A card in its forms: full, small and tiny; and the plate of what stays on the table. */
import { memo, type CSSProperties, type ReactNode } from 'react'
import { Sign, type SignName } from '../../art/Signs.tsx'
import { useWords } from '../../words/index.ts'
import { softened } from '../../words/soft.ts'
import { base, facts, isBase } from './model.ts'
import { nameOf, type Texts } from './texts.ts'

const picture = (def: string): string => `/art/deckbuilding/${def}.webp`

/** Which sign tells when an ability works. */
function abilitySign(timing: string): SignName {
  if (timing === 'activated') return 'once'
  if (timing === 'constant') return 'constant'
  if (timing === 'on-play') return 'onPlay'
  return 'timed'
}

const SIDE_SIGN: Record<string, SignName> = { empire: 'empire', rebels: 'rebels', neutral: 'neutral' }

function Num({ name, n, was }: { name: 'attack' | 'resources' | 'force' | 'hitPoints'; n: number; was?: number }) {
  const changed = was !== undefined && was !== n
  return (
    <span className={`num num-${name}`}>
      <Sign name={name} size="1em" />
      {changed && <s>{was}</s>}
      <b>{n}</b>
    </span>
  )
}

/** The printed numbers in their fixed order; attack as it counts now where it is known. */
function Numbers({ def, attack }: { def: string; attack?: number }) {
  const f = facts(def)
  const now = attack ?? f.attack
  const shown = [f.attack > 0 || now > 0, f.resources > 0, f.force > 0, f.hitPoints !== null].filter(Boolean).length
  return (
    <span className={shown > 2 ? 'nums three' : 'nums'}>
      {(f.attack > 0 || now > 0) && <Num name="attack" n={now} was={f.attack} />}
      {f.resources > 0 && <Num name="resources" n={f.resources} />}
      {f.force > 0 && <Num name="force" n={f.force} />}
      {f.hitPoints !== null && <Num name="hitPoints" n={f.hitPoints} />}
    </span>
  )
}

/** What defeating a row card brings. */
export function RewardSigns({ def }: { def: string }) {
  const r = facts(def).reward
  if (r === null) return null
  return (
    <span className="reward">
      {r.resources > 0 && (
        <span className="num num-resources">
          +{r.resources}
          <Sign name="resources" size="1em" />
        </span>
      )}
      {r.force > 0 && (
        <span className="num num-force">
          +{r.force}
          <Sign name="force" size="1em" />
        </span>
      )}
      {r.exileUpTo > 0 && (
        <span className="num">
          {r.exileUpTo}
          <Sign name="exile" size="1em" />
        </span>
      )}
      {r.freePurchase && (
        <span className="num">
          <Sign name="freePurchase" size="1em" />
        </span>
      )}
    </span>
  )
}

function Disc({ def, state }: { def: string; state: 'can' | 'cannot' | 'plain' }) {
  const f = facts(def)
  const starter = f.deck === 'starter-empire' || f.deck === 'starter-rebel'
  return <span className={`disc disc-${state}`}>{starter ? <Sign name={SIDE_SIGN[f.faction] ?? 'neutral'} size="60%" /> : f.cost}</span>
}

export interface SmallProps {
  readonly def: string
  readonly texts: Texts
  readonly disc?: 'can' | 'cannot' | 'plain'
  readonly attack?: number
  /** Show the reward: it may be attacked in the row. */
  readonly target?: boolean
  readonly used?: boolean
}

/** The small form: picture over the whole card, name and numbers on a scrim. */
export const SmallCard = memo(function SmallCard({ def, texts, disc = 'plain', attack, target = false, used = false }: SmallProps) {
  const f = facts(def)
  return (
    <span className={`card small side-${f.faction}`}>
      <img src={picture(def)} alt="" draggable={false} decoding="async" />
      <span className="scrim" />
      <Disc def={def} state={disc} />
      <span className="corner">
        <Sign name={target ? 'target' : (SIDE_SIGN[f.faction] ?? 'neutral')} size="1.15em" />
      </span>
      <span className="foot">
        <span className="name">
          {f.unique && <Sign name="unique" size="0.8em" />}
          {softened(nameOf(texts, def))}
        </span>
        <span className="line">
          <Numbers def={def} attack={attack} />
          {f.ability !== null && (
            <span className={`ability-mark${used ? ' used' : ''}`}>
              <Sign name={used ? 'check' : abilitySign(f.ability.timing)} size="0.9em" />
            </span>
          )}
        </span>
      </span>
      {target && f.reward !== null && (
        <span className="ribbon">
          <RewardSigns def={def} />
        </span>
      )}
    </span>
  )
})

/** The tiny form: picture, one number, side mark. */
export const TinyCard = memo(function TinyCard({ def, attack }: { def: string; attack?: number }) {
  const f = facts(def)
  const n: ReactNode =
    f.attack > 0 || (attack ?? 0) > 0 ? (
      <Num name="attack" n={attack ?? f.attack} />
    ) : f.resources > 0 ? (
      <Num name="resources" n={f.resources} />
    ) : f.force > 0 ? (
      <Num name="force" n={f.force} />
    ) : null
  return (
    <span className={`card tiny side-${f.faction}`}>
      <img src={picture(def)} alt="" draggable={false} decoding="async" />
      <span className="scrim" />
      <span className="tiny-side">
        <Sign name={SIDE_SIGN[f.faction] ?? 'neutral'} size="1em" />
      </span>
      <span className="tiny-num">{n}</span>
    </span>
  )
})

export function AbilityText({ def, texts }: { def: string; texts: Texts }) {
  const t = texts.cards[def]
  const timing = (isBase(def) ? base(def).ability : facts(def).ability)?.timing
  if (t === undefined || t.text === '' || timing === undefined) return null
  return (
    <span className="ability">
      <Sign name={abilitySign(timing)} size="0.9em" />
      {t.condition !== undefined && <em>{t.condition} </em>}
      {t.text}
    </span>
  )
}

/** The full form, for inspecting. */
export function FullCard({ def, texts, attack }: { def: string; texts: Texts; attack?: number }) {
  const w = useWords()
  const f = facts(def)
  const kind = [texts.terms.cardTypes[f.type] ?? f.type, ...f.traits.map((x) => texts.terms.traits[x])].join(' · ')
  const length = (texts.cards[def]?.text.length ?? 0) + (texts.cards[def]?.condition?.length ?? 0)
  const room = length === 0 ? '69%' : length < 70 ? '58%' : length < 120 ? '51%' : '44%'
  return (
    <span className={`card full side-${f.faction}`} style={{ '--room': room } as CSSProperties}>
      <span className="pic">
        <img src={picture(def)} alt="" draggable={false} />
        <span className="top-scrim" />
      </span>
      <Disc def={def} state="can" />
      <span className="title">
        {f.unique && <Sign name="unique" size="0.8em" />}
        {nameOf(texts, def)}
      </span>
      <span className="body">
        <span className="kind">
          <Sign name={SIDE_SIGN[f.faction] ?? 'neutral'} size="1em" /> {kind}
        </span>
        <AbilityText def={def} texts={texts} />
        <Numbers def={def} attack={attack} />
      </span>
      <span className="ribbon">
        {f.targetValue !== null && (
          <span className="num" title={texts.terms.values['targetValue']}>
            <Sign name="target" size="1em" />
            {f.targetValue}
          </span>
        )}
        <RewardSigns def={def} />
        {f.targetValue === null && <span className="vh">{w('card.noReward')}</span>}
      </span>
    </span>
  )
}

/** The ruler of hit points: a full tick for each left, a struck-out one for each lost. */
function Ruler({ hitPoints, damage }: { hitPoints: number; damage: number }) {
  return (
    <span className="ruler" aria-hidden="true">
      {Array.from({ length: hitPoints }, (_, i) => (
        <i key={i} className={i < hitPoints - damage ? '' : 'lost'} />
      ))}
    </span>
  )
}

export interface PlateProps {
  readonly def: string
  readonly texts: Texts
  readonly damage: number
  readonly hitPoints: number
  readonly attack?: number
  readonly faction: string
  readonly used?: boolean
  /** With the ability's words: where there is room to read them. */
  readonly words?: boolean
}

/** The landscape form: bases, and ships in play. On the table the ability is a sign; its words are one look away. */
export const Plate = memo(function Plate({ def, texts, damage, hitPoints, attack, faction, used = false, words = false }: PlateProps) {
  const baseCard = isBase(def)
  return (
    <span className={`card plate side-${faction}${baseCard ? ' is-base' : ''}`}>
      <img src={picture(def)} alt="" draggable={false} decoding="async" />
      <span className="scrim" />
      <span className="plate-head">
        <span className="name">{softened(nameOf(texts, def))}</span>
        {baseCard && words && <AbilityText def={def} texts={texts} />}
      </span>
      <span className="plate-foot">
        {baseCard ? <AbilityMark ability={base(def).ability} used={used} /> : <PlateNumbers def={def} attack={attack} used={used} />}
        <span className="left">
          <b>{hitPoints - damage}</b>/{hitPoints}
        </span>
      </span>
      <Ruler hitPoints={hitPoints} damage={damage} />
    </span>
  )
})

function AbilityMark({ ability, used }: { ability: { readonly timing: string } | null; used: boolean }) {
  if (ability === null) return null
  return (
    <span className={`ability-mark${used ? ' used' : ''}`}>
      <Sign name={used ? 'check' : abilitySign(ability.timing)} size="1em" />
    </span>
  )
}

function PlateNumbers({ def, attack, used }: { def: string; attack?: number; used: boolean }) {
  const f = facts(def)
  const now = attack ?? f.attack
  return (
    <span className="nums">
      {(f.attack > 0 || now > 0) && <Num name="attack" n={now} was={f.attack} />}
      {f.resources > 0 && <Num name="resources" n={f.resources} />}
      <AbilityMark ability={f.ability} used={used} />
    </span>
  )
}
