import type { Log } from './teller.ts'

/** The words of the log in Russian. */
export const log: Log = {
  'log.attack': 'Атака {total} ({cards}){base, select, none {} other { на «{target}»}}.',
  'log.baseDestroyed': '{who}: база «{card}» уничтожена и взята.',
  'log.buy':
    '{paid, plural, =0 {Куплено «{card}» бесплатно} other {Куплено «{card}» за #}}{to, select, hand {, на руку} deck {, на верх колоды} other {}}.',
  'log.damage': '{card}: повреждения {n}{prevented, plural, =0 {} other {, предотвращено #}}.',
  'log.defeated': 'Уничтожено: «{card}».',
  'log.discard':
    '{from, select, hand {{who}: сброшено с руки «{card}»} row {Из ряда галактики сброшено «{card}»} other {Из колоды галактики сброшено «{card}»}}.',
  'log.draw': '{who}: взято {cards}.',
  'log.drawHidden': '{who}: взято {n, plural, one {# карту} few {# карты} other {# карт}}.',
  'log.exile': 'Удалено из игры: «{card}».',
  'log.failed': 'Атака на «{card}» слишком слаба.',
  'log.force': 'Сила: {n}.',
  'log.forceBonus': 'Начало: маркер на крайнем делении, ресурс {n}.',
  'log.look': '{who}: просмотрено {cards}.',
  'log.lookHidden': '{who}: просмотрено {n, plural, one {# карту} few {# карты} other {# карт}}.',
  'log.lost': 'Атака {n} пропала.',
  'log.newBase': '{who}: новая база «{card}».',
  'log.option': '{card}: {option, select, attack {атака} resources {ресурсы} force {Сила} repair {ремонт} discard {сброс} other {выбрано}}.',
  'log.payDiscard': 'Уплачено {paid}: «{card}» уходит в сброс галактики.',
  'log.play': 'Разыграно «{card}»{resources, plural, =0 {} other {, ресурсы +#}}{force, plural, =0 {} other {, Сила +#}}.',
  'log.repair': '{card}: отремонтировано {n}.',
  'log.resources': '{from, select, none {} other {{card}: }}{n, plural, one {# ресурс} few {# ресурса} other {# ресурсов}}.',
  'log.reveal': 'Открыто из колоды галактики: {card}.',
  'log.rewardLeft': 'Награда за «{card}» не взята.',
  'log.rewardTaken': 'Награда за «{card}».',
  'log.shipDestroyed': 'Корабль «{card}» уничтожен.',
  'log.shuffle': '{who}: сброс перетасован в новую колоду.',
  'log.shuffleGalaxy': 'Сброс галактики перетасован в новую колоду галактики.',
  'log.swap': 'Просмотренная карта обменяна на «{card}».',
  'log.take': '{who}: взято «{card}»{to, select, hand { на руку} other {}}.',
  'log.toDeck': '{who}: {known, select, yes {«{card}»} other {карта}} с руки уходит на верх колоды.',
  'log.use': 'Свойство «{card}».',
  'log.won': '{who}: победа.',
}
