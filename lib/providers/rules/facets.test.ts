import { FACETS, FAIL_SHIFT } from './facets'
import { FILTER_GROUPS } from './filter-groups'

test('what a candidate fails stands above its flags, in two bytes of their own', () => {
  const highest = Math.max(...FACETS.filter(({ word }) => word === 'flags').map(({ bit }) => bit))
  expect(highest).toBeLessThan(FAIL_SHIFT)
  expect(FAIL_SHIFT % 8).toBe(0)
  expect(FILTER_GROUPS.length).toBeLessThanOrEqual(16)
  expect(FAIL_SHIFT + 16).toBeLessThan(64)
})
