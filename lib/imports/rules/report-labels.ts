import type { HeldCode, LeftCode, MatchRule, NoteCode, RejectionCode } from '../types'

/** Why rows were rejected. */
export const REJECTION_LABELS: Record<RejectionCode, string> = {
  fields: 'A different number of fields than the header',
  characters: 'Damaged characters',
  id: 'No id',
  name: 'No readable name',
  kind: 'A type we don’t know',
  zip: 'No ZIP code of five digits',
  place: 'An unknown ZIP code, or one in another state',
  limits: 'A value beyond our limits',
  repeated: 'An id from an earlier line',
  duplicate: 'The same provider as in an earlier line',
  filtered: 'Skipped by the mapping’s filter',
}

/** The matching rules. */
export const MATCH_LABELS: Record<MatchRule, string> = {
  source_id: "The source's own id",
  license: 'License number',
  name_address_zip: 'Name, address and ZIP code',
  name_phone: 'Name and phone',
  phone_address: 'Phone and address',
  address: 'Address only',
  phone: 'Phone only',
  name_zip: 'Name and ZIP code only',
}

/** Why rows are held for review. */
export const HOLD_LABELS: Record<HeldCode, string> = {
  ...MATCH_LABELS,
  several: 'Several providers match equally well',
  taken: 'An earlier line is that provider',
}

/** Corrections and ignored values. */
export const NOTE_LABELS: Record<NoteCode, string> = {
  zip: 'ZIP code in another state: used the city’s',
  cityOnly: 'No ZIP code in the file: only the city is shown',
  city: "City not known near the ZIP code: filed under the ZIP's city",
  county: 'County that isn’t the ZIP code’s main one',
  point: 'No plausible location: used the ZIP code’s center',
  address: 'No street to show',
  phone: 'Impossible phone number: left unknown',
  website: 'Impossible web address: left unknown',
  capacity: 'Impossible capacity: left unknown',
  ages: 'Impossible ages: left unknown',
  hours: 'Impossible hours: left unknown',
  tuition: 'Impossible tuition: left unknown',
  word: 'Words we don’t know: left out',
  status: 'A status we don’t know',
  date: 'No date: used the file’s',
  kept: 'Facts confirmed after the file was made: kept',
}

/** Why an undo left providers unchanged. */
export const LEFT_LABELS: Record<LeftCode, string> = {
  later: 'A later batch had or changed them: undo that one first',
  merged: 'Merged into another provider since',
  listed: 'They’re in another file as well',
  confirmed: 'Someone has confirmed or changed them since',
  used: 'People have added something to them',
  edited: 'Changed since',
}

/** What was deleted with a provider on undo, and how to import it again. */
export const DELETED_RECORDS =
  'licenses or inspections from a later file, which we removed too: import that file again once they’re back'
