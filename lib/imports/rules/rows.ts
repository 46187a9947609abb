import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema'
import { bestNameSimilarity, isSameStreet, SIMILAR } from '../matching/rules/similarity'
import type { ProviderSnapshot } from './changes'

type Known = Partial<ProviderDraft>
type Band = NonNullable<Known['ageBands']>[number]
type Group = keyof NonNullable<ProviderDraft['facts']>
type StoredFacts = Partial<Record<Group, { source: string; confirmedOn: string }>>

/** The fields that belong to each fact group. Confirming the contact also confirms name, kind, ages and place. */
const KEYS: Record<Group, readonly (keyof ProviderDraft)[]> = {
  contact: [
    'name',
    'alternateNames',
    'kind',
    'street',
    'city',
    'state',
    'zip',
    'county',
    'latitude',
    'longitude',
    'locationSlug',
    'timeZone',
    'phone',
    'email',
    'website',
    'ageMinMonths',
    'ageMaxMonths',
    'capacity',
  ],
  hours: ['hours'],
  license: ['licenses', 'inspections'],
  openings: [],
  tuition: ['registrationFeeCents', 'siblingDiscountPercent'],
}

const GROUPS: readonly Group[] = ['openings', 'tuition', 'hours', 'license', 'contact']

/**
 * Removes the fact groups that were confirmed after the file's date, so that the file does not overwrite them. On the same
 * day a person's confirmation outranks the file. `newer` lists the removed groups.
 */
export function withoutNewerFacts(known: Known, stored: StoredFacts): { known: Known; newer: Group[] } {
  const newer = GROUPS.filter((group) => isNewer(stored[group], known.facts?.[group]?.confirmedOn))
  if (newer.length === 0) return { known, newer }
  const rest = { ...known, facts: { ...known.facts } }
  for (const group of newer) {
    delete rest.facts[group]
    for (const key of KEYS[group]) delete rest[key]
  }
  if (known.ageBands) rest.ageBands = known.ageBands.map((band) => bandWithout(band, newer))
  return { known: rest, newer }
}

/** Each row of an age band holds two fact groups. */
function bandWithout(band: Band, newer: readonly Group[]): Band {
  const rest = { ...band }
  if (newer.includes('tuition')) delete rest.tuitionWeeklyCents
  if (newer.includes('openings')) {
    delete rest.openings
    delete rest.openingsFrom
    delete rest.waitlist
  }
  return rest
}

function isNewer(stored: StoredFacts[Group], confirmedOn: string | undefined): boolean {
  if (!stored || !confirmedOn) return false
  return stored.source === 'state_file' ? stored.confirmedOn > confirmedOn : stored.confirmedOn >= confirmedOn
}

/** Lists that a file may extend but never shorten: an item missing from the file may still be true. */
const LISTS = ['careTypes', 'programs', 'amenities', 'curricula', 'accreditations', 'languages', 'schedules'] as const

