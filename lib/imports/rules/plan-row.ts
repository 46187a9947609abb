import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { type StoredFacts, withoutNewerFacts } from './newer-facts'

type Stored = {
  providerId: number
  rowHash: string
  careTypes: ProviderDraft['careTypes']
  programs: ProviderDraft['programs']
  facts: StoredFacts
}

export type PlannedRow =
  | { action: 'add'; item: ProviderDraft }
  | { action: 'change'; item: ProviderChange; kept: string[] }
  | { action: 'keep' }

/**
 * What becomes of a row: new to us, as it was, or changed. A change writes what the file knows, keeps fact groups that are
 * newer than the file, and never takes away a care type or program that somebody else stated.
 */
export function planRow(draft: ProviderDraft, hash: string, stored: Stored | undefined): PlannedRow {
  if (!stored) return { action: 'add', item: draft }
  if (stored.rowHash === hash) return { action: 'keep' }
  const { known, kept } = withoutNewerFacts(draft, stored.facts)
  return {
    action: 'change',
    kept,
    item: {
      ...known,
      id: stored.providerId,
      careTypes: union(stored.careTypes, draft.careTypes),
      programs: union(stored.programs ?? [], draft.programs ?? []),
    },
  }
}

function union<T>(a: readonly T[], b: readonly T[]): T[] {
  return [...new Set([...a, ...b])]
}
