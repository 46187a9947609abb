import { type ProviderDraft, providerDraft } from '@/lib/providers/schema/provider-draft'

/** A draft of an invented center in Orlando, checked like an outside one. */
export function draftOf(known: Partial<ProviderDraft> = {}): ProviderDraft {
  return providerDraft.parse({
    name: 'Paper Boat Early Learning',
    kind: 'center',
    careTypes: ['daycare'],
    city: 'Orlando',
    state: 'FL',
    zip: '32801',
    locationSlug: 'orlando-fl',
    street: '12 Lantern Ln',
    latitude: 28.5411,
    longitude: -81.3712,
    ...known,
  })
}
