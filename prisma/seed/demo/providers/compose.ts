import { createHash } from 'node:crypto'
import { addDays } from '@/lib/platform/time/dates'
import type { ProviderDraft } from '@/lib/providers/schema'
import { buildProvider } from '@/tests/support/factories/provider'
import type { Random } from '@/tests/support/factories/random'
import { activitiesOf } from './activities'
import { descriptionOf, translationsOf } from './description'
import { nameAll } from './names'
import { demoCities, type Outline, outlines } from './outlines'
import { Scenes } from './pictures'
import { Contacts, placeOf } from './places'
import { factsOf, feesOf, STATE_LIST, STATE_OFFICE, sponsoredUntil, stateListDay } from './provenance'
import { type DemoReview, reviewsOf } from './reviews'
import { ageBandsOf, agesOf } from './rooms'
import { SPECIALS, SPECIALS_CITY, type Special } from './specials'
import { consistentAmenities, openingOf, traitsOf } from './traits'

/** The provider with a duplicate page, for an admin to merge. */
const DUPLICATED_NAME = 'Sunny Sprouts Montessori'

/** The duplicate, with only the facts of a state list. Closed, so that it does not appear in searches. */
function duplicateOf(drafts: readonly ProviderDraft[], today: string): ProviderDraft {
  const original = drafts.find(({ name }) => name === DUPLICATED_NAME)
  if (!original) throw new Error(`${DUPLICATED_NAME} is not among the demo's providers.`)
  const { city, state, zip, county, locationSlug, street, latitude, longitude, kind, careTypes } = original
  return buildProvider({
    ...{ city, state, zip, county, locationSlug, street, kind, careTypes },
    // State lists have slightly different coordinates.
    latitude: latitude + 0.0004,
    longitude: longitude - 0.0003,
    phone: null,
    name: `${DUPLICATED_NAME} School Inc`,
    status: 'closed',
    closedOn: addDays(today, -90),
    capacity: 72,
    facts: {},
    isSample: true,
  })
}

/** The source name of the demo data in provider_sources. */
export const DEMO_SOURCE = 'demo'

export type DemoProvider = {
  sourceId: string
  draft: ProviderDraft
  reviews: DemoReview[]
  /** The sourceId of the provider that this one was merged into. */
  mergedInto: string | null
}

/** The demo data as of a day ("YYYY-MM-DD"): the same day always gives identical data. */
export function demoDirectory(today: string, cities = demoCities()): DemoProvider[] {
  const allOutlines = outlines(cities)
  const isHomeInSecondCity = ({ city, kind }: Outline) => city === cities[1] && kind === 'family_home'
  const showsCityAlone = allOutlines.findLast(isHomeInSecondCity)
  const names = nameAll(allOutlines)
  const contacts = new Contacts()
  const scenes = new Scenes()
  const specials = new Map(
    SPECIALS.map((special) => [
      allOutlines.find((outline) => outline.city === cities[0] && special.fits(outline)),
      special,
    ]),
  )
  const directory = allOutlines.map((outline, serial) => {
    const name = names[serial] ?? ''
    const special = specials.get(outline)
    const contact = contacts.contactOf(outline, special?.name ?? name)
    const parts = special ? specialParts(special, outline, today) : generatedParts(outline, serial, today, scenes)
    const draft = buildProvider({
      ...placeOf(outline),
      name: special?.name ?? name,
      kind: outline.kind,
      careTypes: outline.careTypes,
      ...contact,
      ...parts,
      isSample: true,
      ...(outline === showsCityAlone && { showsZip: false }),
    })
    const complete = special ? draft : { ...draft, facts: factsOf(outline, knownGroups(draft), today) }
    return {
      sourceId: outline.sourceId,
      draft: withSource(complete, outline.sourceId),
      reviews: reviewsOf(outline, reviewableFacts(complete), today, special?.stars),
      mergedInto: outline.status === 'merged' ? `${outline.city.slug}-003` : null,
    }
  })
  const duplicate = duplicateOf(
    directory.map(({ draft }) => draft),
    today,
  )
  return [
    ...directory,
    { sourceId: 'double-001', draft: withSource(duplicate, 'double-001'), reviews: [], mergedInto: null },
  ]
}

/** The streets and points of the specials are in the city of the design mockups. Without that city, they get an address in another one. */
function specialParts(special: Special, outline: Outline, today: string): Partial<ProviderDraft> {
  const { street, zip, latitude, longitude, description, ...draft } = special.draft(today)
  return outline.city.slug === SPECIALS_CITY
    ? { status: 'open', ...draft, street, zip, latitude, longitude, description }
    : { status: 'open', ...draft, description: description?.replace('Lake Eola', 'a small lake') }
}

