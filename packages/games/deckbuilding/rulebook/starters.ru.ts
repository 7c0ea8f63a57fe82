import type { CardText } from './types.ts'

/** The words of the starting cards in Russian, by card id. Texts and rulings are ours. */
export const starters: Readonly<Record<string, CardText>> = {
  'imperial-shuttle': {
    name: 'Шаттл Империи',
    ours: true,
    text: '',
  },
  inquisitor: {
    name: 'Инквизитор',
    ours: true,
    condition: 'Когда вы разыгрываете этот отряд,',
    text: 'выберите одно: он получает +1 к атаке, вы получаете 1 ресурс или 1 Силу.',
    rulings: [
      'Выбор делают в момент розыгрыша карты.',
      'Дополнительная атака действует до конца хода, и карта может с ней атаковать.',
      'Нельзя выбрать Силу, пока маркер на вашем последнем делении.',
    ],
  },
  stormtrooper: {
    name: 'Штурмовик',
    ours: true,
    text: '',
  },
  'alliance-shuttle': {
    name: 'Шаттл Альянса',
    ours: true,
    text: '',
  },
  'rebel-trooper': {
    name: 'Солдат повстанцев',
    ours: true,
    text: '',
  },
  'temple-guardian': {
    name: 'Страж храма',
    ours: true,
    condition: 'Когда вы разыгрываете этот отряд,',
    text: 'выберите одно: он получает +1 к атаке, вы получаете 1 ресурс или 1 Силу.',
    rulings: [
      'Выбор делают в момент розыгрыша карты.',
      'Дополнительная атака действует до конца хода, и карта может с ней атаковать.',
      'Нельзя выбрать Силу, пока маркер на вашем последнем делении.',
    ],
  },
}
