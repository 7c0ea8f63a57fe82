import { expect, test } from 'vitest'
import { resignScores } from '../tables/file-flaws.ts'

test('who resigns loses with his team, and the other team has won; where each plays for himself the others share one point', () => {
  expect(resignScores([undefined, undefined], 0)).toEqual([0, 1])
  expect(resignScores([undefined, undefined, undefined], 1)).toEqual([0.5, 0, 0.5])
  expect(resignScores(['rebels', 'empire', 'empire', 'rebels'], 3)).toEqual([0, 1, 1, 0])
  expect(resignScores(['rebels', 'empire', 'empire'], 0)).toEqual([0, 1, 1])
})
