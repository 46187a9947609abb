import { createHash } from 'node:crypto'
import type { ProviderDraft } from '@/lib/providers/schema'
import { buildProvider } from '@/tests/support/factories/provider'
import { addDays } from '../days'
import { activitiesOf } from './activities'
import { descriptionOf } from './description'
import { inspectionsOf, licenseOf } from './licenses'
import { nameAll } from './names'
import { type Outline, outlines } from './outlines'
import { Scenes } from './pictures'
import { Contacts, placeOf } from './places'
import { factsOf, feesOf, sponsoredUntil } from './provenance'
import { type DemoReview, reviewsOf } from './reviews'
import { ageBandsOf, agesOf } from './rooms'
import { SPECIALS, type Special } from './specials'
import { consistentAmenities, openingOf, traitsOf } from './traits'

/** The provider with a duplicate page, for an admin to merge. */
const TWICE = 'Sunny Sprouts Montessori'

/** The duplicate, with only the facts of a state list. Closed, so that it does not appear in searches. */
function doubleOf(drafts: readonly ProviderDraft[], today: string): ProviderDraft {
  const original = drafts.find(({ name }) => name === TWICE)
  if (!original) throw new Error(`${TWICE} is not among the demo's providers.`)
  const { city, state, zip, county, locationSlug, street, latitude, longitude, kind, careTypes } = original
  return buildProvider({
    ...{ city, state, zip, county, locationSlug, street, kind, careTypes },
    // State lists have slightly different coordinates.
    latitude: latitude + 0.0004,
    longitude: longitude - 0.0003,
    phone: null,
    name: `${TWICE} School Inc`,
    status: 'closed',
    closedOn: addDays(today, -90),
    capacity: 72,
    facts: {},
    isSample: true,
  })
}

/** The source name of the demo data in provider_sources. */
export const DEMO_SOURCE = 'demo'

/** A family home that shows only its city. */
const CITY_ALONE = 'winter-park-fl-024'

export type DemoProvider = {
  sourceId: string
  draft: ProviderDraft
  reviews: DemoReview[]
  /** The sourceId of the provider that this one was merged into. */
  mergedInto: string | null
}

/** The demo data as of a day ("YYYY-MM-DD"): the same day always gives identical data. */
export function demoDirectory(today: string): DemoProvider[] {
  const all = outlines()
  const names = nameAll(all)
  const contacts = new Contacts()
  const scenes = new Scenes()
  const specials = new Map(SPECIALS.map((special) => [all.find(special.fits), special]))
  const directory = all.map((outline, serial) => {
    const name = names[serial] ?? ''
    const special = specials.get(outline)
    const contact = contacts.contactOf(outline, special?.name ?? name)
    const parts = special ? specialParts(special, today) : generatedParts(outline, serial, today, scenes)
    const draft = buildProvider({
      ...placeOf(outline),
      name: special?.name ?? name,
      kind: outline.kind,
      careTypes: outline.careTypes,
      ...contact,
      ...parts,
      isSample: true,
      ...(outline.sourceId === CITY_ALONE && { showsZip: false }),
    })
    const complete = special ? draft : { ...draft, facts: factsOf(outline, knownGroups(draft), today) }
    return {
      sourceId: outline.sourceId,
      draft: withSource(complete, outline.sourceId),
      reviews: reviewsOf(outline, reviewedOf(complete), today, special?.stars),
      mergedInto: outline.status === 'merged' ? `${outline.city.slug}-003` : null,
    }
  })
  const double = doubleOf(
    directory.map(({ draft }) => draft),
    today,
  )
  return [
    ...directory,
    { sourceId: 'double-001', draft: withSource(double, 'double-001'), reviews: [], mergedInto: null },
  ]
}

function specialParts(special: Special, today: string): Partial<ProviderDraft> {
  return { status: 'open', ...special.draft(today) }
}

function generatedParts(outline: Outline, serial: number, today: string, scenes: Scenes): Partial<ProviderDraft> {
  const ages = agesOf(outline)
  const opening = openingOf(outline)
  const fees = feesOf(outline)
  const traits = traitsOf(outline, ages)
  const amenities = consistentAmenities(traits.amenities, opening, fees.siblingDiscountPercent !== undefined)
  const license = licenseOf(outline, serial, today)
  return {
    ...ages,
    ...opening,
    ...fees,
    ...traits,
    amenities,
    ...statusOf(outline, today),
    description: descriptionOf(outline, { ...traits, amenities }),
    ageBands: ageBandsOf(outline, ages, today),
    licenses: license ? [license] : [],
    inspections: inspectionsOf(outline, license, today),
    photos: scenes.photosOf(outline),
    activities: activitiesOf(outline, ages, traits.languages),
    sponsoredUntil: sponsoredUntil(outline, today),
  }
}

/** Merged providers are stored as closed; the loader then merges them. */
function statusOf({ status, random }: Outline, today: string): Pick<ProviderDraft, 'status' | 'closedOn'> {
  if (status !== 'closed' && status !== 'merged') return { status }
  return { status: 'closed', closedOn: addDays(today, -random.fork('closed').int(20, 420)) }
}

function knownGroups({ ageBands = [], hours = [], licenses = [], phone, email, website }: ProviderDraft) {
  return {
    openings: ageBands.some((room) => room.openings !== undefined),
    tuition: ageBands.some((room) => room.tuitionWeeklyCents !== undefined),
    hours: hours.length > 0,
    license: licenses.length > 0,
    contact: Boolean(phone ?? email ?? website),
  }
}

function reviewedOf({ ageMinMonths, ageMaxMonths, programs = [] }: ProviderDraft) {
  const youngest = ageMinMonths ?? 36
  const oldest = ageMaxMonths ?? 48
  return {
    takesInfants: youngest < 10,
    takesOlder: oldest >= 59,
    hasVpk: programs.includes('vpk'),
    takesSchoolAge: oldest > 100,
  }
}

function withSource(draft: ProviderDraft, sourceId: string): ProviderDraft {
  const rowHash = createHash('sha256').update(JSON.stringify(draft)).digest('hex')
  return { ...draft, sources: [{ source: DEMO_SOURCE, sourceId, rowHash }] }
}
