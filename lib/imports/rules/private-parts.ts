import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'

type PrivateParts = Pick<ProviderDraft, 'street' | 'latitude' | 'longitude'>

/** A row that nobody has decided on: what everybody who decides may see of it, and of a family home apart from that where it is. */
export function privatePartsOf(draft: ProviderDraft): { shown: Partial<ProviderDraft>; home: PrivateParts | null } {
  if (draft.kind !== 'family_home') return { shown: draft, home: null }
  const { street, latitude, longitude, ...shown } = draft
  return { shown, home: { street, latitude, longitude } }
}
