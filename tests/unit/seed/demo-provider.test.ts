import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { demoDirectory } from '@/prisma/seed/demo/providers/compose'

const today = '2026-11-20'
const drafts = demoDirectory(today).map((provider) => provider.draft)
const boundsOf = (band: string) => AGE_BANDS.find(({ code }) => code === band) ?? AGE_BANDS[0]

describe('a demo provider', () => {
  it("sets price and staff by age: the younger the child, the higher the price, within the state's ratios", () => {
    for (const { ageBands = [], name } of drafts) {
      const prices = ageBands.flatMap((room) => room.tuitionWeeklyCents ?? [])
      expect({ name, prices }).toEqual({ name, prices: prices.toSorted((a, b) => b - a) })
      for (const { band, childrenPerAdult } of ageBands)
        expect(childrenPerAdult ?? 1).toBeLessThanOrEqual(HOME_FACTS.ratios[band])
    }
  })

  it('has rooms only for ages it accepts', () => {
    for (const { ageBands = [], ageMinMonths, ageMaxMonths } of drafts)
      for (const { band } of ageBands) {
        expect(ageMinMonths).toBeLessThanOrEqual(boundsOf(band).maxMonths)
        expect(ageMaxMonths).toBeGreaterThanOrEqual(boundsOf(band).minMonths)
      }
  })

  it('has a school-age room only if children stay past kindergarten', () => {
    const hasRoom = drafts.filter(({ ageBands }) => ageBands?.some(({ band }) => band === 'school_age'))
    expect(hasRoom.length).toBeGreaterThan(100)
    for (const { ageMaxMonths } of hasRoom) expect(ageMaxMonths).toBeGreaterThan(71)
  })

  it('has a source and a date for every fact, and none for missing facts', () => {
    for (const { ageBands = [], facts = {}, hours, licenses, phone, email, website, name } of drafts) {
      const expected = {
        openings: ageBands.some((room) => room.openings !== undefined),
        tuition: ageBands.some((room) => room.tuitionWeeklyCents !== undefined),
        hours: Boolean(hours?.length),
        license: Boolean(licenses?.length),
        contact: Boolean(phone ?? email ?? website),
      }
      const found = Object.fromEntries(Object.keys(expected).map((group) => [group, group in facts]))
      expect({ name, ...found }).toEqual({ name, ...expected })
      for (const provenance of Object.values(facts)) expect(provenance.confirmedOn <= today).toBe(true)
    }
  })

  it('was inspected in the past, and corrected violations after the visit', () => {
    for (const { inspections = [], licenses = [] } of drafts) {
      if (inspections.length > 0) expect(licenses).toHaveLength(1)
      for (const { inspectedOn, correctedOn, violations, summary } of inspections) {
        expect(inspectedOn < today).toBe(true)
        if (correctedOn) expect(correctedOn >= inspectedOn).toBe(true)
        expect(violations > 0).toBe(Boolean(summary))
      }
    }
  })

  it('never repeats a sentence, and mentions a home only if it is one', () => {
    for (const { description, kind } of drafts) {
      if (!description) continue
      const sentences = description.split(/(?<=[.!?]) /)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(description).not.toMatch(/[{}]|undefined/)
      if (kind !== 'family_home') expect(description).not.toMatch(/\bin my home\b/)
    }
    const written = drafts.flatMap((draft) => draft.description ?? [])
    expect(new Set(written).size / written.length).toBeGreaterThan(0.95)
  })

  it('says something of itself in Spanish in a few cases, never without English, and only if Spanish is spoken there', () => {
    const written = drafts.filter(({ descriptions }) => descriptions?.['es-US'])
    expect(written.length).toBeGreaterThanOrEqual(5)
    expect(written.length).toBeLessThan(40)
    for (const { description, descriptions = {}, languages } of written) {
      expect(description).toBeTruthy()
      expect(languages).toContain('spanish')
      expect(descriptions['es-US']).not.toMatch(/[{}]|undefined/)
    }
  })

  it('has no baby photo or safe-sleep promise if it accepts no babies', () => {
    for (const { amenities = [], ageMinMonths } of drafts)
      if (amenities.includes('safe_sleep')) expect(ageMinMonths).toBeLessThan(12)
  })

  it('shows pictures with alternative text', () => {
    for (const { photos = [] } of drafts) {
      for (const { alt } of photos) expect(alt).toMatch(/^Illustration: a /)
    }
  })
})
