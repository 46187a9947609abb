import type { ProviderDraft } from '@/lib/providers/schema'
import { buildProvider } from '@/tests/support/factories/provider'

/** A draft of an invented center in Orlando, checked like an imported one. */
export function draftOf(known: Partial<ProviderDraft> = {}): ProviderDraft {
  return buildProvider({
    name: 'Paper Boat Early Learning',
    street: '12 Lantern Ln',
    latitude: 28.5411,
    longitude: -81.3712,
    ...known,
  })
}
