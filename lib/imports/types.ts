import type { Point } from '@/lib/places/rules/geo'
import type { Message } from '@/lib/platform/language/message'
import type { ProviderDraft } from '@/lib/providers/schema'

/** A row of a file: column name (as in the header) to text. */
export type FileRow = Readonly<Record<string, string>>

/** What a parser returns for a cell. Words for "unknown", such as "N/A", count as empty. */
export type Parsed<Value> = { is: 'value'; value: Value } | { is: 'empty' } | { is: 'not_understood' }

/** A cell that is not empty. `notUnderstood` is its text if it was not understood, otherwise null. */
export type FilledCell = { column: string; notUnderstood: string | null }

/**
 * A row that is not imported. `reason` is for the person who has the file. `sourceId` is set if it could be read: then the provider is
 * still in the list, so --close-missing does not close it.
 */
export type Rejection = { code: RejectionCode; reason: Message; cells?: readonly FilledCell[]; sourceId?: string }
export type RejectionCode =
  | 'fields'
  | 'characters'
  | 'id'
  | 'name'
  | 'kind'
  | 'zip'
  | 'place'
  | 'status'
  | 'limits'
  | 'repeated'
  | 'duplicate'
  | 'filtered'

/** A correction or an ignored value in a row that is imported. */
export type Note = { code: NoteCode; text: Message }
export type NoteCode =
  | 'zip'
  | 'cityOnly'
  | 'city'
  | 'county'
  | 'point'
  | 'address'
  | 'phone'
  | 'website'
  | 'capacity'
  | 'ages'
  | 'hours'
  | 'tuition'
  | 'word'
  | 'status'
  | 'date'
  | 'kept'

/** The matching rules, strongest first: why a row and a stored provider are considered the same. */
export type MatchRule =
  | 'source_id'
  | 'license'
  | 'name_address_zip'
  | 'name_phone'
  | 'phone_address'
  | 'address'
  | 'phone'
  | 'name_zip'

/** `percent` is the confidence; `reason` is a message for people and never includes a street. */
export type Match = { rule: MatchRule; percent: number; reason: Message }

/** Why a row is held for review: a rule that is too weak, several equal candidates, or a provider another row matched. */
export type HeldCode = MatchRule | 'several' | 'taken'

/** The location as the row states it: cleaned, but not yet looked up in the gazetteer. */
export type StatedPlace = {
  street: string | null
  city: string | null
  state: string
  /** Null when the file does not state it: the row is filed by its city. */
  zip: string | null
  county: string | null
  point: Point | null
  /** The state withholds the address, so the point must not be shown either. */
  isWithheld: boolean
  /** Where the city may begin in an address without commas: the gazetteer decides (see possibleSplits). */
  splits?: readonly { street: string; city: string }[]
  /** Set if another directory of this kind has already located the row. Used unchanged if the gazetteer has this city and ZIP code. */
  located?: { locationSlug: string; timeZone: string }
}

type PlaceKey = 'city' | 'state' | 'zip' | 'locationSlug' | 'street' | 'latitude' | 'longitude' | 'county' | 'timeZone'

/** A row parsed by a preset. `known` contains only what the file states. */
export type CleanRow = {
  sourceId: string
  place: StatedPlace
  known: Omit<ProviderDraft, PlaceKey | 'sources'>
  /** Guessed because the file does not state it: set on a new provider, never overwriting a stored value. */
  guessed?: readonly ('kind' | 'careTypes')[]
  notes: Note[]
  /** Every filled cell of a column that the preset reads: see RowCells in rules/columns.ts. */
  cells?: readonly FilledCell[]
}

