import fc from 'fast-check'
import { englishText } from '@/lib/platform/language/translate'
import { monthOf } from './rules/estimate'
import { parseCostQuery } from './schema'

const good = { place: '32801', birthMonth: '9', birthYear: '2026', startMonth: '1', startYear: '2027' }
const errorsOf = (more: Record<string, string>): Record<string, string> => {
  const reading = parseCostQuery({ ...good, ...more })
  const errors = reading.kind === 'wrong' ? reading.errors : {}
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, englishText(text)]))
}

test('a complete form is parsed', () => {
  expect(parseCostQuery({ ...good, days: '3', vpk: 'no', sibling: '10', registration: '$125' })).toMatchObject({
    kind: 'submitted',
    input: {
      place: '32801',
      birth: monthOf(2026, 9),
      start: monthOf(2027, 1),
      daysPerWeek: 3,
      usesVpk: false,
      siblingDiscountPercent: 10,
      registrationFeeCents: 12_500,
    },
  })
})

test('an empty field is unknown, not zero', () => {
  expect(parseCostQuery({ ...good, sibling: '', registration: ' ' })).toMatchObject({
    input: { daysPerWeek: 5, usesVpk: true, siblingDiscountPercent: null, registrationFeeCents: null },
  })
})

test('a link from a city’s page fills in the place without submitting the form', () => {
  expect(parseCostQuery({ place: 'Orlando, FL' })).toEqual({ kind: 'empty', given: { place: 'Orlando, FL' } })
  expect(parseCostQuery({}).kind).toBe('empty')
})

test('each invalid field gets its own message', () => {
  expect(errorsOf({ place: ' ' }).place).toBe('Enter a ZIP code, a city or a county.')
  expect(errorsOf({ birthMonth: '' }).birthMonth).toBe('Choose a month.')
  expect(errorsOf({ startYear: 'soon' }).startYear).toBe('Choose a year.')
  expect(errorsOf({ days: '6' }).days).toBe('Choose 1 to 5 days.')
  expect(errorsOf({ sibling: '-1' }).sibling).toMatch('0 to 100')
  expect(errorsOf({ registration: 'a lot' }).registration).toMatch('in dollars')
})

test('care begins after birth and before kindergarten', () => {
  expect(errorsOf({ startYear: '2026', startMonth: '8' }).startMonth).toBe(
    'Care can’t start before your child is born.',
  )
  expect(errorsOf({ startYear: '2032', startMonth: '8' }).startMonth).toMatch('kindergarten')
  expect(errorsOf({ startYear: '2032', startMonth: '7' })).toEqual({})
})

test('any URL is parsed or rejected, and never throws', () => {
  const names = [
    'place',
    'birthMonth',
    'birthYear',
    'startMonth',
    'startYear',
    'days',
    'vpk',
    'sibling',
    'registration',
  ]
  const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (params) => {
      const reading = parseCostQuery(params)
      expect(['empty', 'wrong', 'submitted']).toContain(reading.kind)
      for (const text of Object.values(reading.given)) expect(text.length).toBeLessThanOrEqual(200)
    }),
  )
})
