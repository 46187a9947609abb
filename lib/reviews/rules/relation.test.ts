import { strongestRelation } from './relation'

test('a confirmed place says more than a visit, a visit more than nothing', () => {
  expect(strongestRelation([])).toBe('none')
  expect(strongestRelation(['toured'])).toBe('toured')
  expect(strongestRelation(['enrolled', 'toured'])).toBe('enrolled')
  expect(strongestRelation(['toured', 'enrolled'])).toBe('enrolled')
})