export type Preset = {
  code: string
  title: string
  /** ProviderSource.source: the same for every release of the file. */
  source: string
  /** Required columns; a file without them is not the one this preset reads. */
  columns: readonly string[]
  /** The column with the provider's name, for reporting unreadable rows. */
  nameColumn: string
  /** A point farther than this many meters from its ZIP code's center is ignored. Null for a file without columns for points. */
  plausibleMeters: number | null
  /** The date of the file unless the file itself states one: "YYYY-MM-DD". */
  releasedOn: string
  /** The sheet of a workbook, or where the rows are in JSON ("content[]"). If omitted, they are searched for. `asCells`: see readJsonLines. */
  file?: { sheet?: string; rows?: string; asCells?: boolean }
  /** Each row is a separate provider with its own id, even if two have the same name and address. */
  hasDistinctRows?: true
  /** Parses and cleans one row; never throws. `asOf` is the date of the file. */
  read: (row: FileRow, asOf: string) => CleanRow | Rejection
}

/** `text` may be a message. */
export type Example = { line: number; name: string | null; text: string }
export type Tally<Code, Shown = Example> = { code: Code; count: number; examples: Shown[] }

/** How many cells of a column were filled, and how many of those were not understood, with up to three different examples. */
export type ColumnTally = { column: string; filled: number; notUnderstood: number; examples: string[] }

/** Providers of a source's previous file that are missing from this newer one. */
export type GoneReport = {
  /** The date of the previous file. */
  since: string
  /** How many providers this source had before the file, and how many of those are missing from it. */
  listed: number
  gone: number
  /** Missing, not confirmed since, and in no other source's last file. */
  closable: number
  closed: number
  /** Implausibly many for two consecutive files of one list. */
  isTooMany: boolean
  examples: LeftExample[]
}

/** What a file would change on existing providers. The examples contain no street of a family home. */
export type Difference = {
  providers: number
  /** Providers that a row closes, and those that it reopens. Providers missing from the file are in GoneReport. */
  closed: number
  reopened: number
  /** `field` may be a message. */
  fields: { field: string; count: number; examples: FieldChange[] }[]
}
/** `before` and `after` are both null if the values are not shown. */
export type FieldChange = { name: string; publicId: string; before: string | null; after: string | null }

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
  /** Merged into a provider from another source. */
  matched: number
  changed: number
  /** A newer row states the same again: its facts get a newer date, and people see no other change. */
  confirmed: number
  unchanged: number
  leftAside: number
  refused: number
  /** Left out by the mapping's filter. */
  filtered: number
  matches: Tally<MatchRule>[]
  asides: Tally<HeldCode>[]
  /** Null when there is no older file of this source to compare with. */
  gone: GoneReport | null
  closed: number
  /** Providers that an older file had closed and this one contains. */
  reopened: number
  refusals: Tally<RejectionCode>[]
  notes: Tally<NoteCode>[]
  /** The columns that the preset reads, in the order in which it reads them. */
  columns: ColumnTally[]
  /** Set only in a dry run. */
  difference: Difference | null
  seconds: number
  peakMemoryMegabytes: number
}

/** Why an undo left a provider, or part of it, unchanged. */
export type LeftCode = 'later' | 'merged' | 'listed' | 'confirmed' | 'used' | 'edited'
/** `text` may be a message. */
export type LeftExample = { name: string; publicId: string; text: string }

export type UndoReport = {
  batchId: number
  fileName: string
  preset: string
  isDryRun: boolean
  /** Providers the batch had added, and how many of those had licenses or inspections from later files. */
  removed: number
  withRecords: number
  /** Providers restored to their state before the batch, entirely or in part. */
  restored: number
  restoredInPart: number
  leftCount: number
  left: Tally<LeftCode, LeftExample>[]
}

/** One run in the list of runs. */
export type BatchView = {
  id: number
  preset: string
  fileName: string
  startedAt: string
  /** The date of the file, as "YYYY-MM-DD". */
  sourceDate: string | null
  rowsRead: number
  added: number
  changed: number
  unchanged: number
  refused: number
  closed: number
  reopened: number
  /** Whether a journal was written, so that the batch can be undone. */
  journaled: boolean
  undoneAt: string | null
}
