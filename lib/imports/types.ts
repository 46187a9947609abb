import type { Point } from '@/lib/places/rules/geo'
import type { ProviderDraft } from '@/lib/providers/schema'

/** A row of a file: column name (as in the header) to text. */
export type FileRow = Readonly<Record<string, string>>

/** Why a row does not go in. `reason` is for the person who has the file. */
export type Refusal = { code: RefusalCode; reason: string }
export type RefusalCode =
  | 'fields'
  | 'characters'
  | 'id'
  | 'name'
  | 'kind'
  | 'zip'
  | 'place'
  | 'limits'
  | 'repeated'
  | 'duplicate'

/** What was understood otherwise than written, in a row that goes in. */
export type Note = { code: NoteCode; text: string }
export type NoteCode =
  | 'zip'
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

/** The ladder, surest first: under which rule a row and a stored provider were found to be one. */
export type MatchRule =
  | 'source_id'
  | 'license'
  | 'name_address_zip'
  | 'name_phone'
  | 'phone_address'
  | 'address'
  | 'phone'
  | 'name_zip'

/** `percent` is how surely; `reason` is a sentence for people that names no street. */
export type Match = { rule: MatchRule; percent: number; reason: string }

/** Why a row was left aside: the rule that is too weak, several that fit alike, or a provider that another row took. */
export type HeldCode = MatchRule | 'several' | 'taken'

/** Where a row says the provider is; texts are clean but not yet looked up in the gazetteer. */
export type StatedPlace = {
  street: string | null
  city: string | null
  state: string
  zip: string
  county: string | null
  point: Point | null
  /** The state keeps the address secret: then the point says too much as well. */
  isWithheld: boolean
}

type PlaceKey = 'city' | 'state' | 'zip' | 'locationSlug' | 'street' | 'latitude' | 'longitude' | 'county' | 'timeZone'

/** What a preset makes of a row. `known` holds only what the file knows. */
export type CleanRow = {
  sourceId: string
  place: StatedPlace
  known: Omit<ProviderDraft, PlaceKey | 'sources'>
  /** What the file does not say and only a new provider gets: never written over a stored one. */
  guessed?: readonly ('kind' | 'careTypes')[]
  notes: Note[]
}

export type Preset = {
  code: string
  title: string
  /** ProviderSource.source: stays the same for every release of the file. */
  source: string
  /** Columns without which this is not the file. */
  columns: readonly string[]
  /** The column with the provider's name, for reporting rows that cannot be read. */
  nameColumn: string
  /** A point farther from its ZIP's center than this is not believed. Metres; null for a file without points. */
  plausibleMeters: number | null
  /** The day of the file where nothing in it says another: "YYYY-MM-DD". */
  releasedOn: string
  /** Cleans one row; never throws. `asOf` is the day of the file. */
  read: (row: FileRow, asOf: string) => CleanRow | Refusal
}

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
  asides: Tally<HeldCode>[]
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
