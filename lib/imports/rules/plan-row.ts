import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { bestLikeness, SIMILAR } from './match-name'
import { isSameStreet } from './match-street'
import { type StoredFacts, withoutNewerFacts } from './newer-facts'

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
