import { providerDraft } from '@/lib/providers/schema/provider-draft'

/** What is kept of a row that waits: of a family home without its street and point. */
export const asideDraft = providerDraft.partial({ latitude: true, longitude: true })
