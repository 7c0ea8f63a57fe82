/** The decision bar: one sentence that says what is asked, and the answers that no thing on the table stands for. */
import { told } from '@orrery/deckbuilding/rulebook/teller'
import type { OptionWord } from '@orrery/deckbuilding/rules/keys'
import type { WireAsk } from '@orrery/protocol'
import { useRef, type ReactNode } from 'react'
import { Sign, type SignName } from '../../art/Signs.tsx'
import { useWords, type WordId } from '../../words/index.ts'
import type { Scene } from '../../table/game-ui.ts'
import { AbilityText, RewardSigns } from './Card.tsx'
import { defOf, thingName } from './labels.ts'
import { LogLine } from './LogLine.tsx'
import { buttonsOf, facts, has, isBase, needed, seen, totalAttack, type Thing } from './model.ts'
import { nameOf, type Texts } from './texts.ts'
import type { Hand } from './use-table.ts'
import { seatName } from '../../table/seat-name.ts'
import { useWholeLines } from '../../table/use-whole-lines.ts'

interface Props {
  readonly hand: Hand
  readonly scene: Scene
  readonly texts: Texts
}
interface Action {
  readonly id: string
  readonly text: string
  readonly sign?: SignName
  readonly main?: boolean
  readonly disabled?: boolean
  readonly run: () => void
}
interface Said {
  readonly question: string
  readonly detail?: ReactNode
  readonly actions: readonly Action[]
}

const OPTION_WORDS: Readonly<Record<OptionWord | 'take' | 'use' | 'done' | 'end', WordId>> = {
  attack: 'opt.attack',
  resources: 'opt.resources',
  force: 'opt.force',
  repair: 'opt.repair',
  discard: 'opt.discard',
  take: 'opt.take',
  use: 'opt.use',
  done: 'opt.done',
  end: 'bar.endTurn',
}
const OPTION_SIGNS: Readonly<Record<OptionWord | 'take', SignName>> = {
  attack: 'attack',
  resources: 'resources',
  force: 'force',
  repair: 'hitPoints',
  discard: 'discard',
  take: 'resources',
}
const PASS_WORDS: Readonly<Record<string, WordId>> = {
  reward: 'opt.pass.reward',
  'use-when': 'opt.pass.use',
  'free-purchase': 'opt.pass.buy',
  swap: 'opt.pass.swap',
  'to-deck': 'opt.pass.look',
}
const QUESTIONS: Readonly<Record<string, WordId>> = {
  'secret-bases': 'ask.secretBases',
  'new-base': 'ask.newBase',
  split: 'ask.split',
  reward: 'ask.reward',
  'use-when': 'ask.useWhen',
  option: 'ask.option',
  discard: 'ask.discard',
  'pay-discard': 'ask.payDiscard',
  'pay-exile': 'ask.payExile',
  exile: 'ask.exile',
  'row-discard': 'ask.rowDiscard',
  'row-take': 'ask.rowTake',
  'free-purchase': 'ask.freePurchase',
  'pile-purchase': 'ask.pilePurchase',
  'pile-take': 'ask.pileTake',
  placement: 'ask.placement',
  ship: 'ask.ship',
  swap: 'ask.swap',
  fetch: 'ask.fetch',
  'look-discard': 'ask.lookDiscard',
  'to-deck': 'ask.toDeck',
  attackers: 'ask.attackers',
  'use-order': 'ask.useOrder',
}

