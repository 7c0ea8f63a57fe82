import type { Log } from './teller.ts'

/** The words of the log in Ukrainian. */
export const log: Log = {
  'log.attack': 'Атака {total} ({cards}){base, select, none {} other { на «{target}»}}.',
  'log.baseDestroyed': '{who}: базу «{card}» знищено й забрано.',
  'log.buy':
    '{paid, plural, =0 {Придбано «{card}» безкоштовно} other {Придбано «{card}» за #}}{to, select, hand {, на руку} deck {, на верх колоди} other {}}.',
  'log.damage': '{card}: пошкодження {n}{prevented, plural, =0 {} other {, відвернуто #}}.',
  'log.defeated': '«{card}» знищено.',
  'log.discard':
    '{from, select, hand {{who}: скинуто з руки «{card}»} row {З ряду галактики скинуто «{card}»} other {З колоди галактики скинуто «{card}»}}.',
  'log.draw': '{who}: узято {cards}.',
  'log.drawHidden': '{who}: узято {n, plural, one {# карту} few {# карти} other {# карт}}.',
  'log.exile': '«{card}» вилучено з гри.',
  'log.failed': 'Атака на «{card}» заслабка.',
  'log.force': 'Сила: {n}.',
  'log.forceBonus': 'Початок: позначка на крайній поділці, ресурс {n}.',
  'log.look': '{who}: переглянуто {cards}.',
  'log.lookHidden': '{who}: переглянуто {n, plural, one {# карту} few {# карти} other {# карт}}.',
  'log.lost': 'Атака {n} пропала.',
  'log.newBase': '{who}: нова база «{card}».',
  'log.option': '{card}: {option, select, attack {атака} resources {ресурси} force {Сила} repair {ремонт} discard {скид} other {вибрано}}.',
  'log.payDiscard': 'Сплачено {paid}: «{card}» іде в скид галактики.',
  'log.play': 'Зіграно «{card}»{resources, plural, =0 {} other {, ресурси +#}}{force, plural, =0 {} other {, Сила +#}}.',
  'log.repair': '{card}: відремонтовано {n}.',
  'log.resources': '{from, select, none {} other {{card}: }}{n, plural, one {# ресурс} few {# ресурси} other {# ресурсів}}.',
  'log.reveal': 'Відкрито з колоди галактики: {card}.',
  'log.rewardLeft': 'Винагороду за «{card}» не взято.',
  'log.rewardTaken': 'Винагорода за «{card}».',
  'log.shipDestroyed': 'Корабель «{card}» знищено.',
  'log.shuffle': '{who}: скид перетасовано в нову колоду.',
  'log.shuffleGalaxy': 'Скид галактики перетасовано в нову колоду галактики.',
  'log.swap': 'Переглянуту карту обміняно на «{card}».',
  'log.take': '{who}: узято «{card}»{to, select, hand { на руку} other {}}.',
  'log.toDeck': '{who}: {known, select, yes {«{card}»} other {карта}} з руки йде на верх колоди.',
  'log.use': 'Властивість «{card}».',
  'log.won': '{who}: перемога.',
}
