import { reviewName } from './author-name'

test('a parent is named by first name and initial, or by initials alone', () => {
  const dana = { firstName: 'Dana', lastName: 'Miller' }
  expect(reviewName(dana, 'first-name')).toBe('Dana M.')
  expect(reviewName(dana, 'initials')).toBe('D. M.')
  expect(reviewName({ firstName: '😀na', lastName: '' }, 'initials')).toBe('😀.')
})
