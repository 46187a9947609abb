import { COMPLETENESS_WEIGHTS } from './completeness'

test('a page with everything is 100 percent complete', () => {
  expect(Object.values(COMPLETENESS_WEIGHTS).reduce((sum: number, weight) => sum + weight, 0)).toBe(100)
})
