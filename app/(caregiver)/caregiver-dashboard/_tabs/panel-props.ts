import type { SignedInActor } from '@/lib/access/types'

/** What each tab's panel gets; `query` is the rest of the address. */
export type PanelProps = { actor: SignedInActor; query: Record<string, unknown> }
