import type { Point } from '@/lib/platform/geo'
import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'

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
export type AsideCode = MatchRule | 'several' | 'taken'

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