function generatedParts(outline: Outline, serial: number, today: string, scenes: Scenes): Partial<ProviderDraft> {
  const ages = agesOf(outline)
  const opening = openingOf(outline)
  const fees = feesOf(outline)
  const traits = traitsOf(outline, ages)
  const amenities = consistentAmenities(traits.amenities, opening, fees.siblingDiscountPercent !== undefined)
  const license = licenseOf(outline, serial, today)
  const description = descriptionOf(outline, { ...traits, amenities })
  return {
    ...ages,
    ...opening,
    ...fees,
    ...traits,
    amenities,
    ...statusOf(outline, today),
    description,
    descriptions: description ? translationsOf(outline, traits) : {},
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

function reviewableFacts({ ageMinMonths, ageMaxMonths, programs = [] }: ProviderDraft) {
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

/** Possible inspection findings, and how many violations each counts as. */
const FINDINGS: readonly (readonly [summary: string, violations: number])[] = [
  ['Fire drill log two weeks late.', 1],
  ['One staff file without proof of this year’s training hours.', 1],
  ['First-aid kit without gloves; restocked during the visit.', 1],
  ['A cleaning spray stood on an open shelf in the hallway.', 1],
  ['Two cots closer together than 18 inches.', 1],
  ['Attendance sheet not signed for one afternoon.', 1],
  ['Mulch under the swings was too thin in one spot.', 1],
  ['Menu on the wall was last week’s.', 1],
  ['One child’s immunization form was out of date.', 1],
  ['Emergency numbers were missing beside one phone.', 1],
  ['A gate latch did not close by itself.', 1],
  ['Refrigerator thermometer missing.', 1],
  ['Hand-washing sign missing at one sink.', 1],
  ['A torn mat in the reading corner.', 1],
  ['One bottle without a name.', 1],
  ['Vehicle log not filled in on two days.', 1],
  ['Peeling paint on a window sill in the older room.', 1],
  ['Diaper table not wiped between two changes.', 1],
  ['One adult too few in the two-year-olds’ room for about ten minutes at pick-up time.', 1],
  ['An outlet without a cover and a loose rug; both fixed the same day.', 2],
  ['Medication form without a date, and a staff file without references.', 2],
  ['Two fire extinguishers past their service date.', 2],
  ['Playground: a protruding bolt and standing water in a tire.', 2],
  ['Training hours missing for two of nine staff.', 2],
  ['Menu not posted, and milk kept outside the refrigerator during breakfast.', 2],
  ['Sign-in sheets incomplete for three days, and one exit blocked by strollers.', 2],
  ['One adult too few in two rooms during nap time, and drill log missing.', 3],
  ['Three staff files incomplete after a change of director.', 3],
  ['Crib sheets loose, one crib with a blanket, and a cord within reach.', 3],
  ['Outdoor shade torn, two splintered benches, and no water outside.', 4],
]

type License = NonNullable<ProviderDraft['licenses']>[number]
type Inspection = NonNullable<ProviderDraft['inspections']>[number]

/** Religious and school programs may be exempt and then have no license. */
const CHANCE_LICENSED = { center: 0.97, family_home: 0.88, faith: 0.55, school: 0.3, head_start: 0.88 }

/** `serial` is the provider's index in the demo data, which makes numbers unique. */
function licenseOf(outline: Outline, serial: number, today: string): License | null {
  const random = outline.random.fork('license')
  if (!random.chance(CHANCE_LICENSED[outline.kind])) return null
  const issuedOn = addDays(today, -random.int(400, 6_500))
  return {
    // No state uses this format, so these cannot be mistaken for real numbers.
    number: `DEMO-${outline.city.countyCode}-${1000 + ((serial * 37 + 113) % 9000)}`,
    kind: licenseKind(outline, random),
    issuer: STATE_OFFICE,
    issuedOn,
    expiresOn:
      outline.status === 'open' && random.chance(0.97) ? addDays(today, random.int(15, 360)) : expiredDay(today),
    asOf: stateListDay(today),
  }
}

function expiredDay(today: string): string {
  return addDays(stateListDay(today), -12)
}

function licenseKind({ kind, random }: Outline, draws: Random): string {
  if (kind !== 'family_home') return 'Child care facility'
  if (random.fork('capacity').chance(0.2)) return 'Large family child care home'
  return draws.chance(0.75) ? 'Family day care home' : 'Registered family day care home'
}

/** Up to five inspections in the last three years, most without violations; none without a license. */
function inspectionsOf(outline: Outline, license: License | null, today: string): Inspection[] {
  const random = outline.random.fork('inspections')
  if (!license || random.chance(0.15)) return []
  const carelessness = random.next()
  let day = addDays(stateListDay(today), -random.int(5, 150))
  const findings = random.some(FINDINGS, 5).values()
  return Array.from({ length: random.int(1, 5) }, () => {
    const inspectedOn = day
    day = addDays(day, -random.int(120, 230))
    const found = random.chance(0.15 + carelessness * 0.4) ? findings.next().value : undefined
    if (!found) return { inspectedOn, violations: 0, sourceName: STATE_LIST }
    const [summary, violations] = found
    const correctedOn = random.chance(0.9) ? addDays(inspectedOn, random.int(0, 21)) : null
    return { inspectedOn, violations, summary, correctedOn, sourceName: STATE_LIST }
  })
}
