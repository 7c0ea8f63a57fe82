/** The decision bar: one sentence that says what is asked, and the answers that no thing on the table stands for. */
import { useEffect, useRef, type ReactNode } from 'react'
import { Part } from '../../app/Guard.tsx'
import { later } from '../../app/later.tsx'
import { SMALL, useMedia } from '../../app/use-media.ts'
import { Sign } from '../../art/Signs.tsx'
import type { Scene } from '../../table/game-ui.ts'
import { plainName, seatName } from '../../table/seat-name.ts'
import { useWholeLines } from '../../table/use-whole-lines.ts'
import { useWords } from '../../words/index.ts'
import { MarkShape } from './art/Pieces.tsx'
import { CardText } from './CardFace.tsx'
import { question, refName } from './labels.ts'
import { OptionButton } from './OptionButton.tsx'
import { LogLine } from './LogLine.tsx'
import { told } from '@orrery/rebellion/rulebook/teller'
import { cardId, cardOf, goesAlone, leaderNo, liesBelow, mission, placeId, placeNo, roleOfSeat, type Option } from './model.ts'
import { RoleSign } from './Sides.tsx'
import { forOwner, nameOf, type Texts } from './texts.ts'
import { RULE_NOW } from './rule-now.tsx'
import { lossBy } from './sure.ts'
import type { Hand } from './use-hand.ts'
import { useGameWords, withSceneWords } from './words/index.ts'

const choices = () => withSceneWords(import('./choices/Choices.tsx'))
const Choices = later(() => choices().then((m) => m.Choices))
/** Where one walks through the past. */
const Decided = later(() => choices().then((m) => m.Decided))
const Waiting = later(() => choices().then((m) => m.Waiting))

/** From the first answer on they are there before they are asked for: what begins with a table stays small. */
function useChoicesAhead(seq: number | undefined): void {
  const first = useRef(seq)
  useEffect(() => {
    if (seq !== first.current) choices().catch(() => undefined)
  }, [seq])
}

interface Props {
  readonly hand: Hand
  readonly scene: Scene
  readonly texts: Texts
}

/** Their answers are more than a row of buttons. */
const SPECIAL: ReadonlySet<string> = new Set(['retreat', 'move', 'assign-hit', 'card-damage', 'oppose'])
/** So many answers fit as buttons; more of them wait for a click on the map or a card. */
const MANY = 12
/** Each unit at each place: more than a row of them, and they are told apart on the map. */
const FEW = 4

/** Of a card with a leader: both glow below the bar. On a phone one of them may be scrolled away: there the buttons stay. */
const answeredBelow = ({ view }: Hand, o: Option): boolean => liesBelow(view, o.c) && liesBelow(view, o.d)

/** The answers that are buttons now: those of what is chosen, or those that no thing on the table stands for. */
function buttonsNow(hand: Hand, oneLine: boolean, small: boolean): readonly Option[] {
  const { ask, place, leader, card, sure } = hand
  if (ask === null) return []
  if (sure !== null) return [sure]
  // The last of them is what is seldom wanted and never undone: to give the own base away. Whoever has begun a turn is not asked for its end.
  const begun = ask.kind === 'command' && (place !== null || card !== null || leader !== null)
  const always = begun
    ? []
    : ask.options.filter((o) => o.c === undefined).toSorted((a, b) => Number(a.t === 'reveal-base') - Number(b.t === 'reveal-base'))
  const rest = ask.options.filter((o) => o.c !== undefined && !(!small && ask.kind === 'assign' && answeredBelow(hand, o)))
  if (place !== null) return [...rest.filter((o) => placeNo(o.c) === place && (leader === null || o.d === leader)), ...always]
  if (card !== null) return [...rest.filter((o) => cardOf(o) === card), ...always]
  if (leader !== null)
    return [...rest.filter((o) => (o.d === leader || o.c === leader) && (rest.length <= MANY || cardOf(o) !== undefined)), ...always]
  // In one line that scrolls any number of names finds room.
  const most = ask.kind === 'deploy' ? FEW : oneLine && rest.every((o) => o.d === undefined && placeNo(o.c) !== undefined) ? rest.length : MANY
  if (rest.length > most || ask.kind === 'command' || ask.kind === 'assign') return always
  return ask.options
}

