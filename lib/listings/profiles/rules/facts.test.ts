import fc from 'fast-check'
import { englishText } from '@/lib/platform/language/translate'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import type { AgeBandFacts } from '@/lib/providers/types'
import { buildOwnProfile } from '@/tests/support/listings/own-profile-view'
import { factsForm, factsInput } from '../schema/facts'
import {
  CRITERIA,
  type Criterion,
  changedBands,
  completeness,
  effectOf,
  type MeasuredSide,
  metCriteria,
  statedGroups,
  typedFacts,
} from './facts'
import { NO_VALUES } from './values'

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
  factsForm.safeParse(typed(infant)).error?.issues.map(({ path, message }) => [path.at(-1), englishText(message)])

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
  const one = factsInput.parse({ bands: { infant: { tuition: '300' }, two: { openings: '1' } } }).bands ?? {}
  expect(changedBands([INFANT], one)).toEqual({
    ageBands: [
      { band: 'infant', tuitionWeeklyCents: 30_000 },
      { band: 'two', openings: 1, openingsFrom: null },
    ],
    groups: ['openings', 'tuition'],
  })
})

test('an invalid number is rejected at its field', () => {
  expect(problems({ openings: 'two' })).toEqual([['openings', 'Please write a whole number, like 2.']])
  expect(problems({ openings: '501' })).toEqual([['openings', 'Please enter at most 500.']])
  expect(problems({ tuition: '-5' })).toEqual([['tuition', 'Please write dollars, like 285.']])
  expect(problems({ tuition: '9000' })).toEqual([['tuition', 'That’s more than we can show.']])
})

test('only stated facts can be confirmed', () => {
  const hours = [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }]
  expect(statedGroups(NO_VALUES, [])).toEqual([])
  expect(statedGroups({ ...NO_VALUES, hours, email: 'a@b.example' }, [INFANT])).toEqual([
    'openings',
    'tuition',
    'hours',
    'contact',
  ])
})

const TODAY = '2026-11-22'
const codes = CRITERIA.map(({ code }) => code)
const met = fc.record(
  Object.fromEntries(codes.map((code) => [code, fc.boolean()])) as Record<Criterion, fc.Arbitrary<boolean>>,
)

test('an empty page meets no criterion, and each value meets its own', () => {
  const metBy = (live: Partial<typeof NO_VALUES>) =>
    Object.entries(metCriteria({ live: { ...NO_VALUES, ...live }, ageBands: [], facts: {} }, TODAY))
      .filter(([, isMet]) => isMet)
      .map(([code]) => code)
  expect(metBy({})).toEqual([])
  expect(metBy({ aboutUs: 'A yard.' })).toEqual(['about'])
  expect(metBy({ servicesOffered: 'Piano' })).toEqual(['services'])
  expect(metBy({ businessLogo: '/pictures/a.webp' })).toEqual(['logo'])
  const activity = { name: 'Cooking', description: 'Soup.', ageGroup: null, frequency: null }
  expect(metBy({ activities: [activity] })).toEqual(['activities'])
})

test('the points of all criteria add up to 100', () => {
  expect(CRITERIA.reduce((sum, { points }) => sum + points, 0)).toBe(100)
})

test('a score is from 0 to 100, and 100 only when nothing is missing', () => {
  fc.assert(
    fc.property(met, (page) => {
      const { score, missing } = completeness(page)
      expect(score >= 0 && score <= 100).toBe(true)
      expect(score === 100).toBe(missing.length === 0)
      expect(missing).toEqual(codes.filter((code) => !page[code]))
    }),
  )
})

test('meeting a criterion adds its points, losing it subtracts them', () => {
  fc.assert(
    fc.property(met, fc.constantFrom(...CRITERIA), (page, { code, points }) => {
      const [there, missing] = [completeness({ ...page, [code]: true }), completeness({ ...page, [code]: false })]
      expect(there.score - missing.score).toBe(points)
    }),
  )
})

test('missing criteria are sorted by points', () => {
  const points = (code: Criterion) => CRITERIA.find((one) => one.code === code)?.points ?? 0
  fc.assert(
    fc.property(met, (page) => {
      const worth = completeness(page).missing.map(points)
      expect(worth).toEqual(worth.toSorted((a, b) => b - a))
    }),
  )
})

test('three photos and five amenities are enough, and a fact counts as long as filters use it', () => {
  const page = buildOwnProfile()
  expect(metCriteria(page, TODAY)).toMatchObject({ about: true, photos: false, amenities: false, hours: false })
  const photo = { path: '/pictures/a', alt: 'A yard', caption: '', width: 16, height: 9 }
  const live = { ...page.live, photos: [photo, photo, photo], amenities: ['a', 'b', 'c', 'd', 'e'] }
  const hoursConfirmed = (confirmedOn: string) =>
    ({ hours: { source: 'provider', sourceName: 'the provider', confirmedOn } }) as const
  expect(metCriteria({ ...page, live, facts: hoursConfirmed('2026-07-25') }, TODAY)).toMatchObject({
    photos: true,
    amenities: true,
    hours: true,
    openings: false,
  })
  expect(metCriteria({ ...page, live, facts: hoursConfirmed('2026-07-24') }, TODAY).hours).toBe(false)
})

const side = (has: boolean, pages: number, led: number, seen: number): MeasuredSide => ({
  criterion: 'photos',
  has,
  pages,
  led,
  seen,
})
test('fewer than five pages on either side give no effect', () => {
  expect(effectOf('photos', [side(true, 5, 30, 400), side(false, 5, 10, 400)])).toEqual({
    with: 7.5,
    without: 2.5,
    pagesWith: 5,
    pagesWithout: 5,
  })
  expect(effectOf('photos', [side(true, 90, 30, 400), side(false, 4, 10, 400)])).toBeNull()
  expect(effectOf('photos', [side(true, 90, 30, 400)])).toBeNull()
  expect(effectOf('hours', [side(true, 90, 30, 400), side(false, 90, 10, 400)])).toBeNull()
})
