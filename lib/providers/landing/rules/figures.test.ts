import { type CountedProvider, countLocation } from './figures'

const today = '2026-11-20'
const unknown = [null, null, null, null, null, null]
const noOpenings = [false, false, false, false, false, false]

const provider = (more: Partial<CountedProvider> = {}): CountedProvider => ({
  kind: 'center',
  programs: [],
  schedules: [],
  accreditations: [],
  bandsOpen: noOpenings,
  openingsConfirmedOn: null,
  tuitionCents: unknown,
  tuitionConfirmedOn: null,
  childrenPerAdult: unknown,
  weekdayOpens: null,
  weekdayCloses: null,
  hasLicense: false,
  reviewCount: 0,
  ...more,
})
const priced = (cents: number, tuitionConfirmedOn = '2026-09-02') =>
  provider({ tuitionCents: [null, cents, null, null, null, null], tuitionConfirmedOn })
const open = (openingsConfirmedOn: string, ...bands: number[]) =>
  provider({ openingsConfirmedOn, bandsOpen: noOpenings.map((_, index) => bands.includes(index)) })

test('a median price needs five providers', () => {
  const four = [20_000, 30_000, 25_000, 28_000].map((cents) => priced(cents))
  expect(countLocation(four, today).tuition).toEqual([])
  expect(countLocation([...four, priced(27_200)], today).tuition).toEqual([
    { band: 'one', providers: 5, median: 27_200 },
  ])
  expect(countLocation([...four, priced(27_000), priced(31_000)], today).tuition).toEqual([
    { band: 'one', providers: 6, median: 27_500 },
  ])
})

test('prices older than a year are not counted', () => {
  const old = [1, 2, 3, 4, 5].map((step) => priced(20_000 * step, '2025-11-19'))
  expect(countLocation(old, today).tuition).toEqual([])
})

test('openings count if they were confirmed within 60 days, each age separately', () => {
  const facts = countLocation(
    [open('2026-11-12', 1, 2), open('2026-10-01', 1), open('2026-05-03', 1), open('2026-11-19')],
    today,
  )
  expect(facts.withOpenings).toBe(2)
  expect(facts.openingsByBand).toEqual([
    { band: 'one', providers: 2 },
    { band: 'two', providers: 1 },
  ])
  expect(facts.lastConfirmedOn).toBe('2026-11-12')
})

test('openings confirmed 61 to 120 days ago are counted separately, and older ones are not', () => {
  const days = ['2026-09-21', '2026-09-20', '2026-07-23', '2026-07-22'].map((day) => open(day, 1))
  expect(countLocation(days, today)).toMatchObject({ withOpenings: 1, fadingOpenings: 2 })
})

test('kinds, programs, schedules and accreditations are sorted by frequency', () => {
  const facts = countLocation(
    [
      provider({ programs: ['vpk'] }),
      provider({ kind: 'family_home', schedules: ['night'] }),
      provider({ kind: 'family_home', programs: ['vpk', 'gold_seal'], accreditations: ['naeyc'] }),
    ],
    today,
  )
  expect(facts.kinds).toEqual([
    { kind: 'family_home', providers: 2 },
    { kind: 'center', providers: 1 },
  ])
  expect(facts.programs.map((one) => one.program)).toEqual(['vpk', 'gold_seal'])
  expect(facts.schedules).toEqual([{ schedule: 'night', providers: 1 }])
  expect(facts.accreditations).toEqual([{ accreditation: 'naeyc', providers: 1 }])
})

test('hours are counted among providers that stated them', () => {
  const facts = countLocation(
    [
      provider({ weekdayOpens: 390, weekdayCloses: 1080 }),
      provider({ weekdayOpens: 450, weekdayCloses: 1050 }),
      provider(),
    ],
    today,
  )
  expect(facts.hours).toEqual({ stated: 2, openBySeven: 1, openUntilSix: 1 })
})

test('ratios, license records and reviewed providers are counted', () => {
  const rows = [4, 5, 5, 6, 6].map((children) =>
    provider({ childrenPerAdult: [null, children, null, null, null, null], hasLicense: true, reviewCount: 3 }),
  )
  const facts = countLocation([...rows, provider()], today)
  expect(facts.ratios).toEqual([{ band: 'one', providers: 5, median: 5 }])
  expect([facts.withLicense, facts.reviewed, facts.total]).toEqual([5, 5, 6])
})

test('an empty city has no figures', () => {
  expect(countLocation([], today)).toMatchObject({ total: 0, kinds: [], withOpenings: 0, lastConfirmedOn: null })
})
