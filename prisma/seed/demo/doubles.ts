import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { buildProvider } from '@/tests/support/factories/provider'
import { addDays } from './days'

/** Whose page a list brought a second time, so that an admin has two to merge. */
const TWICE = 'Sunny Sprouts Montessori'

/** The second page of it: what a list knows and no more, closed since the list dropped it, so that no family meets it. */
export function doubleOf(drafts: readonly ProviderDraft[], today: string): ProviderDraft {
  const original = drafts.find(({ name }) => name === TWICE)
  if (!original) throw new Error(`${TWICE} is not among the demo's providers.`)
  const { city, state, zip, county, locationSlug, street, latitude, longitude, kind, careTypes } = original
  return buildProvider({
    ...{ city, state, zip, county, locationSlug, street, kind, careTypes },
    // Lists put their points beside the door.
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