export type StoredProvider = Record<(typeof LISTS)[number], readonly string[]> & {
  providerId: number
  name: string
  alternateNames: string[]
  /** For a family home, the private street. */
  street: string | null
  zip: string
  status: string | null
  /** The list that closed it, permanently or temporarily. Null if a person did. */
  closedSource: string | null
  facts: StoredFacts
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** The parts of a provider's snapshot that planning a change needs. */
export function storedProviderOf(providerId: number, snapshot: ProviderSnapshot): StoredProvider {
  const home = Object(snapshot.private_address)
  const facts = GROUPS.flatMap((group) => {
    const { source, confirmed_on } = Object(snapshot[`fact:${group}`])
    return source ? [[group, { source: String(source), confirmedOn: String(confirmed_on) }]] : []
  })
  return {
    providerId,
    name: String(snapshot.name),
    alternateNames: textsOf(snapshot.alternate_names),
    street: textOf(snapshot.street) ?? textOf(home.street),
    zip: textOf(snapshot.zip) ?? textOf(home.zip) ?? '',
    status: textOf(snapshot.status),
    closedSource: textOf(snapshot.closed_source),
    careTypes: textsOf(snapshot.care_types),
    programs: textsOf(snapshot.programs),
    amenities: textsOf(snapshot.amenities),
    curricula: textsOf(snapshot.curricula),
    accreditations: textsOf(snapshot.accreditations),
    languages: textsOf(snapshot.languages),
    schedules: textsOf(snapshot.schedules),
    facts: Object.fromEntries(facts),
  }
}

/** Values that the row itself does not state. Only a new provider gets them, except that a point also moves with a changed address. */
export const GUESSES = ['kind', 'careTypes', 'point', 'street', 'zip'] as const
export type Guess = (typeof GUESSES)[number]

/**
 * The guesses of a held row that is merged into a provider of this kind. A withheld street does not remove the stored one. A family home
 * stays one: such a merge never changes its kind, because "center" may be only the default, and the street would become public.
 */
export function heldGuesses(
  { street }: Partial<ProviderDraft>,
  stored: readonly Guess[],
  candidateKind: unknown,
): Guess[] {
  const guesses: Guess[] = [...stored, 'point']
  if (street === null) guesses.push('street')
  if (candidateKind === 'family_home') guesses.push('kind')
  return guesses
}

/**
 * Completes a row that says "closed", permanently or temporarily, with the date and name of its list, which can then reopen the provider:
 * see findReopenable. The export of another directory states both itself. `list`: null if the file has no date.
 */
export function withClosing(draft: ProviderDraft, list: { day: string; name: string } | null): ProviderDraft {
  if (!isClosedStatus(draft.status) || draft.closedSource !== undefined || list === null) return draft
  return { ...draft, closedOn: list.day, closedSource: list.name }
}

/** Whether a status is one of the two that mean closed. */
export const isClosedStatus = (status: unknown) => status === 'closed' || status === 'temporarily_closed'

/**
 * Removes the status, closing date and list from a row where they must not replace the provider's. A list never becomes the one that closed
 * a provider if a person had closed it. A provider that already has the status keeps its closing date and list. The export of another
 * directory is applied unchanged: its null means that no list closed the provider.
 */
function withoutStoredStatus(known: Known, stored: StoredProvider): Known {
  const { status, closedOn, closedSource, ...rest } = known
  if (closedSource === null || !isClosedStatus(status) || !isClosedStatus(stored.status)) return known
  const isByPerson = stored.closedSource === null
  if (status === stored.status || (isByPerson && stored.status === 'closed')) return rest
  return isByPerson ? { ...rest, status, closedOn } : known
}

/** A row to apply. A held row of a family home has no point, because its location is stored separately. */
type RowDraft = Omit<ProviderDraft, 'latitude' | 'longitude'> & Partial<Pick<ProviderDraft, 'latitude' | 'longitude'>>

/**
 * The update of a stored provider from a row: what the file states, without guesses and without the fact groups confirmed
 * after the file's date, which `newer` lists.
 */
export function planChange(
  draft: RowDraft,
  guesses: readonly Guess[],
  stored: StoredProvider,
): { item: ProviderChange; newer: readonly Group[] } {
  const stated = withoutStoredStatus(withoutGuesses(draft, guesses, stored), stored)
  const { known, newer } = withoutNewerFacts(stated, stored.facts)
  const lists = LISTS.flatMap((key) => (known[key] ? [[key, union<string>(stored[key], known[key])]] : []))
  return { newer, item: { ...known, ...Object.fromEntries(lists), id: stored.providerId } }
}

/**
 * The same for a row matched to a provider of another source. A different spelling of the same name or street is ignored. A replaced name
 * becomes an alternate name, so that people still find the provider by it.
 */
export function planMerge(
  draft: RowDraft,
  guesses: readonly Guess[],
  stored: StoredProvider,
): { item: ProviderChange; newer: readonly Group[] } {
  const { item, newer } = planChange(draft, guesses, stored)
  const before = [stored.name, ...stored.alternateNames]
  const similarity = bestNameSimilarity([draft.name], before)
  if (similarity === 1) {
    delete item.name
    delete item.alternateNames
  } else if (item.name !== undefined) {
    const names = similarity < SIMILAR ? before : before.slice(1)
    item.alternateNames = union(names, item.alternateNames ?? []).slice(0, 20)
  }
  if (draft.zip === stored.zip) {
    for (const key of ['city', 'state', 'zip', 'county', 'locationSlug', 'timeZone'] as const) delete item[key]
    if (isSameStreet(draft.street, stored.street)) delete item.street
  }
  return { item, newer }
}

function withoutGuesses(draft: RowDraft, guesses: readonly Guess[], stored: StoredProvider): Partial<ProviderDraft> {
  const known: Partial<ProviderDraft> = { ...draft }
  if (guesses.includes('kind')) delete known.kind
  if (guesses.includes('careTypes')) delete known.careTypes
  if (guesses.includes('street')) delete known.street
  if (guesses.includes('zip')) {
    // A list without ZIP codes does not hide one that another list has stated.
    delete known.zip
    delete known.showsZip
  }
  const hasMoved =
    (draft.zip !== stored.zip && !guesses.includes('zip')) || isSameStreet(draft.street, stored.street) === false
  if (guesses.includes('point') && !hasMoved) {
    delete known.latitude
    delete known.longitude
  }
  return known
}

function union<T>(a: readonly T[], b: readonly T[]): T[] {
  return [...new Set([...a, ...b])]
}

type PrivateLocation = Pick<ProviderDraft, 'street' | 'latitude' | 'longitude'>

/** Splits a row held for review into what reviewers may see and, for a family home, its private location. */
export function splitPrivateLocation(draft: ProviderDraft): {
  shown: Partial<ProviderDraft>
  home: PrivateLocation | null
} {
  if (draft.kind !== 'family_home') return { shown: draft, home: null }
  const { street, latitude, longitude, ...shown } = draft
  return { shown, home: { street, latitude, longitude } }
}