function optionAction(
  hand: Hand,
  texts: Texts,
  w: (id: WordId, v?: Record<string, string | number>) => string,
  ask: WireAsk,
  o: { key: string; t: string; c: Thing | undefined },
): Action {
  const send = () => hand.send(o.key)
  if (o.t === 'pass') return { id: o.key, text: w(PASS_WORDS[ask.kind] ?? 'opt.pass'), run: send }
  if (ask.kind === 'placement') {
    const source = o.c === undefined ? '' : thingName(hand.view, texts, o.c)
    const words: Record<string, WordId> = { discard: 'opt.toDiscard', 'to-hand': 'opt.toHand', 'to-deck': 'opt.toDeck' }
    return {
      id: o.key,
      text: w(words[o.t] ?? 'opt.done', { source }),
      run: send,
      sign: o.t === 'to-hand' ? 'hand' : o.t === 'to-deck' ? 'deck' : 'discard',
    }
  }
  return {
    id: o.key,
    text: w(o.t in OPTION_WORDS ? OPTION_WORDS[o.t as keyof typeof OPTION_WORDS] : 'opt.done'),
    run: send,
    main: o.t === 'take' || o.t === 'use',
    ...(o.t in OPTION_SIGNS && { sign: OPTION_SIGNS[o.t as keyof typeof OPTION_SIGNS] }),
  }
}

/** The bar while an attack is built. */
function attackSaid({ hand, texts }: Props, w: (id: WordId, v?: Record<string, string | number>) => string): Said {
  const { view, attackers, target } = hand
  const again: Action = { id: 'again', text: w('bar.again'), run: hand.clear }
  if (target === null) {
    const use = hand.selected !== null ? useAction(hand, w, hand.selected) : null
    return {
      question: w('bar.chooseTarget', { n: attackers.length }),
      detail: w('bar.attackSum', { sum: totalAttack(view, attackers, 'base') }),
      actions: [again, ...(use === null ? [] : [use])],
    }
  }
  const total = totalAttack(view, attackers, target)
  const need = needed(view, target)
  const weak = need !== null && total < need
  const verb = target === 'base' ? 'bar.attackBase' : view.active === 1 ? 'bar.sabotage' : 'bar.hunt'
  const def = target === 'base' ? (view.players[1 - view.active]?.base ?? null) : defOf(view, target)
  const question =
    attackers.length === 0 ? w('bar.chooseAttackers') : w(verb, { name: def === null ? w('bar.noBase') : nameOf(texts, def), n: total })
  const detail =
    typeof target === 'number' && def !== null ? (
      <>
        {w('bar.ifDefeated')} <RewardSigns def={def} /> <span className="dim">{w('bar.toGalaxyDiscard')}</span>
      </>
    ) : (
      w('bar.shipsFirst')
    )
  const go: Action = {
    id: 'attack',
    text: w(weak ? 'bar.attackWeak' : 'bar.attack', { n: total }),
    sign: 'attack',
    main: !weak,
    disabled: attackers.length === 0,
    run: hand.attack,
  }
  const buy = typeof target === 'number' ? buyAction(hand, w, target) : null
  return { question, detail, actions: [again, ...(buy === null ? [] : [buy]), go] }
}

function useAction(hand: Hand, w: (id: WordId) => string, thing: Thing): Action | null {
  const key = `use:${thing}`
  return has(hand.ask, key) ? { id: key, text: w('bar.use'), sign: 'once', run: () => hand.send(key) } : null
}

function buyAction(hand: Hand, w: (id: WordId, v?: Record<string, string | number>) => string, thing: Thing): Action | null {
  const key = `buy:${thing}`
  const def = defOf(hand.view, thing)
  if (!has(hand.ask, key) || def === null) return null
  return { id: key, text: w('bar.buy', { cost: facts(def).cost }), sign: 'resources', main: true, run: () => hand.send(key) }
}

/** The bar for one selected thing in the main question. */
function selectedSaid({ hand, texts }: Props, w: (id: WordId, v?: Record<string, string | number>) => string, thing: Thing): Said | null {
  const def = defOf(hand.view, thing)
  if (def === null) return null
  const actions: Action[] = [{ id: 'again', text: w('app.cancel'), run: hand.clear }]
  const use = useAction(hand, w, thing)
  const buy = buyAction(hand, w, thing)
  const away = `discard:${thing}`
  if (use !== null) actions.push({ ...use, main: true })
  if (has(hand.ask, away)) actions.push({ id: away, text: w('bar.payAway', { cost: facts(def).cost }), sign: 'discard', run: () => hand.send(away) })
  if (buy !== null) actions.push(buy)
  const release = `release:${thing}`
  if (has(hand.ask, release)) actions.push({ id: release, text: w('bar.release'), run: () => hand.send(release) })
  const name = nameOf(texts, def)
  const question = buy !== null ? w('bar.buyQuestion', { name, cost: facts(def).cost }) : use !== null ? w('bar.useQuestion', { name }) : name
  const detail = (isBase(def) ? true : facts(def).ability !== null) ? <AbilityText def={def} texts={texts} /> : undefined
  return { question, detail, actions }
}

