/** The Rebels' first game: hiding, objectives, a raid, a rapid mobilization, and what the Empire can know. */
import { ASIDES, DEPLOY, PASS } from './both.ts'
import { asked, began, happened, isHidden, isInHand, isOnMission, isReady, mayAssign, mayTake } from './moments.ts'
import { MISSION_THEN_LEADER, offered, ON_MISSIONS, onMap, refreshing, stand, waits, WHO_MAY_COME, type Lesson } from './moments.ts'

const REBELS = 0

export const REBEL_LESSONS: readonly Lesson[] = [
  {
    id: 'goal',
    at: '.track',
    title: { en: 'Stay hidden, be heard', uk: 'Сховатися й бути почутими', ru: 'Скрыться и быть услышанными' },
    text: {
      en: 'You lead the Rebels. You cannot beat the Empire’s fleets, but you need not: win reputation, and the orange star comes nearer to the white time marker. When they meet before your base is taken, the galaxy rises and you win.',
      uk: 'Ви очолюєте повстанців. Флоти Імперії вам не здолати, та й не треба: здобувайте репутацію, і помаранчева зірка наближатиметься до білого жетона часу. Зустрінуться вони, поки база ціла, — галактика повстане, і ви переможете.',
      ru: 'Вы возглавляете повстанцев. Флоты Империи вам не одолеть, да и не нужно: зарабатывайте репутацию, и оранжевая звезда будет приближаться к белому жетону времени. Встретятся они, пока база цела, — галактика восстанет, и вы победите.',
    },
  },
  {
    id: 'hide',
    title: { en: 'Hide your base', uk: 'Сховайте базу', ru: 'Спрячьте базу' },
    text: {
      en: 'Click one of the outlined systems. Far from Imperial fleets is good, near your own is useful: units of the base can only move to it and next door. The Empire never sees what you choose.',
      uk: 'Натисніть одну з обведених систем. Добре — подалі від флотів Імперії, корисно — поруч зі своїми: війська бази ходять лише в її систему та сусідні. Імперія вашого вибору не бачить.',
      ru: 'Нажмите одну из обведённых систем. Хорошо — подальше от флотов Империи, полезно — рядом со своими: отряды базы ходят только в её систему и соседние. Империя вашего выбора не видит.',
    },
    done: (m) => happened(m, 'base-chosen'),
    possible: (m) => waits(m) || asked(m, 'choose-base'),
  },
  {
    id: 'space',
    at: '.base-space',
    title: { en: 'Units out of sight', uk: 'Війська поза мапою', ru: 'Отряды вне карты' },
    text: {
      en: 'As long as the base is hidden its units stand in this box, not on the map. Everybody sees how many they are, nobody where. The small house of the base on the map is for your eyes only.',
      uk: 'Поки базу приховано, її війська стоять у цій комірці, а не на мапі. Усі бачать, скільки їх, ніхто — де. Будиночок бази на мапі видно лише вам.',
      ru: 'Пока база скрыта, её отряды стоят в этой ячейке, а не на карте. Все видят, сколько их, никто — где. Домик базы на карте виден только вам.',
    },
    possible: isHidden,
  },
  {
    id: 'objectives',
    at: '.hand-group.grow-less',
    title: { en: 'Objectives', uk: 'Цілі', ru: 'Цели' },
    text: {
      en: 'Here lie your objectives: each brings reputation when its condition holds. {major-victory} wants Imperial ships with a total health of three destroyed in a combat that you began. You draw one more each round.',
      uk: 'Тут ваші цілі: кожна дає репутацію, коли виконано її умову. «{major-victory}» хоче, щоб у бою, який почали ви, знищили імперські кораблі із сумарною витривалістю три. Щораунду ви берете ще одну.',
      ru: 'Здесь ваши цели: каждая даёт репутацию, когда выполнено её условие. «{major-victory}» хочет, чтобы в бою, который начали вы, были уничтожены имперские корабли суммарной прочностью три. Каждый раунд вы берёте ещё одну.',
    },
    possible: (m) => isInHand(m, 'major-victory'),
  },
  {
    id: 'assign',
    at: MISSION_THEN_LEADER,
    title: { en: 'Plan a mission', uk: 'Сплануйте місію', ru: 'Спланируйте задание' },
    text: {
      en: 'Click {rapid-mobilization}, then a leader with the nut, logistics: {mon-mothma}. The card lies facedown with her on it. It will let you strengthen the base, or move it elsewhere.',
      uk: 'Натисніть місію «{rapid-mobilization}», тоді лідера з гайкою, логістикою; це {mon-mothma}. Карта ляже долілиць разом із нею. Місія дасть зміцнити базу або перенести її.',
      ru: 'Нажмите задание «{rapid-mobilization}», затем командира с гайкой, логистикой; это {mon-mothma}. Карта ляжет рубашкой вверх вместе с ней. Задание даст укрепить базу или перенести её.',
    },
    done: (m) => happened(m, 'assign', REBELS),
    possible: (m) => mayAssign(m, 'rapid-mobilization', 'mon-mothma'),
  },
  {
    id: 'assigned',
    at: '.bar-actions',
    title: { en: 'Keep a general', uk: 'Лишіть полководця', ru: 'Оставьте полководца' },
    text: {
      en: 'Others may go on missions too, but keep one with tactic values, disc and square, to lead an attack: {jan-dodonna}. Then press “Done assigning”. The Empire plans after you.',
      uk: 'На місії можуть піти й інші, але лишіть когось зі значеннями тактики, кружком і квадратом, щоб вести атаку; це {jan-dodonna}. Тоді завершіть призначення. Імперія планує після вас.',
      ru: 'На задания могут пойти и другие, но оставьте кого-то со значениями тактики, кружком и квадратом, чтобы вести атаку; это {jan-dodonna}. Затем завершите назначение. Империя планирует после вас.',
    },
    done: (m) => began(m, 'command') || !(waits(m) || asked(m, 'assign')),
    possible: (m) => (waits(m) || asked(m, 'assign')) && isReady(m, 'jan-dodonna'),
  },
  {
    id: 'activate',
    at: onMap('rodia'),
    title: { en: 'A raid', uk: 'Наскок', ru: 'Налёт' },
    text: {
      en: 'The sides give orders in turn, you first. At {rodia} one {assault-carrier}, one {tie-fighter} and one {stormtrooper} stand alone, and your ships wait at {bothawui} and {naboo} next door. Click {rodia}, then the leader: {jan-dodonna}.',
      uk: 'Накази сторони віддають по черзі, ви — першими. Ціль — {rodia}: там самотні {assault-carrier}, {tie-fighter} і {stormtrooper}, а ваші кораблі чекають поруч ({bothawui}, {naboo}). Натисніть ціль, тоді лідера; це {jan-dodonna}.',
      ru: 'Приказы стороны отдают по очереди, вы — первыми. Цель — {rodia}: там одни {assault-carrier}, {tie-fighter} и {stormtrooper}, а ваши корабли ждут рядом ({bothawui}, {naboo}). Нажмите цель, затем командира; это {jan-dodonna}.',
    },
    done: (m) => happened(m, 'activate', REBELS),
    // Whoever reads on late finds another position: what the lesson tells must still be so.
    possible: (m) =>
      (!asked(m, 'command') || offered(m, 'activate')) &&
      stand(m, 'rodia', { 'assault-carrier': 1, 'tie-fighter': 1, stormtrooper: 1 }) &&
      stand(m, 'bothawui', { 'corellian-corvette': 1 }) &&
      stand(m, 'naboo', { 'rebel-transport': 1 }) &&
      isReady(m, 'jan-dodonna'),
  },
  {
    id: 'move',
    at: WHO_MAY_COME,
    title: { en: 'Who comes along', uk: 'Хто летить', ru: 'Кто летит' },
    text: {
      en: 'Click units in the lit systems. Your fighters fly by themselves, troops need a seat: {corellian-corvette} and {rebel-transport} carry them, the bar counts. Take what shoots, and troops for the ground. Then press Move.',
      uk: 'Натискайте війська в підсвічених системах. Ваші винищувачі літають самі, піхоті потрібне місце: її везуть {corellian-corvette} і {rebel-transport}, панель рахує. Візьміть тих, хто стріляє, і піхоту для землі. Тоді натисніть «Перемістити».',
      ru: 'Нажимайте отряды в подсвеченных системах. Ваши истребители летают сами, пехоте нужно место: её везут {corellian-corvette} и {rebel-transport}, панель считает. Возьмите тех, кто стреляет, и пехоту для земли. Затем нажмите «Переместить».',
    },
    done: (m) => happened(m, 'move', REBELS) || !(waits(m) || asked(m, 'move')),
    possible: (m) => mayTake(m, 'corellian-corvette', 'rebel-transport'),
  },
  {
    id: 'battle',
    title: { en: 'Battle', uk: 'Бій', ru: 'Бой' },
    text: {
      en: 'Space first, then the ground; whoever began the battle attacks first. The dials show your chances from here on. If it was you and enough ships fall, you are asked whether you play your objective: do.',
      uk: 'Спершу космос, тоді земля; першим атакує той, хто почав бій. Циферблати показують ваші шанси від цієї миті. Якщо почали ви і впаде досить кораблів, вас спитають, чи граєте ціль: грайте.',
      ru: 'Сначала космос, затем земля; первым атакует тот, кто начал бой. Циферблаты показывают ваши шансы с этой минуты. Если начали вы и падёт достаточно кораблей, вас спросят, играете ли цель: играйте.',
    },
    done: (m) => happened(m, 'combat-end') || !(waits(m) || m.view.combat !== null),
    possible: (m) => waits(m) || m.view.combat !== null,
  },
  {
    id: 'reveal',
    at: ON_MISSIONS,
    title: { en: 'Turn the mission up', uk: 'Розкрийте місію', ru: 'Раскройте задание' },
    text: {
      en: 'On your next turn click {rapid-mobilization} and reveal it. It says “resolve”: no dice, and nobody can stand in its way. What it brings waits for the end of the phase.',
      uk: 'У наступний хід натисніть місію «{rapid-mobilization}» й розкрийте її. Таку місію виконують без кубиків, і завадити їй не можна. Наслідок чекає до кінця фази.',
      ru: 'В следующий ход нажмите задание «{rapid-mobilization}» и раскройте его. Такое задание выполняют без кубиков, и помешать ему нельзя. Итог ждёт до конца фазы.',
    },
    done: (m) => happened(m, 'mission-result', REBELS) || happened(m, 'mission-over', REBELS),
    possible: (m) => isOnMission(m, 'rapid-mobilization'),
  },
  {
    id: 'record',
    at: '.hunt-open',
    title: { en: 'What the Empire can know', uk: 'Що може знати Імперія', ru: 'Что может знать Империя' },
    text: {
      en: 'Press H or this button: paper is where everybody must still look for you. Each movement out of the base tells that it is near, each probe card in the Empire’s hand takes a system away without your seeing which.',
      uk: 'Натисніть H або цю кнопку: папір — там вас іще мають шукати. Кожен рух із бази каже, що вона близько, а кожна карта розвідників у руках Імперії забирає систему, і вам не видно яку.',
      ru: 'Нажмите H или эту кнопку: бумага — там вас ещё должны искать. Каждое движение с базы говорит, что она близко, а каждая карта зонда в руках Империи забирает систему, и вам не видно какую.',
    },
    done: (m) => m.shown.includes('notebook'),
    possible: isHidden,
  },
  PASS,
  {
    id: 'mobilize',
    at: '.bar-actions',
    title: { en: '{rapid-mobilization}', uk: '{rapid-mobilization}', ru: '{rapid-mobilization}' },
    text: {
      en: 'Now it takes effect. Either up to five units of one system go to the base from anywhere, or you look at probe cards and may found a new base in one of those systems. While nobody is near the old one, move units, or pass.',
      uk: 'Тепер вона діє. Або до п’ятьох військ з однієї системи вирушають на базу звідки завгодно, або ви дивитеся карти розвідників і можете заснувати нову базу в одній із цих систем. Поки до старої далеко, перемістіть війська чи пасуйте.',
      ru: 'Теперь она действует. Либо до пяти отрядов из одной системы уходят на базу откуда угодно, либо вы смотрите карты зондов и можете основать новую базу в одной из этих систем. Пока до старой далеко, переместите отряды или пасуйте.',
    },
    done: (m) => began(m, 'refresh') || (refreshing(m) && !waits(m) && !asked(m, 'mobilization', 'move', 'new-base')),
    // Its question may come a message after the end of the phase.
    possible: (m) => asked(m, 'mobilization', 'move', 'new-base') || (waits(m) && refreshing(m) && m.view.mobilizations.some((n) => n > 0)),
  },
  {
    id: 'reveal-base',
    at: '.base-space',
    title: { en: 'Coming out', uk: 'Вийти з тіні', ru: 'Выйти из тени' },
    text: {
      en: 'The base comes to light when the Empire’s troops land there or the system turns loyal to it. You may also reveal it yourself instead of an order: then its units stand on the map and can go everywhere. There is no way back but a new base.',
      uk: 'База відкривається, коли там висаджуються війська Імперії або система стає лояльною їй. Можна розкрити її й самим замість наказу: тоді її війська стануть на мапі й підуть куди завгодно. Назад дороги немає, хіба нова база.',
      ru: 'База открывается, когда там высаживаются отряды Империи или система становится лояльной ей. Можно раскрыть её и самим вместо приказа: тогда её отряды встанут на карте и пойдут куда угодно. Обратной дороги нет, разве что новая база.',
    },
    possible: isHidden,
  },
  {
    id: 'refresh',
    at: '.head-rebel',
    title: { en: 'Refresh', uk: 'Відновлення', ru: 'Обновление' },
    text: {
      en: 'Leaders come home, both sides draw two missions, the Empire two probe cards, you one objective. The time marker goes one space: so much nearer to the star.',
      uk: 'Лідери повертаються, обидві сторони беруть по дві місії, Імперія — дві карти розвідників, ви — одну ціль. Жетон часу йде на крок далі: настільки ж ближче до зірки.',
      ru: 'Командиры возвращаются, обе стороны берут по два задания, Империя — две карты зондов, вы — одну цель. Жетон времени идёт на шаг дальше: настолько же ближе к звезде.',
    },
  },
  DEPLOY,
  {
    id: 'free',
    title: { en: 'Hold out', uk: 'Тримайтеся', ru: 'Держитесь' },
    text: {
      en: 'You know enough. Strike where they are weak, win systems over, keep the hunters guessing. The rulebook is beside the log, and every “why not” tells its rule.',
      uk: 'Ви знаєте досить. Бийте там, де вони слабкі, схиляйте системи на свій бік, плутайте мисливців. Правила — поруч із журналом, а кожне «чому ні» назве своє правило.',
      ru: 'Вы знаете достаточно. Бейте там, где они слабы, склоняйте системы на свою сторону, путайте охотников. Правила — рядом с журналом, а каждое «почему нет» назовёт своё правило.',
    },
  },
  ...ASIDES,
]
