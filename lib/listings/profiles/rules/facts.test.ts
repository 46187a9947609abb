import fc from 'fast-check'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import type { AgeBandFacts } from '@/lib/providers/types'
import { factsForm } from '../schema/facts'
import { changedBands, statedGroups, typedFacts } from './facts'

const INFANT: AgeBandFacts = {
  band: 'infant',
  openings: 2,
  openingsFrom: '2027-01-04',
  waitlist: null,
  tuitionWeeklyCents: 28_550,
  childrenPerAdult: 4,
}
const typed = (infant: { openings?: string; tuition?: string }) => {
  const { bands, ...facts } = typedFacts([INFANT], false)
  return { ...facts, bands: { ...bands, infant: { ...bands.infant, ...infant } } }
}
const problems = (infant: { openings?: string; tuition?: string }) =>
  factsForm.safeParse(typed(infant)).error?.issues.map(({ path, message }) => [path.at(-1), message])

test('stored facts formatted for the form and parsed again are unchanged', () => {
  expect(typedFacts([INFANT], true)).toMatchObject({
    isTemporarilyClosed: true,
    bands: { infant: { openings: '2', tuition: '285.50' }, one: { openings: '', tuition: '' } },
  })
  const cents = fc.option(fc.integer({ min: 0, max: 500_000 }))
  const count = fc.option(fc.integer({ min: 0, max: 500 }))
  fc.assert(
    fc.property(count, cents, fc.constantFrom(...AGE_BANDS), (openings, tuitionWeeklyCents, { code }) => {
      const stored = [{ ...INFANT, band: code, openings, tuitionWeeklyCents }]
      const read = factsForm.parse(typedFacts(stored, false))
      expect(changedBands(stored, read.bands)).toEqual({ ageBands: [], groups: [] })
    }),
  )
})

test('only changed values are written, and only their group gets a new date', () => {
  const submitted = factsForm.parse(typed({ openings: '0', tuition: '$285.50' })).bands
  expect(changedBands([INFANT], submitted)).toEqual({
    ageBands: [{ band: 'infant', openings: 0, openingsFrom: null }],
    groups: ['openings'],
  })
  const more = factsForm.parse(typed({ tuition: '1,290' })).bands
  expect(changedBands([INFANT], more)).toEqual({
    ageBands: [{ band: 'infant', tuitionWeeklyCents: 129_000 }],
    groups: ['tuition'],
  })
})

test('an invalid number is rejected at its field', () => {
  expect(problems({ openings: 'two' })).toEqual([['openings', 'Please write a whole number, like 2.']])
  expect(problems({ openings: '501' })).toEqual([['openings', 'Please enter at most 500.']])
  expect(problems({ tuition: '-5' })).toEqual([['tuition', 'Please write dollars, like 285.']])
  expect(problems({ tuition: '9000' })).toEqual([['tuition', 'That’s more than we can show.']])
})

test('only stated facts can be confirmed', () => {
  const nothing = { ageBands: [], hasHours: false, phone: null, email: '', website: null }
  expect(statedGroups(nothing)).toEqual([])
  expect(statedGroups({ ...nothing, ageBands: [INFANT], hasHours: true, email: 'a@b.example' })).toEqual([
    'openings',
    'tuition',
    'hours',
    'contact',
  ])
})