interface Said {
  readonly question: string
  readonly detail?: ReactNode
}

/** The prepared battle, before anything is done: where it is to be. */
export const isBattleToTry = ({ hand, scene }: Pick<Props, 'hand' | 'scene'>): boolean =>
  hand.ask?.kind === 'command' && scene.log.length === 0 && new URLSearchParams(location.search).has('battle')

function askedSaid(p: Props, g: ReturnType<typeof useGameWords>): Said {
  const { hand, texts } = p
  const { ask, view } = hand
  if (ask === null) return { question: '' }
  const loss = hand.sure === null ? null : lossBy(view, ask, hand.sure)
  if (loss !== null) {
    const place = refName(view, texts, placeId(view.base))
    return { question: g(`reb.sure.${loss.what}`, { place }), detail: g(`reb.sure.${loss.what}Why`, { ...loss }) }
  }
  const name = (def: string | undefined) => (def === undefined ? '' : nameOf(texts, def))
  if (ask.kind === 'command' && hand.place !== null)
    return {
      question: g('reb.bar.activate', { place: refName(view, texts, placeId(hand.place)) }),
      detail: (
        <>
          {hand.leader === null && g('reb.bar.whoLeads')} {goesAlone(view, hand.place) && <span className="alone">{g('reb.bar.alone')}</span>}
        </>
      ),
    }
  const card = cardId(view, hand.card ?? undefined)
  if (card !== undefined && ask.kind === 'command')
    return { question: g('reb.bar.reveal', { card: name(card) }), detail: <CardText def={card} texts={texts} /> }
  if (card !== undefined && ask.kind === 'assign') {
    const facts = mission(card)
    return {
      question: g('reb.bar.assignWho', { card: name(card) }),
      detail:
        facts === undefined ? undefined : (
          <span className="skills">
            {Array.from({ length: facts.skillCount }, (_, i) => (
              <MarkShape key={i} id={facts.skill} size={16} />
            ))}{' '}
            {texts.terms.skills[facts.skill]}
          </span>
        ),
    }
  }
  if (ask.kind === 'deploy' && hand.place === null)
    return {
      question: question(view, texts, ask),
      detail: (
        <Part>
          <Waiting hand={hand} texts={texts} />
        </Part>
      ),
    }
  if (hand.leader !== null && ask.kind !== 'retreat')
    return { question: g(ask.kind === 'assign' ? 'reb.bar.leaderAssign' : 'reb.bar.leaderWhere', { leader: name(hand.leader) }) }
  if (isBattleToTry(p))
    return {
      question: question(view, texts, ask),
      detail: g('reb.bar.battle', { to: name('rodia'), from: name('naboo'), leader: name('admiral-ackbar') }),
    }
  // What is chosen lies below: no button repeats it.
  if (ask.set?.how === 'set' && ask.set.ids.every((id) => liesBelow(view, id)))
    return { question: question(view, texts, ask), detail: g('reb.bar.below') }
  // Asked only so that nobody sees who holds what: whoever does not hold it is told so.
  if (ask.concealed && ask.set === undefined && ask.options.every((o) => o.t === 'pass'))
    return { question: question(view, texts, ask), detail: g('reb.bar.pause') }
  // The card lies open beside it, with its text.
  if (ask.kind === 'oppose' && view.attempt !== null && hand.byPlace.size === 0)
    return { question: question(view, texts, ask), detail: g('reb.bar.oddsEach') }
  const def = typeof ask.about === 'number' ? cardId(view, ask.about) : ask.about
  const detail =
    typeof def === 'string' && placeNo(def) === undefined && leaderNo(def) === undefined ? (
      <>
        {forOwner(def, view.side)}
        <CardText def={def} texts={texts} />
      </>
    ) : undefined
  return { question: question(view, texts, ask), ...(detail !== undefined && { detail }) }
}

