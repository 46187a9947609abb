import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema'
import type { FactProvenance } from '@/lib/providers/types'
import { bestLikeness, isSameStreet, SIMILAR } from '../matching/rules/likeness'

type Known = Partial<ProviderDraft>
type Band = NonNullable<Known['ageBands']>[number]
type Group = keyof NonNullable<ProviderDraft['facts']>
type StoredFacts = Partial<Record<Group, Pick<FactProvenance, 'source' | 'confirmedOn'>>>

/** What goes and stays together with a fact group. Who confirmed the contact has looked at name, kind, ages and place
 * as well. */
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
 * What a file may write over a stored provider: everything it knows but the fact groups that somebody confirmed after the
 * file was made. On the same day a person's word stands against a file's. Answers the groups that were kept.
 */
export function withoutNewerFacts(known: Known, stored: StoredFacts): { known: Known; kept: Group[] } {
  const kept = GROUPS.filter((group) => isNewer(stored[group], known.facts?.[group]?.confirmedOn))
  if (kept.length === 0) return { known, kept }
  const rest = { ...known, facts: { ...known.facts } }
  for (const group of kept) {
    delete rest.facts[group]
    for (const key of KEYS[group]) delete rest[key]
  }
  if (known.ageBands) rest.ageBands = known.ageBands.map((band) => bandWithout(band, kept))
  return { known: rest, kept }
}

/** Age bands hold two groups in one row. */
function bandWithout(band: Band, kept: readonly Group[]): Band {
  const rest = { ...band }
  if (kept.includes('tuition')) delete rest.tuitionWeeklyCents
  if (kept.includes('openings')) {
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

/** Lists that a file adds to and never shortens: what it does not say is not denied. */
const LISTS = ['careTypes', 'programs', 'amenities', 'curricula', 'accreditations', 'languages', 'schedules'] as const

export type StoredProvider = Pick<
  ProviderDraft,
  (typeof LISTS)[number] | 'name' | 'alternateNames' | 'street' | 'zip'
> & {
  providerId: number
  facts: StoredFacts
}

/** What a row does not say and only a new provider gets. */
export type Guess = 'kind' | 'careTypes' | 'point' | 'street'

/**
 * What a row writes over a stored provider: what the file knows, without the fact groups that are newer than the file and
 * without guesses. `kept` names those groups.
 */
export function planChange(
  draft: ProviderDraft,
  guesses: readonly Guess[],
  stored: StoredProvider,
): { item: ProviderChange; kept: string[] } {
  const { known, kept } = withoutNewerFacts(withoutGuesses(draft, guesses, stored), stored.facts)
  const lists = LISTS.flatMap((key) => (known[key] ? [[key, union(stored[key] ?? [], known[key])]] : []))
  return { kept, item: { ...known, ...Object.fromEntries(lists), id: stored.providerId } }
}

/**
 * The same for a row that was found to be a provider of another source: another spelling of the same name or street is no
 * news, and a name that gave way stays as one under which the place is found.
 */
export function planMerge(
  draft: ProviderDraft,
  guesses: readonly Guess[],
  stored: StoredProvider,
): { item: ProviderChange; kept: string[] } {
  const { item, kept } = planChange(draft, guesses, stored)
  const before = [stored.name, ...(stored.alternateNames ?? [])]
  const likeness = bestLikeness([draft.name], before)
  if (likeness === 1) {
    delete item.name
    delete item.alternateNames
  } else if (item.name !== undefined) {
    const names = likeness < SIMILAR ? before : before.slice(1)
    item.alternateNames = union(names, item.alternateNames ?? []).slice(0, 20)
  }
  if (draft.zip === stored.zip) {
    for (const key of ['city', 'state', 'zip', 'county', 'locationSlug', 'timeZone'] as const) delete item[key]
    if (isSameStreet(draft.street, stored.street)) delete item.street
  }
  return { item, kept }
}

function withoutGuesses(
  draft: ProviderDraft,
  guesses: readonly Guess[],
  stored: StoredProvider,
): Partial<ProviderDraft> {
  const known: Partial<ProviderDraft> = { ...draft }
  if (guesses.includes('kind')) delete known.kind
  if (guesses.includes('careTypes')) delete known.careTypes
  if (guesses.includes('street')) delete known.street
  const hasMoved = draft.zip !== stored.zip || isSameStreet(draft.street, stored.street) === false
  if (guesses.includes('point') && !hasMoved) {
    delete known.latitude
    delete known.longitude
  }
  return known
}

function union<T>(a: readonly T[], b: readonly T[]): T[] {
  return [...new Set([...a, ...b])]
}

type PrivateParts = Pick<ProviderDraft, 'street' | 'latitude' | 'longitude'>

/** A row that nobody has decided on: what everybody who decides may see of it, and of a family home apart from that where it is. */
export function privatePartsOf(draft: ProviderDraft): { shown: Partial<ProviderDraft>; home: PrivateParts | null } {
  if (draft.kind !== 'family_home') return { shown: draft, home: null }
  const { street, latitude, longitude, ...shown } = draft
  return { shown, home: { street, latitude, longitude } }
}