/** A turn that would end with cards unplayed is nearly always a slip, and cannot be taken back freely once new cards are drawn. */
const endSaid = (hand: Hand, plays: number, w: (id: WordId, v?: Record<string, string | number>) => string): Said => ({
  question: w('bar.endQuestion'),
  detail: w('bar.endUnplayed', { n: plays }),
  actions: [
    { id: 'stay', text: w('app.cancel'), run: hand.clear },
    { id: 'end', text: w('bar.endTurn'), main: true, run: () => hand.send('end') },
  ],
})

function mainSaid(p: Props, w: (id: WordId, v?: Record<string, string | number>) => string): Said {
  const { hand } = p
  if (hand.attackers.length > 0 || hand.target !== null) return attackSaid(p, w)
  if (hand.selected !== null) {
    const said = selectedSaid(p, w, hand.selected)
    if (said !== null) return said
  }
  const plays = hand.ask?.options.filter((o) => o.t === 'play').length ?? 0
  const buys = hand.ask?.options.filter((o) => o.t === 'buy').length ?? 0
  const uses = hand.ask?.options.filter((o) => o.t === 'use').length ?? 0
  const strikes = hand.ask?.options.filter((o) => o.t === 'commit').length ?? 0
  if (hand.ending && plays > 0) return endSaid(hand, plays, w)
  const actions: Action[] = []
  if (plays > 1) actions.push({ id: 'all', text: w('bar.playAll'), sign: 'hand', run: hand.playAll })
  actions.push({
    id: 'end',
    text: w('bar.endTurn'),
    main: plays + buys + uses + strikes === 0,
    run: plays > 0 ? hand.askEnd : () => hand.send('end'),
  })
  const hints = [
    plays > 0 ? w('bar.canPlay', { n: plays }) : '',
    buys > 0 ? w('bar.canBuy', { n: buys }) : '',
    uses > 0 ? w('bar.canUse', { n: uses }) : '',
    strikes > 0 ? w('bar.canAttack') : '',
  ].filter((x) => x !== '')
  return {
    question: plays > 0 ? w('bar.yourTurnPlay') : w('bar.yourTurn'),
    detail: hints.length > 0 ? hints.join(' · ') : w('bar.nothingLeft'),
    actions,
  }
}

function askedSaid(p: Props, ask: WireAsk, w: (id: WordId, v?: Record<string, string | number>) => string): Said {
  const { hand, texts } = p
  const name = thingName(hand.view, texts, ask.about)
  const aboutDef = ask.about === undefined ? null : defOf(hand.view, ask.about)
  const actions: Action[] = []
  let question = w(QUESTIONS[ask.kind] ?? 'ask.other', { name, min: ask.set?.min ?? 1, max: ask.set?.max ?? 1 })
  if (ask.kind === 'split') {
    const ship = ask.options[0]?.c
    question = w('ask.split', { name: thingName(hand.view, texts, ship), n: ask.set?.max ?? 0 })
    for (const o of ask.options) actions.push({ id: o.key, text: String(o.d ?? 0), run: () => hand.send(o.key) })
  } else if (ask.set?.how === 'set') {
    const { min, max } = ask.set
    const n = hand.picks.length
    if (n > 0) actions.push({ id: 'again', text: w('bar.again'), run: hand.clear })
    actions.push({
      id: 'picks',
      text: n === 0 && min === 0 ? w('opt.none') : w('opt.confirm', { n, max }),
      main: n > 0,
      disabled: n < min || n > max,
      run: hand.sendPicks,
    })
  } else {
    for (const o of buttonsOf(ask)) actions.push(optionAction(hand, texts, w, ask, o))
    for (const o of ask.options) if (o.t === 'pick' && o.c === 'base') actions.push({ id: o.key, text: w('opt.base'), run: () => hand.send(o.key) })
  }
  const detail =
    ask.kind === 'reward' && aboutDef !== null && !isBase(aboutDef) ? (
      <RewardSigns def={aboutDef} />
    ) : aboutDef !== null ? (
      <AbilityText def={aboutDef} texts={texts} />
    ) : undefined
  return { question, ...(detail !== undefined && { detail }), actions }
}

