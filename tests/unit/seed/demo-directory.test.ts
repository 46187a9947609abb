import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE_CITIES, LANDING_PAGES } from '@/lib/places/catalogue/cities'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { CARE_TYPES, KINDS, LANGUAGES, PROGRAMS, SCHEDULES } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { freshnessOf } from '@/lib/providers/rules/openings'
import { providerDraft } from '@/lib/providers/schema'
import { demoDirectory } from '@/prisma/seed/demo/providers/compose'

const today = '2026-11-20'
const directory = demoDirectory(today)
const drafts = directory.map((provider) => provider.draft)
const listed = drafts.filter((draft) => draft.status !== 'closed')

const share = (test: (draft: (typeof drafts)[number]) => unknown) => drafts.filter(test).length / drafts.length

describe('the demo data', () => {
  it('is identical on every machine', () => {
    expect(demoDirectory(today)).toEqual(directory)
  })

  it('depends on the day only in its dates', () => {
    const later = demoDirectory('2027-03-01')
    expect(later.map(({ draft }) => draft.name)).toEqual(drafts.map((draft) => draft.name))
    expect(later[0]?.draft.facts?.openings?.confirmedOn).toBe('2027-02-21')
    const states = (all: typeof directory, day: string) =>
      all.map(({ draft }) => freshnessOf(draft.facts?.openings, day)).join()
    expect(states(later, '2027-03-01')).toBe(states(directory, today))
  })

  it('passes the checks of imported data, and marks every provider as a sample', () => {
    for (const draft of drafts) expect(providerDraft.parse(draft)).toEqual(draft)
    expect(drafts.every((draft) => draft.isSample)).toBe(true)
  })
})

describe('a parent who tries the demo', () => {
  it('finds at least 500 providers, all in the 20 cities', () => {
    expect(listed.length).toBeGreaterThanOrEqual(500)
    expect(new Set(drafts.map((draft) => draft.locationSlug))).toEqual(
      new Set(CATALOGUE_CITIES.map(({ slug }) => slug)),
    )
    for (const { city, locationSlug, county } of drafts)
      expect(CATALOGUE_CITIES.find(({ slug }) => slug === locationSlug)).toMatchObject({ name: city, county })
  })

  it.each(LANDING_PAGES.map(({ careType, citySlug }) => [careType, citySlug] as const))(
    'finds at least 8 providers on /%s/%s',
    (careType, citySlug) => {
      const found = listed.filter((draft) => draft.locationSlug === citySlug && draft.careTypes.includes(careType))
      expect(found.length).toBeGreaterThanOrEqual(8)
    },
  )

  it('finds every kind, care type, age, amenity, program, language and schedule', () => {
    const used = (list: (draft: (typeof drafts)[number]) => readonly string[] | undefined) =>
      new Set(listed.flatMap((draft) => list(draft) ?? []))
    const codes = (choices: readonly { code: string }[]) => new Set(choices.map(({ code }) => code))
    expect(new Set(listed.map((draft) => draft.kind))).toEqual(codes(KINDS))
    expect(used((draft) => draft.careTypes)).toEqual(codes(CARE_TYPES))
    expect(used((draft) => draft.ageBands?.map(({ band }) => band))).toEqual(codes(AGE_BANDS))
    expect(used((draft) => draft.amenities)).toEqual(codes(AMENITIES))
    expect(used((draft) => draft.programs)).toEqual(codes(PROGRAMS))
    expect(used((draft) => draft.languages)).toEqual(codes(LANGUAGES))
    expect(used((draft) => draft.schedules)).toEqual(codes(SCHEDULES))
  })

  it('sees openings that are confirmed, aging, out of date and unknown', () => {
    const states = listed.map((draft) => freshnessOf(draft.facts?.openings, today))
    const part = (state: string) => states.filter((one) => one === state).length / states.length
    expect(part('confirmed')).toBeGreaterThan(0.3)
    expect(part('fading')).toBeGreaterThan(0.07)
    expect(part('stale')).toBeGreaterThan(0.1)
    expect(part('unknown')).toBeGreaterThan(0.2)
  })

  it('finds much that is unknown', () => {
    const hasTuition = share((draft) => draft.ageBands?.some((room) => room.tuitionWeeklyCents))
    const hasPhotos = share((draft) => draft.photos?.length)
    expect(share((draft) => draft.kind === 'family_home')).toBeCloseTo(0.13, 1)
    expect(share((draft) => draft.ageMinMonths === undefined)).toBeGreaterThan(0.1)
    expect(share((draft) => !draft.hours?.length)).toBeGreaterThan(0.12)
    expect(hasTuition).toBeGreaterThan(0.45)
    expect(hasTuition).toBeLessThan(0.7)
    expect(share((draft) => !draft.licenses?.length)).toBeGreaterThan(0.05)
    expect(hasPhotos).toBeGreaterThan(0.3)
    expect(hasPhotos).toBeLessThan(0.45)
    expect(share((draft) => !draft.description)).toBeGreaterThan(0.15)
    expect(share((draft) => draft.capacity === undefined)).toBeGreaterThan(0.08)
  })

  it('sees no picture twice, and in every city some rows with a picture and some without', () => {
    const paths = drafts.flatMap(({ photos = [] }) => photos.map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => !existsSync(join(process.cwd(), 'public', path)))).toEqual([])
    for (const { slug } of CATALOGUE_CITIES) {
      const inCity = listed.filter((draft) => draft.locationSlug === slug)
      const part = inCity.filter((draft) => draft.photos?.length).length / inCity.length
      expect({ slug, varied: part > 0.1 && part < 0.7 }).toEqual({ slug, varied: true })
    }
  })

  it('finds providers open all night, past midnight, on Saturdays, and closed over lunch', () => {
    const count = (test: (days: NonNullable<(typeof drafts)[number]['hours']>) => boolean) =>
      listed.filter((draft) => test(draft.hours ?? [])).length
    expect(count((days) => days.some((day) => day.opensMinute === 0 && day.closesMinute === 1440))).toBeGreaterThan(0)
    expect(count((days) => days.some((day) => day.closesMinute < day.opensMinute))).toBeGreaterThan(0)
    expect(count((days) => days.some((day) => day.weekday === 5))).toBeGreaterThan(5)
    expect(count((days) => days.filter((day) => day.weekday === 0).length === 2)).toBeGreaterThan(3)
  })

  it('finds a few that are closed, temporarily closed, merged into another, or sponsored', () => {
    const count = (status: string) => drafts.filter((draft) => draft.status === status).length
    expect(count('temporarily_closed')).toBeGreaterThanOrEqual(5)
    expect(count('closed')).toBeGreaterThanOrEqual(8)
    expect(drafts.every((draft) => (draft.status === 'closed') === Boolean(draft.closedOn))).toBe(true)
    expect(directory.filter((provider) => provider.mergedInto)).toHaveLength(4)
    const sponsored = listed.filter((draft) => (draft.sponsoredUntil ?? '') > `${today}T00:00:00Z`)
    expect(sponsored.length).toBeGreaterThanOrEqual(6)
    expect(sponsored.length).toBeLessThanOrEqual(30)
  })
})
