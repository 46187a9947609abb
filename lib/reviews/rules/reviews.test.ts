import { reviewName, strongestRelation } from './reviews'

describe('author name', () => {
  test('a parent is named by first name and initial, or by initials alone', () => {
    const dana = { firstName: 'Dana', lastName: 'Miller' }
    expect(reviewName(dana, 'first-name')).toBe('Dana M.')
    expect(reviewName(dana, 'initials')).toBe('D. M.')
    expect(reviewName({ firstName: '😀na', lastName: '' }, 'initials')).toBe('😀.')
  })
})

describe('relation', () => {
  test('an enrollment outranks a tour, and a tour outranks no relation', () => {
    expect(strongestRelation([])).toBe('none')
    expect(strongestRelation(['toured'])).toBe('toured')
    expect(strongestRelation(['enrolled', 'toured'])).toBe('enrolled')
    expect(strongestRelation(['toured', 'enrolled'])).toBe('enrolled')
  })
})
