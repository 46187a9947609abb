import { factsOf, pictureOf, whereText } from '@/components/providers/row-facts'
import { type MaybeFound, rowValuesOf } from '@/components/providers/row-values'
import { FALLBACK_PICTURE } from '@/lib/media/rules'
import { buildDetail } from '@/tests/support/providers/provider-detail'

const today = '2026-11-20'
const factsOfRow = (provider: MaybeFound, bands?: number[]) => factsOf(rowValuesOf(provider, today, bands), today)
const said = (confirmedOn: string) => ({ source: 'provider' as const, sourceName: 'the provider', confirmedOn })
const license = {
  number: 'C09OR0412',
  kind: null,
  issuer: 'Florida DCF',
  status: null,
  issuedOn: null,
  expiresOn: null,
  asOf: '2026-09-01',
}

test('a row says what, where, openings, price, hours, ages and license, with their dates', () => {
  const row = rowValuesOf({ ...buildDetail({ license }), distanceMeters: 1287 }, today)
  expect(whereText(row)).toBe('Center · Orlando, 0.8 miles')
  expect(factsOf(row, today)).toEqual([
    { icon: 'check', tone: 'confirmed', text: '2 openings for one-year-olds', note: 'confirmed Nov 12' },
    { icon: 'dollar', text: 'from $285 a week', note: 'confirmed Nov 12' },
    { icon: 'clock', text: '6:30 AM – 6:00 PM', note: 'confirmed Nov 12' },
    { icon: 'users', text: 'Ages 6 weeks – 5 years' },
    { icon: 'shield', text: 'License C09OR0412', note: 'Florida DCF, as of Sep 1' },
  ])
})

test('unstated facts are shown as unknown, each in its place', () => {
  const provider = buildDetail({ ageBands: [], hours: [], facts: {} })
  expect(factsOfRow(provider)).toEqual([
    { icon: 'info', tone: 'unknown', text: 'Openings not stated' },
    { icon: 'dollar', tone: 'unknown', text: 'Price not stated' },
    { icon: 'clock', tone: 'unknown', text: 'Contact for hours' },
    { icon: 'users', text: 'Ages 6 weeks – 5 years' },
    { icon: 'shield', tone: 'unknown', text: 'No license record on file' },
  ])
})

test('without any facts, one line says so, and a center shows its street', () => {
  const bare = { ageBands: [], hours: [], ageMinMonths: null, ageMaxMonths: null, facts: {} }
  const texts = (provider: MaybeFound) => factsOfRow(provider).map(({ text }) => text)
  const line = 'Openings, price, hours and ages not stated'
  expect(texts(buildDetail({ ...bare, street: '3749 Hwy 4' }))).toEqual([
    '3749 Hwy 4',
    line,
    'No license record on file',
  ])
  expect(texts(buildDetail({ ...bare, kind: 'family_home', street: null }))).toEqual([
    line,
    'No license record on file',
  ])
})

test('old facts show when they were last confirmed', () => {
  const facts = { openings: said('2026-05-03'), tuition: said('2026-05-03'), hours: said('2025-12-01') }
  const notes = factsOfRow(buildDetail({ facts })).map((fact) => [fact.text, fact.note])
  expect(notes.slice(0, 3)).toEqual([
    ['Openings not confirmed since May 3', undefined],
    ['from $285 a week', 'not confirmed since May 3'],
    ['6:30 AM – 6:00 PM', 'not confirmed since Dec 1, 2025'],
  ])
})

test('a parent searching for infant care sees infant facts', () => {
  const facts = factsOfRow(buildDetail(), [0])
  expect(facts[0]?.text).toBe('Full, waitlist of 6')
  expect(facts[1]?.text).toBe('$310 a week')
})

test('a family home is somewhere in its ZIP code, about so far away', () => {
  const home = { ...buildDetail({ kind: 'family_home', street: null }), distanceMeters: 3300 }
  expect(whereText(rowValuesOf(home, today))).toBe('Family home · Orlando 32801, about 2 miles')
})

test('no more than the row shows leaves for the browser', () => {
  const row = rowValuesOf(buildDetail({ isSponsored: true, status: 'temporarily_closed' }), today)
  expect(Object.keys(row).toSorted()).toEqual([
    'ages',
    'careTypes',
    'city',
    'curricula',
    'hours',
    'hoursOn',
    'id',
    'isSponsored',
    'isTemporarilyClosed',
    'kind',
    'name',
    'openings',
    'programs',
    'rating',
    'reviewCount',
    'tuition',
    'tuitionOn',
  ])
  expect(pictureOf(row)).toEqual(FALLBACK_PICTURE)
})
