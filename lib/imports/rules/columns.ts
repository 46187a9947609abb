import { readMessage } from '@/lib/platform/language/message'
import { plainText } from '../cleaning/rules/text'
import type { ValueRef } from '../presets/mapping-schema'
import type { ColumnTally, FilledCell, Parsed } from '../types'

/** What a column may mean. The screen offers these in this order. */
export const MEANINGS = {
  id: 'Id of the row in this list, the same in every release.',
  name: 'The name of the provider.',
  alternateName: 'Another name it is known by.',
  address: 'Street, city, state and ZIP code in one column.',
  street: 'House number and street.',
  street2: 'A second line of the street: unit, building.',
  city: 'City.',
  state: 'State, by code or name.',
  zip: 'ZIP code, also with four more digits.',
  county: 'County or parish.',
  phone: 'Phone, also with an extension.',
  extension: 'Extension of the phone.',
  email: 'E-mail address.',
  website: 'Website.',
  capacity: 'Number of children.',
  latitude: 'Latitude in degrees.',
  longitude: 'Longitude in degrees.',
  kind: 'Type of provider: needs kinds.',
  status: 'Open, closed or temporarily closed. Of joined columns the most serious word counts.',
  closedOn: 'Date it closed; empty while it is open.',
  license: 'License number: needs licenseIssuer.',
  licenseType: 'Type of the license.',
  licenseStatus: 'Status of the license.',
  licenseIssued: 'Date the license was issued.',
  licenseExpires: 'Date the license expires.',
  ages: 'Ages in one column: “6 W To 12 Y”, “Infant/Toddler”.',
  youngest: 'Youngest age: “0 years 2 months”.',
  oldest: 'Oldest age.',
  week: 'Hours of the week in one column.',
  days: 'Days of the week, for opens and closes or for a week that names none.',
  opens: 'Opening time of those days.',
  closes: 'Closing time of those days.',
  registrationFee: 'Registration fee in dollars.',
  asOf: 'Date of the row.',
} as const
export type Meaning = keyof typeof MEANINGS

export const AGE_UNITS = ['years', 'months', 'weeks'] as const

/** The columns that a value is made from. */
export function columnsOf(ref: ValueRef | undefined): string[] {
  if (ref === undefined) return []
  if (typeof ref === 'string') return [ref]
  if ('column' in ref) return [ref.column]
  if ('join' in ref) return ref.join
  if ('sum' in ref) return ref.sum
  return 'constant' in ref ? [] : AGE_UNITS.flatMap((unit) => ref[unit] ?? [])
}

/** The filled cells of one row, collected while a preset reads it, so that no value is lost without being counted. */
export class RowCells {
  readonly filled: FilledCell[] = []

  /** Records what a parser made of a cell; returns the value, or null if there is none. */
  take<Value>(column: string, text: string, parsed: Parsed<Value>): Value | null {
    if (parsed.is === 'empty') return null
    this.filled.push({ column, notUnderstood: parsed.is === 'value' ? null : text })
    return parsed.is === 'value' ? parsed.value : null
  }

  /** The same for a parser that returns null both for an empty cell and for one it does not understand. */
  check<Value>(column: string, text: string, value: Value | null): Value | null {
    return this.take(column, text, parsedFrom(text, value))
  }
}

/** A parser's result as Parsed: null for a text that states something means that it was not understood. */
export function parsedFrom<Value>(text: string, value: Value | null): Parsed<Value> {
  if (value !== null) return { is: 'value', value }
  return plainText(text) === null ? { is: 'empty' } : { is: 'not_understood' }
}

const MAX_EXAMPLES = 3
const MAX_EXAMPLE_CHARACTERS = 60

/** Counts cells by column over a whole file. */
export class ColumnCounts {
  private readonly byColumn = new Map<string, ColumnTally>()

  add(cells: readonly FilledCell[]): void {
    for (const { column, notUnderstood } of cells) {
      const tally = this.byColumn.get(column) ?? { column, filled: 0, notUnderstood: 0, examples: [] }
      this.byColumn.set(column, tally)
      tally.filled += 1
      if (notUnderstood === null) continue
      tally.notUnderstood += 1
      if (tally.examples.length === MAX_EXAMPLES) continue
      const example = shortened(notUnderstood)
      if (!tally.examples.includes(example)) tally.examples.push(example)
    }
  }

  list(): ColumnTally[] {
    return [...this.byColumn.values()]
  }
}

function shortened(text: string): string {
  // A message is not shortened, because then it could not be read.
  if (readMessage(text)) return text
  const plain = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return plain.length > MAX_EXAMPLE_CHARACTERS ? `${plain.slice(0, MAX_EXAMPLE_CHARACTERS - 1)}…` : plain
}