/** While another decides: who, and what has just happened. */
function waitingSaid({ scene, hand }: Props, w: (id: WordId, v?: Record<string, string | number>) => string): Said {
  if (scene.moment !== undefined && scene.moment.at < scene.moment.of) {
    const done = scene.log.findLast((x) => told(x.e))
    const { at: n, of: all } = scene.moment
    return { question: w('replay.at', { n, all }), ...(done !== undefined && { detail: <LogLine e={done.e} scene={scene} /> }), actions: [] }
  }
  if (hand.view.result !== null || scene.table.status === 'over') return { question: w('bar.over'), actions: [] }
  const seat = scene.open?.waiting[0]?.seat ?? hand.view.active
  const who = scene.table.seats[seat]
  const last = scene.log.findLast((x) => told(x.e))
  return {
    question: w(who?.kind === 'bot' ? 'bar.botThinks' : 'bar.waiting', { name: seatName(scene.table.seats, seat) }),
    detail: last === undefined ? w('bar.watch') : <LogLine e={last.e} scene={scene} />,
    actions: [],
  }
}

export function Bar(p: Props) {
  const w = useWords()
  const words = useRef<HTMLDivElement>(null)
  useWholeLines(words)
  const { hand, scene } = p
  const back = scene.open?.takeBackTo ?? null
  const askBack = scene.open?.askTakeBackTo ?? null
  const said = hand.ask === null ? waitingSaid(p, w) : hand.ask.kind === 'main' ? mainSaid(p, w) : askedSaid(p, hand.ask, w)
  const to = back ?? askBack
  return (
    <section className={`bar${hand.ask === null ? ' waiting' : ''}`} aria-label={w('bar.label')}>
      {scene.takeBack !== undefined && (
        <button
          type="button"
          className="btn back"
          disabled={to === null}
          onClick={() => to !== null && scene.takeBack?.(to)}
          title={back === null && askBack !== null ? w('bar.askTakeBack') : w('bar.takeBack')}
        >
          <Sign name="takeBack" size={20} />
          <span className="back-word">{w(back === null && askBack !== null ? 'bar.askTakeBack' : 'bar.takeBack')}</span>
        </button>
      )}
      <div className="bar-words" aria-live="polite" ref={words}>
        <h2>{said.question}</h2>
        {said.detail !== undefined && <p>{said.detail}</p>}
      </div>
      <div className="bar-actions">
        {said.actions.map((a) => (
          <button key={a.id} type="button" className={`btn${a.main === true ? ' main' : ''}`} disabled={a.disabled} onClick={a.run}>
            {a.sign !== undefined && <Sign name={a.sign} size={18} />}
            {a.text}
          </button>
        ))}
      </div>
      {scene.skip}
    </section>
  )
}

/** Cards that stand for an answer but lie nowhere on the table: piles, looked-at cards, the opponent's hand. */
export function offTable(hand: Hand): readonly Thing[] {
  const { view, ask } = hand
  if (ask === null || ask.kind === 'main') return []
  const shown = new Set<Thing>([...view.row, ...view.pilots.slice(-1)])
  for (const p of view.players) {
    for (const id of [...p.units, ...p.ships]) shown.add(id)
    if (p.base !== null) shown.add(p.base)
  }
  const mine = view.players[ask.seat]
  for (const id of mine?.hand ?? []) shown.add(id)
  return [...hand.choices.keys()].filter(
    (t) => !shown.has(t) && t !== 'base' && (typeof t === 'string' ? isBase(t) : seen(view, t) !== undefined) && ask.kind !== 'placement',
  )
}
