import type { AsideCode, MatchRule, NoteCode, RefusalCode } from './rows'

export type Example = { line: number; name: string | null; text: string }
export type Tally<Code, Shown = Example> = { code: Code; count: number; examples: Shown[] }

/** Who stood in a source's last file and does not stand in this newer one. */
export type GoneReport = {
  /** The day of the last file. */
  since: string
  /** Providers of this source that were there before the file, and those of them that it does not hold. */
  listed: number
  gone: number
  /** Gone, confirmed by nobody since, and in no other list. */
  closable: number
  closed: number
  /** More than a list loses between two files. */
  isTooMany: boolean
  examples: LeftExample[]
}

export type ImportReport = {
  preset: string
  fileName: string
  fileSha256: string
  encoding: string
  isDryRun: boolean
  /** Null for a dry run. */
  batchId: number | null
  rowsRead: number
  added: number
  /** Found to be a provider that another source had brought, and laid over it. */
  matched: number
  changed: number
  unchanged: number
  leftAside: number
  refused: number
  matches: Tally<MatchRule>[]
  asides: Tally<AsideCode>[]
  /** Null when there is no older file of this source to compare with. */
  gone: GoneReport | null
  closed: number
  /** Providers that an older file had closed, and that are back. */
  reopened: number
  refusals: Tally<RefusalCode>[]
  notes: Tally<NoteCode>[]
  seconds: number
  peakMemoryMegabytes: number
}

/** Why an undoing left a provider, or a part of it, as it is. */
export type LeftCode = 'later' | 'merged' | 'listed' | 'confirmed' | 'used' | 'edited'
export type LeftExample = { name: string; publicId: string; text: string }

export type UndoReport = {
  batchId: number
  fileName: string
  preset: string
  isDryRun: boolean
  /** Providers that the batch had brought, and those of them on which later files had put licenses or inspections. */
  removed: number
  withRecords: number
  /** Providers put back as they were before the batch, and those of which a part stayed. */
  restored: number
  restoredInPart: number
  leftCount: number
  left: Tally<LeftCode, LeftExample>[]
}

/** One run, for the list of them. */
export type BatchView = {
  id: number
  preset: string
  fileName: string
  startedAt: string
  /** "YYYY-MM-DD": how new the file was. */
  sourceDate: string | null
  rowsRead: number
  added: number
  changed: number
  unchanged: number
  refused: number
  closed: number
  reopened: number
  /** Whether it can be undone. */
  journaled: boolean
  undoneAt: string | null
}
