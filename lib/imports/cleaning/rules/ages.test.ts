import fc from 'fast-check'
import { cleanAge, parseAge, parseAges } from './ages'

const value = (youngest: number | null, oldest: number | null) => ({ is: 'value', value: { youngest, oldest } })

test.each([
  ['18 M To 5 Y', 18, 71],
  ['12 children, ages 6 weeks to 12 years AND 4 additional school-aged children', 1, 155],
  ['16 children, ages 18 months to 5 years', 18, 71],
  ['8 Infants, 12 Toddlers, 24 Preschoolers', 0, 59],
  ['6 W To 12 Y', 1, 155],
  ['36M - 80 M', 36, 80],
  ['6 WKS - 12 YRS', 1, 155],
  ['6 wks. to 12 yrs. old', 1, 155],
  ['Birth to 5', 0, 71],
  ['six weeks to 5 years', 1, 71],
  ['Ages 3 to 5', 36, 71],
  ['Infants (6 wks - 18 mos)', 1, 18],
  ['School Age (5-12)', 60, 155],
  ['PK, K, 1st grade', 48, 83],
  ['0 years 0 months to 12 years 11 months', 0, 155],
  ['Ages 3 to 5 years', 36, 71],
  ['3-5 years', 36, 71],
  ['2 1/2 years through 6 years', 30, 83],
  ['2-1/2 to 5 years', 30, 71],
  ['0 Year(s) 6 Week(s) to 12 Year(s)', 1, 155],
  ['Birth to 5 years', 0, 71],
  ['Birth - 12 yrs', 0, 155],
  ['1Y6M-5Y0M', 18, 60],
  ['6 weeks to 18 years', 1, 215],
  ['5 years and up', 60, null],
  ['5 yrs+', 60, null],
  ['5+ years', 60, null],
  ['Up to 12 years', null, 155],
  ['12 years and under', null, 155],
  ['Under 5 years', null, 59],
  ['Infant/Toddler', 0, 35],
  ['INF/TOD/PS/SA', 0, 155],
  ['1 year olds, 2 year olds', 12, 35],
  ['6 weeks - 2.9 years, 2.9 - 7 years', 1, 95],
  ['2.9 years to 7 years', 33, 95],
  ['2.5 yrs to 6 yrs', 30, 83],
  ['2.10 to 5.11 years', 34, 71],
  ['2.90 years to 7 years', 33, 95],
  ['Infant, Toddler, Preschool and School Age', 0, 155],
  ['Pre-K; School-Age', 48, 155],
  ['Infant to School-Age', 0, 155],
  ['Infant, Toddler, Pre-Kindergarten, School', 0, 155],
  ['Infants; Toddlers; Preschoolers; School-Agers', 0, 155],
  ['Kindergarten through 8th grade', 60, 167],
  ['6 weeks through kindergarten', 1, 71],
  ['15 mos-K', 15, 71],
  ['Between 6 weeks and 12 years', 1, 155],
  ['18 months & up', 18, null],
  ['Birth to 35 months', 0, 35],
  ['2 years and 9 months to 5 years', 33, 71],
  ['6 weeks to 12 years, 0 months', 1, 144],
  ['2 yrs, 6 mos - 12 yrs, 11 mos', 30, 155],
  ['0-12 Months; 2-5 Years', 0, 71],
  ['DAYAGE RANGE: 6W TO 12Y', 1, 155],
  ['6 wks - 12', 1, 155],
  ['6 weeks to 5', 1, 71],
  ['Ages 6 weeks - 12', 1, 155],
  ['6 weeks through age 12', 1, 155],
  ['2 years to 5', 24, 71],
  ['Toddler (12-18)', 12, 18],
  ['Toddler (1-3)', 12, 47],
  ['Infant (0-12)', 0, 12],
  ['Infant (6 weeks - 12)', 1, 12],
  ['Infant (6 weeks - 1)', 1, 23],
  ['Ages: Infant (0-12), Toddler (12-36), Preschool (3-5)', 0, 71],
] as const)('the ages in “%s” are %j to %j months', (text, youngest, oldest) => {
  expect(parseAges(text)).toEqual(value(youngest, oldest))
})

test.each([
  '5 Y To 18 M',
  '0-5',
  'by appointment',
  'Infant, Otter',
  '99 years',
  '1-2-3 years',
  '1 month to 13',
  '36M - 80',
  'Infant (0-1)',
  '2 yrs. 9 mos. to entry into 1st grade',
  'Birth to school age',
  '33 months - school age',
  '6 weeks to kindergarten',
  'Up to school age',
  'Birth to SA',
  'Infant, School-Age',
  'Infant (8), Toddler (14)',
  'Toddler; School-Age',
  '2 years 24 months',
  '1 month 6 weeks',
  'All ages',
])('the ages in “%s” are not understood, rather than guessed', (text) => {
  expect(parseAges(text)).toEqual({ is: 'not_understood' })
})

test('numbers without a unit are read in the unit that the mapping names', () => {
  expect(parseAges('0-5', 'years')).toEqual(value(0, 71))
  expect(parseAge('30', 'months', 'youngest')).toEqual({ is: 'value', value: 30 })
})

test.each([
  ['0 years 2 months', 'youngest', 2],
  ['0 years 0 months', 'youngest', 0],
  ['5 years 11 months', 'oldest', 71],
  ['12 years 0 months', 'oldest', 144],
  ['12 years', 'oldest', 155],
  ['6 WKS', 'youngest', 1],
  ['6 weeks of age', 'youngest', 1],
  ['Birth', 'youngest', 0],
  ['School Age', 'oldest', 155],
] as const)('“%s” as the %s age is %i months', (text, end, months) => {
  expect(parseAge(text, undefined, end)).toEqual({ is: 'value', value: months })
})

test('an empty cell and a code for unknown say nothing; anything else is counted', () => {
  expect(parseAge('N/A', undefined, 'youngest')).toEqual({ is: 'empty' })
  expect(parseAges(' ')).toEqual({ is: 'empty' })
  expect(parseAge('soon', undefined, 'youngest')).toEqual({ is: 'not_understood' })
})

test.each([
  ['6', 'Weeks', 'youngest', 1],
  ['8', 'Weeks', 'youngest', 2],
  ['208', 'weeks', 'youngest', 48],
  ['18', 'Months', 'youngest', 18],
  ['2.5', 'Years', 'youngest', 30],
  ['12', 'Years', 'oldest', 155],
  ['17', 'Years', 'oldest', 215],
  ['99', 'Years', 'oldest', null],
  ['4', '', 'youngest', null],
  ['', 'Years', 'youngest', null],
  ['-1', 'Years', 'youngest', null],
] as const)('%s %s as the %s age is %j months', (text, unit, end, months) => {
  expect(cleanAge(text, unit, end)).toBe(months)
})

test('ages are never negative, never those of adults, and never turned around', () => {
  const parts = fc.constantFrom('6', 'W', '12', 'Y', 'to', '-', 'months', 'Infant', 'and up', '/', '1/2', 'school', ',')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (words) => {
      const parsed = parseAges(words.join(' '))
      if (parsed.is !== 'value') return
      const { youngest, oldest } = parsed.value
      for (const months of [youngest ?? 0, oldest ?? 0]) {
        expect(months).toBeGreaterThanOrEqual(0)
        expect(months).toBeLessThanOrEqual(215)
      }
      if (youngest !== null && oldest !== null) expect(youngest).toBeLessThanOrEqual(oldest)
    }),
  )
})