export function Bar(p: Props) {
  const w = useWords()
  const words = useRef<HTMLDivElement>(null)
  useWholeLines(words)
  const g = useGameWords()
  const oneLine = useMedia('(max-width: 719px)')
  const small = useMedia(SMALL)
  const { hand, scene } = p
  const { ask } = hand
  useChoicesAhead(scene.open?.seq)
  const to = scene.open?.takeBackTo ?? scene.open?.askTakeBackTo ?? null
  const asks = (scene.open?.takeBackTo ?? null) === null && to !== null
  const waiting = scene.open?.waiting[0]?.seat
  const who = scene.table.seats[waiting ?? 0]
  const last = scene.log.findLast((x) => told(x.e))
  const role = roleOfSeat(hand.view, hand.view.you)
  const theirs = roleOfSeat(hand.view, waiting ?? -1)
  const plain = theirs === null ? seatName(scene.table.seats, who?.seat) : plainName(who)
  const named = theirs === null ? plain : `${plain} (${p.texts.terms.roles[theirs].toLowerCase()})`
  const over = hand.view.result !== null || scene.table.status === 'over'
  const { moment } = scene
  const waits = w(who?.kind === 'bot' ? 'bar.botThinks' : 'bar.waiting', { name: named })
  const said: Said =
    ask !== null
      ? askedSaid(p, g)
      : over && (moment === undefined || moment.at === moment.of)
        ? { question: w('bar.over') }
        : {
            question: moment === undefined ? waits : w('replay.at', { n: moment.at, all: moment.of }),
            detail:
              moment?.answer && last?.at !== moment.at ? (
                <Part>
                  <Decided answer={moment.answer} scene={scene} texts={p.texts} />
                </Part>
              ) : last === undefined ? (
                w('bar.watch')
              ) : (
                <LogLine e={last.e} scene={scene} />
              ),
          }
  const rule = ask === null ? undefined : RULE_NOW[ask.kind]
  const picked = ask?.kind !== 'retreat' && (hand.sure !== null || hand.place !== null || hand.card !== null || hand.leader !== null)
  return (
    <section className={`bar${ask === null ? ' waiting' : ''}`} data-ask={ask?.kind} data-seq={scene.open?.seq} aria-label={w('bar.label')}>
      {scene.takeBack !== undefined && (
        <button type="button" className="btn back" disabled={to === null} onClick={() => to !== null && scene.takeBack?.(to)}>
          <Sign name="takeBack" size={20} />
          <span className="back-word">{w(asks ? 'bar.askTakeBack' : 'bar.takeBack')}</span>
        </button>
      )}
      <div className="bar-words" aria-live="polite" ref={words}>
        <h2>{said.question}</h2>
        <p>
          {role !== null && (
            <span className="my-role">
              <RoleSign role={role} /> {g('reb.bar.role', { role: p.texts.terms.roles[role].toLowerCase() })}{' '}
            </span>
          )}
          {said.detail}{' '}
          {rule !== undefined && (
            <button type="button" className="why-these" onClick={() => scene.openRule(rule)}>
              {g('reb.bar.rule')}
            </button>
          )}
        </p>
      </div>
      <div className="bar-actions">
        {/* It may come to lie where the answer was: the second click of a double one drops nothing. */}
        {picked && (
          <button type="button" className="btn drop" onClick={(e) => (hand.sure !== null && e.detail > 1 ? undefined : hand.clear())}>
            {w('app.cancel')}
          </button>
        )}
        {ask !== null && (ask.set !== undefined || SPECIAL.has(ask.kind)) ? (
          <Part meanwhile={<span aria-busy="true" />}>
            <Choices hand={hand} texts={p.texts} />
          </Part>
        ) : (
          // A button of the next question is another one, with the same answer too: it does not have the focus of this one.
          buttonsNow(hand, oneLine, small).map((o) => (
            <OptionButton key={`${ask?.kind} ${scene.open?.seq} ${o.key}`} o={o} hand={hand} texts={p.texts} />
          ))
        )}
      </div>
      {scene.skip}
    </section>
  )
}
