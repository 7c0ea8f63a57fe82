/** The first game, step by step. Each lesson waits for what it teaches; one that can't happen now is passed over. */
import type { View } from '@orrery/deckbuilding/view'
import type { Lesson, Moment as Of } from '../../../table/learn/lesson.ts'
import { facts, seen } from '../model.ts'

type Moment = Of<View>

const mine = (m: Moment, t: string): boolean => m.since.some((x) => x.e.t === t && x.e['seat'] === m.view.you)
const offers = (m: Moment, t: string): boolean => m.ask?.options.some((o) => o.t === t) ?? false
/** An own unit in play that can attack and has not been chosen for it. */
const FREE_UNIT = '.zone-lane .thing:not(.mark-spent, .mark-mine) .num-attack'
const main = (m: Moment): boolean => m.ask?.kind === 'main'

export const LESSONS: readonly Lesson<View>[] = [
  {
    id: 'goal',
    title: { en: 'Welcome, commander', uk: 'Вітаємо, командире', ru: 'Приветствуем, командир' },
    text: {
      en: 'You lead the Rebels. Whoever first destroys three bases of the other side wins. Everything that can be done now has a thin outline; anything else tells you why not when you click it.',
      uk: 'Ви очолюєте повстанців. Перемагає той, хто першим знищить три бази суперника. Усе, що зараз можна зробити, має тонку рамку; решта пояснить, чому ні, якщо натиснути.',
      ru: 'Вы возглавляете повстанцев. Побеждает тот, кто первым уничтожит три базы соперника. Всё, что можно сделать сейчас, обведено тонкой рамкой; остальное объяснит, почему нет, если нажать.',
    },
  },
  {
    id: 'bases',
    at: '.zone-foe .thing.is-base',
    title: { en: 'The enemy base', uk: 'Ворожа база', ru: 'Вражеская база' },
    text: {
      en: 'This is the base to destroy first. The ruler shows how much damage it can still take. Your own base lies below.',
      uk: 'Цю базу треба знищити першою. Лінійка показує, скільки пошкоджень вона ще витримає. Ваша база — нижче.',
      ru: 'Эту базу нужно уничтожить первой. Линейка показывает, сколько повреждений она ещё выдержит. Ваша база — ниже.',
    },
  },
  {
    id: 'row',
    at: '.zone-row .row-cards',
    title: { en: 'The galaxy row', uk: 'Ряд галактики', ru: 'Ряд галактики' },
    text: {
      en: 'Here both sides buy cards. Orange ones are yours to buy, blue ones belong to the Empire, the dotted ones to whoever pays first. The disc is the cost. Rest the pointer on a card, or hold it, to read it.',
      uk: 'Тут обидві сторони купують карти. Помаранчеві — ваші, сині — Імперії, з крапками — хто перший заплатить. Кружок — вартість. Наведіть на карту чи потримайте її, щоб прочитати.',
      ru: 'Здесь обе стороны покупают карты. Оранжевые — ваши, синие — Империи, с точками — кто первый заплатит. Кружок — стоимость. Наведите на карту или подержите её, чтобы прочитать.',
    },
  },
  {
    id: 'play',
    at: '.hand-cards',
    title: { en: 'Play a card', uk: 'Зіграйте карту', ru: 'Разыграйте карту' },
    text: {
      en: 'Playing costs nothing. Click a card of your hand: its resources go to your purse at once, and it can attack or use its ability later in the turn.',
      uk: 'Грати карти можна без плати. Натисніть карту на руці: ресурси одразу ваші, а карта ще зможе атакувати чи застосувати властивість.',
      ru: 'Розыгрыш ничего не стоит. Нажмите карту на руке: ресурсы сразу ваши, а карта ещё сможет атаковать или применить свойство.',
    },
    done: (m) => mine(m, 'play'),
    possible: (m) => !main(m) || offers(m, 'play'),
  },
  {
    id: 'play-rest',
    at: '.hand-cards',
    title: { en: 'Play the rest', uk: 'Зіграйте решту', ru: 'Разыграйте остальное' },
    text: {
      en: 'What stays in your hand is discarded at the end of the turn, so play everything. The Temple Guardian lets you choose: attack, resources or Force.',
      uk: 'Що лишиться на руці, піде у скид наприкінці ходу, тож грайте все. Вартовий храму дає вибір: атака, ресурси чи Сила.',
      ru: 'Что останется на руке, уйдёт в сброс в конце хода, так что играйте всё. Страж храма даёт выбор: атака, ресурсы или Сила.',
    },
    done: (m) => main(m) && !offers(m, 'play'),
  },
  {
    id: 'sabotage',
    // First a unit, then what it attacks.
    at: '.board:not(:has(.zone-lane .mark-mine)) .zone-lane, .board:has(.zone-lane .mark-mine) .zone-row .row-cards',
    title: { en: 'Sabotage', uk: 'Диверсія', ru: 'Диверсия' },
    text: {
      en: 'Your units may attack Empire units in the row: click a unit with attack, then a card with a reticle. When your attack reaches its target value, the card is gone and its reward is yours.',
      uk: 'Ваші бійці можуть атакувати бійців Імперії в ряді: натисніть бійця з атакою, потім карту з прицілом. Якщо атаки вистачає на стійкість, карта зникає, а винагорода ваша.',
      ru: 'Ваши отряды могут атаковать отряды Империи в ряду: нажмите отряд с атакой, потом карту с прицелом. Если атаки хватает на стойкость, карта исчезает, а награда ваша.',
    },
    done: (m) => m.since.some((x) => x.e.t === 'attack' && typeof x.e['target'] === 'number'),
    possible: (m) => !main(m) || m.view.row.some((id) => m.ask?.options.some((o) => o.t === 'commit' && o.c === id) === true),
  },
  {
    id: 'buy',
    at: '.zone-row .row-cards',
    title: { en: 'Buy a card', uk: 'Придбайте карту', ru: 'Купите карту' },
    text: {
      en: 'A golden disc means that you can pay. Click the card, then Buy. It goes to your discard pile and comes to your hand when the deck has been reshuffled.',
      uk: 'Золотий кружок означає, що ви можете заплатити. Натисніть карту, потім «Придбати». Вона піде у скид і прийде на руку після перетасування колоди.',
      ru: 'Золотой кружок означает, что вы можете заплатить. Нажмите карту, потом «Купить». Она уйдёт в сброс и придёт на руку после перетасовки колоды.',
    },
    done: (m) => mine(m, 'buy'),
    possible: (m) => !main(m) || offers(m, 'buy'),
  },
  {
    id: 'end',
    at: '.bar-actions',
    title: { en: 'End your turn', uk: 'Завершіть хід', ru: 'Завершите ход' },
    text: {
      en: 'Your units and the rest of your hand go to the discard pile, unspent resources are lost, and you draw five new cards.',
      uk: 'Бійці та решта руки йдуть у скид, невитрачені ресурси пропадають, і ви берете п’ять нових карт.',
      ru: 'Отряды и остаток руки уходят в сброс, непотраченные ресурсы пропадают, и вы берёте пять новых карт.',
    },
    done: (m) => m.since.some((x) => x.e.t === 'end-turn' && x.e['seat'] === m.view.you),
  },
  {
    id: 'watch',
    at: '.zone-lane',
    title: { en: 'The Empire’s turn', uk: 'Хід Імперії', ru: 'Ход Империи' },
    text: {
      en: 'Watch what it plays, buys and attacks. The log at the right tells it in words.',
      uk: 'Дивіться, що вона грає, купує й атакує. Журнал розповідає про це словами.',
      ru: 'Смотрите, что она играет, покупает и атакует. Журнал рассказывает об этом словами.',
    },
    done: (m) => main(m) && m.view.active === m.view.you,
  },
  {
    id: 'force',
    at: '.force',
    title: { en: 'The Force', uk: 'Сила', ru: 'Сила' },
    text: {
      en: 'Cards with the eclipse move the marker to your end. While it is on your side, the Force is with you and some cards do more. On the last space you start your turn with one resource more.',
      uk: 'Карти з затемненням рухають позначку до вашого краю. Поки вона на вашому боці, Сила з вами й деякі карти вміють більше. З крайньої поділки ви починаєте хід із зайвим ресурсом.',
      ru: 'Карты с затмением двигают маркер к вашему краю. Пока он на вашей стороне, Сила с вами и некоторые карты умеют больше. С крайнего деления вы начинаете ход с лишним ресурсом.',
    },
  },
  {
    id: 'ability',
    at: '.zone-lane',
    title: { en: 'Use an ability', uk: 'Застосуйте властивість', ru: 'Примените свойство' },
    text: {
      en: 'Play your cards. A small triangle marks an ability that you may use once a turn: click the card in play, then Use.',
      uk: 'Зіграйте карти. Трикутничок позначає властивість, яку можна застосувати раз за хід: натисніть карту в грі, потім «Застосувати».',
      ru: 'Разыграйте карты. Треугольник отмечает свойство, которое можно применить раз за ход: нажмите карту в игре, потом «Применить».',
    },
    done: (m) => mine(m, 'use'),
    possible: (m) => !main(m) || offers(m, 'use') || (m.view.players[m.view.you]?.hand ?? []).some((id) => abilityOf(m.view, id) === 'activated'),
  },
  {
    id: 'ships',
    at: '.zone-foe .thing.is-plate:not(.is-base)',
    title: { en: 'Capital ships defend', uk: 'Великі кораблі боронять', ru: 'Большие корабли защищают' },
    text: {
      en: 'Ships stay in play from turn to turn. As long as the enemy has one, an attack on the base hits the ships first. Damage on them stays.',
      uk: 'Кораблі лишаються в грі з ходу в хід. Поки ворог має хоч один, атака на базу влучає спершу в кораблі. Пошкодження на них лишаються.',
      ru: 'Корабли остаются в игре из хода в ход. Пока у врага есть хоть один, атака на базу попадает сначала в корабли. Повреждения на них остаются.',
    },
    possible: (m) => (m.view.players[1 - m.view.you]?.ships.length ?? 0) > 0,
  },
  {
    id: 'attack',
    at: `.board:has(${FREE_UNIT}) .zone-lane, .board:not(:has(${FREE_UNIT})) .zone-foe .plates`,
    title: { en: 'Attack the base', uk: 'Атакуйте базу', ru: 'Атакуйте базу' },
    text: {
      en: 'Choose every unit that can still attack, then click the enemy base. The dial shows the sum. Then confirm the attack.',
      uk: 'Виберіть усіх, хто ще може атакувати, потім натисніть ворожу базу. Циферблат покаже суму. Тоді підтвердьте атаку.',
      ru: 'Выберите всех, кто ещё может атаковать, потом нажмите вражескую базу. Циферблат покажет сумму. Затем подтвердите атаку.',
    },
    done: (m) => m.since.some((x) => x.e.t === 'attack' && x.e['target'] === 'base' && x.e['seat'] === m.view.you),
    possible: (m) => !main(m) || (m.ask?.options.some((o) => o.key === 'commit:base') ?? false),
  },
  {
    id: 'free',
    at: '.zone-foe .plates',
    title: { en: 'Bring the base down', uk: 'Знищіть базу', ru: 'Уничтожьте базу' },
    text: {
      en: 'You know enough. Buy, attack, and destroy this base; it may take a few turns. A wrong click can be taken back until something new is revealed.',
      uk: 'Ви вже знаєте досить. Купуйте, атакуйте й знищіть цю базу; на це може піти кілька ходів. Хибний крок можна повернути, поки не відкрито нічого нового.',
      ru: 'Вы знаете достаточно. Покупайте, атакуйте и уничтожьте эту базу; на это может уйти несколько ходов. Ошибку можно вернуть, пока не открыто ничего нового.',
    },
    done: (m) => m.since.some((x) => x.e.t === 'base-destroyed' && x.e['by'] === m.view.you),
  },
  {
    id: 'finish',
    title: { en: 'One base down', uk: 'Одну базу знищено', ru: 'Одна база уничтожена' },
    text: {
      en: 'The base lies in your victory pile; the Empire chooses a new one when its turn begins. Two more and you win. Play on, or start a game of your own from the lobby. The rulebook is always one key away.',
      uk: 'База лежить у вашому стосі переможних карт; Імперія вибере нову на початку свого ходу. Ще дві — і перемога. Грайте далі або почніть власну гру із зали. Правила завжди поруч.',
      ru: 'База лежит в вашей стопке победных карт; Империя выберет новую в начале своего хода. Ещё две — и победа. Играйте дальше или начните свою игру из зала. Правила всегда рядом.',
    },
  },
]

function abilityOf(view: View, id: number): string | null {
  const card = seen(view, id)
  return card === undefined ? null : (facts(card.def).ability?.timing ?? null)
}
