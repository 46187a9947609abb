import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'

/**
 * What may be kept of a row that nobody has decided on: a family home's street and point stay in the file, which brings them
 * again with its next run.
 */
export function withoutPrivateParts(draft: ProviderDraft): Partial<ProviderDraft> {
  if (draft.kind !== 'family_home') return draft
  const { street, latitude, longitude, ...rest } = draft
  return rest
}
