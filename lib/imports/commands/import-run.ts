import type { Transaction } from '@/lib/platform/db'
import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import type { OpenGazetteer } from '../queries/open-gazetteer'
import type { Guess } from '../rules/plan-row'
import type { Tallies } from '../rules/tally'
import type { AsideCode, MatchRule, NoteCode, Preset, RefusalCode } from '../types/rows'

type CountKey = 'rowsRead' | 'added' | 'matched' | 'changed' | 'unchanged' | 'leftAside' | 'closed' | 'reopened'

/** What one run carries from batch to batch. */
export type ImportRun = {
  tx: Transaction
  preset: Preset
  gazetteer: OpenGazetteer
  /** Null in a dry run, which reads and plans everything and writes nothing. */
  batchId: number | null
  /** The day of the file: a date that stands above its header, else the preset's. */
  asOf: string
  counts: Record<CountKey, number>
  matches: Tallies<MatchRule>
  asides: Tallies<AsideCode>
  refusals: Tallies<RefusalCode>
  notes: Tallies<NoteCode>
  /** The newest stamp in the file so far: how new the file is, and what it calls itself. */
  newest: { day: string; name: string } | null
}

/** A row that can go in. */
export type Understood = { line: number; sourceId: string; draft: ProviderDraft; guesses: readonly Guess[] }
