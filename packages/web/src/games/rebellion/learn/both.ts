/** Lessons that both sides take: asides that come when the table comes to them, and the end of a round. */
import { asked, began, happened, offered, refreshing, type Lesson } from './moments.ts'

/** Given in between, when it happens for the first time. */
export const ASIDES: readonly Lesson[] = [
  {
    id: 'oppose',
    now: (m) => asked(m, 'oppose'),
    at: '.bar-actions',
    title: { en: 'Stand in their way?', uk: 'Завадити місії?', ru: 'Помешать заданию?' },
    text: {
      en: 'The other side attempts a mission. Leaders of yours in that system roll against it by themselves; you may send one more from the pool. It then stands there for this round, and ships of yours cannot leave where it stands.',
      uk: 'Суперник намагається виконати місію. Ваші лідери в цій системі кидають кубики проти неї самі; можна послати ще одного з резерву. Тоді він стоїть там до кінця раунду, і ваші кораблі звідти вже не підуть.',
      ru: 'Соперник пытается выполнить задание. Ваши командиры в этой системе бросают кубики против него сами; можно послать ещё одного из пула. Тогда он стоит там до конца раунда, и ваши корабли оттуда уже не уйдут.',
    },
  },
  {
    id: 'add-leader',
    now: (m) => asked(m, 'add-leader'),
    at: '.bar-actions',
    title: { en: 'A leader for the battle', uk: 'Лідер для бою', ru: 'Командир для боя' },
    text: {
      en: 'A side without a leader there may add one from its pool. The blue disc says how many space tactic cards it draws, the orange square how many ground ones.',
      uk: 'Сторона без лідера в системі може додати одного з резерву. Синій кружок каже, скільки карт космічної тактики він бере, помаранчевий квадрат — скільки наземної.',
      ru: 'Сторона без командира в системе может добавить одного из пула. Синий кружок говорит, сколько карт космической тактики он берёт, оранжевый квадрат — сколько наземной.',
    },
  },
  {
    id: 'combat-action',
    now: (m) => asked(m, 'combat-action'),
    at: '.bar-actions',
    title: { en: 'Dice and cards', uk: 'Кубики й карти', ru: 'Кубики и карты' },
    text: {
      en: 'Your dice are rolled. You may play tactic cards now or spend crossed blades to draw one. When you have had enough, go on to the damage.',
      uk: 'Ваші кубики кинуто. Тепер можна зіграти карти тактики або витратити схрещені леза, щоб узяти ще одну. Коли досить, переходьте до пошкоджень.',
      ru: 'Ваши кубики брошены. Теперь можно сыграть карты тактики или потратить скрещённые клинки, чтобы взять ещё одну. Когда хватит, переходите к урону.',
    },
  },
  {
    id: 'assign-hit',
    now: (m) => asked(m, 'assign-hit'),
    at: '.scene, .bar-actions',
    title: { en: 'Place your hits', uk: 'Розподіліть влучання', ru: 'Распределите попадания' },
    text: {
      en: 'A hit goes to a unit whose shields have its colour: red to large ships and vehicles, black to fighters and troops. A direct hit goes anywhere. Finish one unit before you scratch two.',
      uk: 'Влучання йде на війська зі щитами того самого кольору: червоне — на великі кораблі й техніку, чорне — на винищувачі й піхоту. Пряме влучання — на будь-кого. Краще добити одного, ніж подряпати двох.',
      ru: 'Попадание идёт в отряд со щитами того же цвета: красное — в большие корабли и технику, чёрное — в истребители и пехоту. Прямое попадание — в любого. Лучше добить одного, чем поцарапать двоих.',
    },
  },
  {
    id: 'block',
    now: (m) => asked(m, 'block'),
    at: '.bar-actions',
    title: { en: 'Block the damage', uk: 'Заблокуйте пошкодження', ru: 'Заблокируйте урон' },
    text: {
      en: 'Hits have been placed on your units. Some tactic cards take damage off again, now, before anything is destroyed.',
      uk: 'На ваші війська розподілено влучання. Деякі карти тактики знімають пошкодження — саме тепер, перш ніж щось знищено.',
      ru: 'На ваши отряды распределены попадания. Некоторые карты тактики снимают урон — именно сейчас, пока ничего не уничтожено.',
    },
  },
  {
    id: 'retreat',
    now: (m) => asked(m, 'retreat'),
    at: '.bar-actions',
    title: { en: 'Stay or retreat', uk: 'Лишитися чи відступити', ru: 'Остаться или отступить' },
    text: {
      en: 'After each round of combat a side may leave with a leader and its ships to a neighbouring system. Who stays fights on until one side is gone.',
      uk: 'Після кожного раунду бою сторона може вийти з лідером і кораблями в сусідню систему. Хто лишається, б’ється, доки одної зі сторін не стане.',
      ru: 'После каждого раунда боя сторона может уйти с командиром и кораблями в соседнюю систему. Кто остаётся, сражается, пока одной из сторон не станет.',
    },
  },
]

/** Given by both sides after their first orders. */
export const PASS: Lesson = {
  id: 'pass',
  at: '.bar-actions',
  title: { en: 'Spend the rest, or pass', uk: 'Решта лідерів — або пас', ru: 'Остальные командиры — или пас' },
  text: {
    en: 'Go on with the leaders that you have left: one order a turn. A leader that stays in the pool can still stand in the way of missions. When you have nothing more to do, pass; once both have passed, the round is refreshed.',
    uk: 'Дійте рештою лідерів: один наказ за хід. Лідер, що лишається в резерві, ще може завадити місіям. Коли більше нічого робити, пасуйте; коли спасують обидва, настане фаза відновлення.',
    ru: 'Действуйте остальными командирами: один приказ за ход. Командир, оставшийся в пуле, ещё может помешать заданиям. Когда делать больше нечего, пасуйте; когда спасуют оба, наступит фаза обновления.',
  },
  done: (m) => began(m, 'refresh') || m.view.mobilizations.some((n) => n > 0 && asked(m, 'mobilization')) || refreshing(m),
}

export const DEPLOY: Lesson = {
  id: 'deploy',
  at: '.bar-actions',
  title: { en: 'Build and deploy', uk: 'Будуйте й розташовуйте', ru: 'Стройте и дислоцируйте' },
  text: {
    en: 'On some rounds, signed on the track, systems build what their icons show; it waits on the queue for as many rounds as its space says. What leaves the queue you place in systems of yours, two units each at most.',
    uk: 'У деяких раундах, позначених на треку, системи будують те, що показують їхні символи; воно чекає в черзі стільки раундів, скільки каже комірка. Що вийшло з черги, ставте у свої системи — щонайбільше двоє військ у кожну.',
    ru: 'В некоторых раундах, отмеченных на треке, системы производят то, что показывают их символы; оно ждёт в очереди столько раундов, сколько говорит ячейка. Что вышло из очереди, ставьте в свои системы — не больше двух отрядов в каждую.',
  },
  done: (m) => happened(m, 'round') || asked(m, 'assign'),
  possible: (m) => refreshing(m) || asked(m, 'build', 'deploy') || offered(m, 'deploy'),
}
