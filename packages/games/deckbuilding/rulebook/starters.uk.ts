import type { CardText } from './types.ts'

/** The words of the starting cards in Ukrainian, by card id. Texts and rulings are ours. */
export const starters: Readonly<Record<string, CardText>> = {
  'imperial-shuttle': {
    name: 'Шатл Імперії',
    text: '',
  },
  inquisitor: {
    name: 'Інквізитор',
    condition: 'Коли ви граєте цього бійця,',
    text: 'виберіть одне: він отримує +1 до атаки, ви отримуєте 1 ресурс або здобуваєте 1 Силу.',
    rulings: [
      'Вибір роблять тоді, коли карту грають.',
      'Додаткова атака діє до кінця ходу, і карта може з нею атакувати.',
      'Не можна вибрати Силу, поки маркер на вашій останній поділці.',
    ],
  },
  stormtrooper: {
    name: 'Штурмовик',
    text: '',
  },
  'alliance-shuttle': {
    name: 'Шатл Альянсу',
    text: '',
  },
  'rebel-trooper': {
    name: 'Солдат повстанців',
    text: '',
  },
  'temple-guardian': {
    name: 'Вартовий храму',
    condition: 'Коли ви граєте цього бійця,',
    text: 'виберіть одне: він отримує +1 до атаки, ви отримуєте 1 ресурс або здобуваєте 1 Силу.',
    rulings: [
      'Вибір роблять тоді, коли карту грають.',
      'Додаткова атака діє до кінця ходу, і карта може з нею атакувати.',
      'Не можна вибрати Силу, поки маркер на вашій останній поділці.',
    ],
  },
}
