/** How large the figures of a battle are drawn. */
import { UNITS } from '@orrery/rebellion/content/units'
import { expect, it } from 'vitest'
import { figureSize, type Combat } from '../src/games/rebellion/scenes/model.ts'

const combat = (...ids: string[]): Combat =>
  ({ units: ids.map((id) => ({ type: UNITS.findIndex((u) => u.id === id), damage: 0, fresh: 0, lost: false })) }) as unknown as Combat
const many = (id: string, n: number): string[] => Array.from({ length: n }, () => id)

it('figures are the larger the fewer there are on the side with most of them, each theatre for itself', () => {
  expect(figureSize(combat('x-wing'), 'space')).toBe('large')
  expect(figureSize(combat(...many('x-wing', 6), ...many('tie-fighter', 6)), 'space')).toBe('large')
  expect(figureSize(combat('x-wing', ...many('tie-fighter', 7)), 'space')).toBe('middle')
  expect(figureSize(combat('x-wing', ...many('tie-fighter', 13)), 'space')).toBe('small')
  expect(figureSize(combat('x-wing', ...many('tie-fighter', 13)), 'ground')).toBe('large')
})

it('large ships count for more than small ones', () => {
  expect(figureSize(combat(...many('star-destroyer', 4)), 'space')).toBe('middle')
})
