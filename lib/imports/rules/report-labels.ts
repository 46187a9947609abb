import type { HeldCode, LeftCode, MatchRule, NoteCode, RejectionCode } from '../types'

/** Why rows were rejected. */
export const REJECTION_LABELS: Record<RejectionCode, string> = {
  fields: 'Another number of fields than the header',
  characters: 'Damaged characters',
  id: 'No id',
  name: 'No readable name',
  kind: 'A type that we do not know',
  zip: 'No ZIP code of five digits',
  place: 'A ZIP code that is not known, or of another state',
  limits: 'A value beyond our limits',
  repeated: 'An id that stood in an earlier line',
  duplicate: 'The same provider as in an earlier line',
  filtered: 'Left out by the filter of the mapping',
}

/** The matching rules. */
export const MATCH_LABELS: Record<MatchRule, string> = {
  source_id: "The source's own id",
  license: 'License number',
  name_address_zip: 'Name, address and ZIP code',
  name_phone: 'Name and phone',
  phone_address: 'Phone and address',
  address: 'Address alone',
  phone: 'Phone alone',
  name_zip: 'Name and ZIP code alone',
}

/** Why rows are held for review. */
export const HOLD_LABELS: Record<HeldCode, string> = {
  ...MATCH_LABELS,
  several: 'Several providers fit alike',
  taken: 'An earlier line is that provider',
}

/** Corrections and ignored values. */
export const NOTE_LABELS: Record<NoteCode, string> = {
  zip: 'ZIP code of another state: the one of the city was used',
  cityOnly: 'No ZIP code in the file: only the city is shown',
  city: "City not known near the ZIP code: filed under the ZIP's city",
  county: 'County that is not mainly the ZIP’s',
  point: "No plausible point: the ZIP code's center was used",
  address: 'No street to show',
  phone: 'Phone number that cannot be one: left unknown',
  website: 'Address of a website that cannot be one: left unknown',
  capacity: 'Capacity that is none: left unknown',
  ages: 'Ages that cannot be: left unknown',
  hours: 'Hours that cannot be: left unknown',
  tuition: 'Tuition that cannot be: left unknown',
  word: 'Words that we have no choice for: left out',
  status: 'A status that we do not know',
  date: 'No date of its own: that of the file was used',
  kept: 'Facts confirmed after the file was made: kept',
}

/** Why an undo left providers unchanged. */
export const LEFT_LABELS: Record<LeftCode, string> = {
  later: 'A later batch held them again or changed them: undo that one first',
  merged: 'Merged into another provider since',
  listed: 'They stand in another file as well',
  confirmed: 'Somebody confirmed or changed them since',
  used: 'People have put something on them',
  edited: 'Changed since',
}

/** What was deleted with a provider on undo, and how to import it again. */
export const DELETED_RECORDS =
  'licenses or inspections of a later file, which went along: take that file in once more when they are here again'
