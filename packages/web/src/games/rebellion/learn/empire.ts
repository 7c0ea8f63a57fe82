/** The Empire's first game: a mission, a fleet, a battle, and the hunt for the base. */
import { ASIDES, DEPLOY, PASS } from './both.ts'
import { asked, began, happened, isHidden, isLoyal, isOnMission, isReady, mayAssign, mayTake } from './moments.ts'
import { MISSION_THEN_LEADER, offered, ON_MISSIONS, onMap, stand, waits, WHO_MAY_COME, type Lesson } from './moments.ts'
import { REBEL } from '../model.ts'

const EMPIRE = 1

export const EMPIRE_LESSONS: readonly Lesson[] = [
  {
    id: 'goal',
    at: '.track',
    title: { en: 'Find them', uk: 'Знайдіть їх', ru: 'Найдите их' },
    text: {
      en: 'You lead the Empire. Somewhere on this map the Rebels hide their base: find it and take it with your ground troops. Time works for them: when the white time marker meets the orange reputation star, they have won.',
      uk: 'Ви очолюєте Імперію. Десь на цій мапі повстанці ховають базу: знайдіть її і захопіть наземними військами. Час грає за них: коли білий жетон часу зустріне помаранчеву зірку репутації, вони переможуть.',
      ru: 'Вы возглавляете Империю. Где-то на этой карте повстанцы прячут базу: найдите её и захватите наземными отрядами. Время играет за них: когда белый жетон времени встретит оранжевую звезду репутации, они победят.',
    },
  },
  {
    id: 'map',
    at: `${onMap('mandalore')} > image`,
    title: { en: 'Reading the map', uk: 'Як читати мапу', ru: 'Как читать карту' },
    text: {
      en: 'What touches is adjacent. A hexagon means loyal to the Empire, clamps mean occupied by your troops, an open ring loyal to the Rebels, dots neutral. Ships stand above a planet, ground troops below. Hold or right-click anything to look at it.',
      uk: 'Що торкається, те сусіднє. Шестикутник — лояльна Імперії, скоби — окупована вашими військами, відкрите кільце — лояльна повстанцям, крапки — нейтральна. Кораблі — над планетою, наземні війська — під нею. Утримуйте чи клацніть правою, щоб роздивитися.',
      ru: 'Что соприкасается, то соседнее. Шестиугольник — лояльна Империи, скобы — порабощена вашими отрядами, открытое кольцо — лояльна повстанцам, точки — нейтральна. Корабли — над планетой, наземные отряды — под ней. Удерживайте или щёлкните правой, чтобы рассмотреть.',
    },
  },
  {
    id: 'leaders',
    at: '.hand-group.pool',
    title: { en: 'Leaders do everything', uk: 'Усе роблять лідери', ru: 'Всё делают командиры' },
    text: {
      en: 'Each leader acts once a round: on a mission, at the head of a fleet, or against the missions of the Rebels. The signs are skills: bubbles diplomacy, eye intel, dagger spec ops, nut logistics. Disc and square are tactic values; only who has them can move fleets.',
      uk: 'Кожен лідер діє раз за раунд: на місії, на чолі флоту або проти місій повстанців. Знаки — це вміння: бульбашки — дипломатія, око — розвідка, кинджал — спецоперації, гайка — логістика. Кружок і квадрат — значення тактики; лише з ними можна вести флот.',
      ru: 'Каждый командир действует раз за раунд: на задании, во главе флота или против заданий повстанцев. Знаки — это навыки: облачка — дипломатия, глаз — разведка, кинжал — спецоперации, гайка — логистика. Кружок и квадрат — значения тактики; только с ними можно вести флот.',
    },
  },
  {
    id: 'assign',
    at: MISSION_THEN_LEADER,
    title: { en: 'Assign a mission', uk: 'Призначте на місію', ru: 'Назначьте на задание' },
    text: {
      en: 'Missions are planned in secret. Click {gather-intel}, then a leader with the eye: {admiral-piett} has two. It draws probe cards, each of which tells you where the base is not.',
      uk: 'Місії планують таємно. Натисніть місію «{gather-intel}», тоді лідера з оком: {admiral-piett} має два. Місія дає карти розвідників, кожна з яких каже, де бази немає.',
      ru: 'Задания планируют тайно. Нажмите задание «{gather-intel}», затем командира с глазом: {admiral-piett} имеет два. Задание даёт карты зондов, каждая из которых говорит, где базы нет.',
    },
    done: (m) => happened(m, 'assign', EMPIRE),
    possible: (m) => mayAssign(m, 'gather-intel', 'admiral-piett'),
  },
  {
    id: 'assigned',
    at: '.bar-actions',
    title: { en: 'Keep some in the pool', uk: 'Лишіть когось у резерві', ru: 'Оставьте кого-то в пуле' },
    text: {
      en: 'You could send more, but who is on a mission can’t lead a fleet or stand in the way of the Rebels. Keep {grand-moff-tarkin} and {darth-vader}, and press “Done assigning”.',
      uk: 'Можна призначити й більше, але хто на місії, той не веде флот і не заважає повстанцям. Хай лишаться {grand-moff-tarkin} і {darth-vader}; завершіть призначення.',
      ru: 'Можно назначить и больше, но кто на задании, тот не ведёт флот и не мешает повстанцам. Пусть останутся {grand-moff-tarkin} и {darth-vader}; завершите назначение.',
    },
    done: (m) => began(m, 'command') || !(waits(m) || asked(m, 'assign')),
    possible: (m) => (waits(m) || asked(m, 'assign')) && isReady(m, 'grand-moff-tarkin') && isReady(m, 'darth-vader'),
  },
  {
    id: 'watch',
    at: '.bar',
    title: { en: 'The Rebels go first', uk: 'Першими — повстанці', ru: 'Первыми — повстанцы' },
    text: {
      en: 'In the command phase the sides take turns, one order each: activate a system, or turn a mission up. Watch theirs; if it is a mission, you may be asked whether you stand in its way.',
      uk: 'У фазі наказів сторони ходять по черзі, по одному наказу: активувати систему або розкрити місію. Дивіться; якщо це місія, вас можуть спитати, чи заважаєте ви їй.',
      ru: 'В фазе командования стороны ходят по очереди, по одному приказу: активировать систему или раскрыть задание. Смотрите; если это задание, вас могут спросить, мешаете ли вы ему.',
    },
    done: (m) => asked(m, 'command'),
  },
  {
    id: 'activate',
    at: onMap('kashyyyk'),
    title: { en: 'Send a fleet', uk: 'Пошліть флот', ru: 'Пошлите флот' },
    text: {
      en: '{kashyyyk} is loyal to the Rebels and weakly held, and your fleet waits next door at {mandalore}. Click {kashyyyk}, then the leader who goes there: {grand-moff-tarkin}. From a system where a leader of yours stands nothing can move on in this round.',
      uk: '{kashyyyk} — система, лояльна повстанцям і слабко захищена, а ваш флот чекає поруч ({mandalore}). Натисніть цю систему, тоді лідера, який туди вирушить; це {grand-moff-tarkin}. Із системи, де стоїть ваш лідер, у цьому раунді вже ніхто не піде.',
      ru: '{kashyyyk} — система, лояльная повстанцам и слабо защищённая, а ваш флот ждёт рядом ({mandalore}). Нажмите эту систему, затем командира, который туда отправится; это {grand-moff-tarkin}. Из системы, где стоит ваш командир, в этом раунде уже никто не уйдёт.',
    },
    done: (m) => happened(m, 'activate', EMPIRE),
    // Whoever reads on late finds another position: what the lesson tells must still be so.
    possible: (m) =>
      (!asked(m, 'command') || offered(m, 'activate')) &&
      isLoyal(m, 'kashyyyk', REBEL) &&
      !stand(m, 'kashyyyk', { stormtrooper: 1 }) &&
      stand(m, 'mandalore', { 'star-destroyer': 1, stormtrooper: 1 }) &&
      isReady(m, 'grand-moff-tarkin'),
  },
  {
    id: 'move',
    at: WHO_MAY_COME,
    title: { en: 'Who comes along', uk: 'Хто летить', ru: 'Кто летит' },
    text: {
      en: 'Click units in the lit system. A {tie-fighter} and ground troops need a seat on a ship: a {star-destroyer} has six, the bar counts them. Take troops too: only they can hold a planet. Then press Move.',
      uk: 'Натискайте війська в підсвіченій системі. {tie-fighter} і наземні війська летять лише на кораблі: {star-destroyer} має шість місць, панель рахує. Візьміть і піхоту: лише вона втримає планету. Тоді натисніть «Перемістити».',
      ru: 'Нажимайте отряды в подсвеченной системе. {tie-fighter} и наземные отряды летят только на корабле: {star-destroyer} имеет шесть мест, панель считает. Возьмите и пехоту: только она удержит планету. Затем нажмите «Переместить».',
    },
    done: (m) => happened(m, 'move', EMPIRE) || !(waits(m) || asked(m, 'move')),
    possible: (m) => mayTake(m, 'star-destroyer', 'tie-fighter'),
  },
  {
    id: 'battle',
    title: { en: 'Battle', uk: 'Бій', ru: 'Бой' },
    text: {
      en: 'Space first, then the ground, one attack of each side, round after round. The dials show your chances from here on. Whoever has troops left on the planet in the end holds it.',
      uk: 'Спершу космос, тоді земля, по одній атаці кожної сторони, раунд за раундом. Циферблати показують ваші шанси від цієї миті. Чиї війська лишаться на планеті, того й планета.',
      ru: 'Сначала космос, затем земля, по одной атаке каждой стороны, раунд за раундом. Циферблаты показывают ваши шансы с этой минуты. Чьи отряды останутся на планете, того и планета.',
    },
    done: (m) => happened(m, 'combat-end') || !(waits(m) || m.view.combat !== null),
    possible: (m) => waits(m) || m.view.combat !== null,
  },
  {
    id: 'reveal',
    at: ON_MISSIONS,
    title: { en: 'Turn your mission up', uk: 'Розкрийте місію', ru: 'Раскройте задание' },
    text: {
      en: 'On your turn click the mission under its leader and reveal it, then choose where: a system loyal to the Rebels. If somebody stands in the way, both roll dice, one for each skill sign; you need more successes.',
      uk: 'У свій хід натисніть місію під лідером і розкрийте її, тоді оберіть де: лояльну повстанцям систему. Якщо хтось заважає, обидва кидають кубики, по одному за кожен знак уміння; вам треба більше успіхів.',
      ru: 'В свой ход нажмите задание под командиром и раскройте его, затем выберите где: лояльную повстанцам систему. Если кто-то мешает, оба бросают кубики, по одному за каждый знак навыка; вам нужно больше успехов.',
    },
    done: (m) => happened(m, 'mission-result', EMPIRE),
    possible: (m) => isOnMission(m, 'gather-intel'),
  },
  {
    id: 'hunt',
    at: '.hunt-open',
    title: { en: 'The hunt notebook', uk: 'Нотатник полювання', ru: 'Блокнот охоты' },
    text: {
      en: 'Press H or this button: paper is where the base can still be, the rest is ruled out by probe cards, troops or what the Rebels showed. Mark your guesses there; nobody else sees them.',
      uk: 'Натисніть H або цю кнопку: папір — там база ще може бути, решту виключили карти розвідників, війська чи дії самих повстанців. Позначайте там здогади; ніхто інший їх не бачить.',
      ru: 'Нажмите H или эту кнопку: бумага — там база ещё может быть, остальное исключили карты зондов, отряды или действия самих повстанцев. Помечайте там догадки; больше никто их не видит.',
    },
    done: (m) => m.shown.includes('notebook'),
    possible: isHidden,
  },
  PASS,
  {
    id: 'refresh',
    at: '.head-imperial',
    title: { en: 'Refresh: the probes report', uk: 'Відновлення: доповідь розвідників', ru: 'Обновление: донесения зондов' },
    text: {
      en: 'Leaders come home, both sides draw two missions, and you get two probe cards: two systems fewer, look at the notebook. The Rebels draw an objective, and the time marker moves on.',
      uk: 'Лідери повертаються, обидві сторони беруть по дві місії, а ви — дві карти розвідників: на дві системи менше, погляньте в нотатник. Повстанці беруть ціль, і жетон часу йде далі.',
      ru: 'Командиры возвращаются, обе стороны берут по два задания, а вы — две карты зондов: на две системы меньше, загляните в блокнот. Повстанцы берут цель, и жетон времени идёт дальше.',
    },
  },
  DEPLOY,
  {
    id: 'free',
    title: { en: 'Now hunt', uk: 'Тепер полюйте', ru: 'Теперь охотьтесь' },
    text: {
      en: 'You know enough. Spread your troops, narrow the list, and when the base comes to light, bring more than you need. The rulebook is beside the log, and every “why not” tells its rule.',
      uk: 'Ви знаєте досить. Розсилайте війська, звужуйте список, а коли база відкриється, ведіть більше, ніж треба. Правила — поруч із журналом, а кожне «чому ні» назве своє правило.',
      ru: 'Вы знаете достаточно. Рассылайте отряды, сужайте список, а когда база откроется, ведите больше, чем нужно. Правила — рядом с журналом, а каждое «почему нет» назовёт своё правило.',
    },
  },
  ...ASIDES,
]
