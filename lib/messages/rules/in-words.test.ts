import fc from 'fast-check'
import { parentName } from '@/lib/accounts/rules/names'
import { childAgeText, excerptOf, firstDayOf, monthOf, monthsFrom, monthText } from './in-words'

test('a provider reads a parent’s first name and the first letter of the last', () => {
  expect(parentName({ firstName: 'Dana', lastName: 'Miller' })).toBe('Dana M.')
  expect(parentName({ firstName: 'Dana', lastName: '' })).toBe('Dana')
  expect(parentName({ firstName: 'Dana', lastName: ' 😀b' })).toBe('Dana 😀.')
})

test('a long message is shortened to one line, and no character is cut in half', () => {
  expect(excerptOf('Hello\n\n  there')).toBe('Hello there')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 2, max: 100 }), (text, most) => {
      const excerpt = excerptOf(text, most)
      expect([...excerpt].length).toBeLessThanOrEqual(most)
      expect(excerpt).not.toMatch(/\n|\p{Cs}/u)
    }),
  )
})

test('a month is kept as its first day and read back the same', () => {
  for (const month of ['2026-01', '2026-12', '2028-02']) expect(monthOf(firstDayOf(month))).toBe(month)
  expect(monthText('2027-01')).toBe('January 2027')
})

test('a child’s age is said in months under two years, then in years', () => {
  expect([0, 1, 23, 24, 27, 36, 49].map(childAgeText)).toEqual([
    '0 months',
    '1 month',
    '23 months',
    '2 years',
    '2 years, 3 months',
    '3 years',
    '4 years, 1 month',
  ])
})

test('a parent wishes to start this month or in the next two years', () => {
  const months = monthsFrom(new Date('2026-11-30T23:00:00Z'))
  expect([months.length, months[0], months.at(-1)]).toEqual([
    24,
    { value: '2026-11', label: 'November 2026' },
    { value: '2028-10', label: 'October 2028' },
  ])
})
