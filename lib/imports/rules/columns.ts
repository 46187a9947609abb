import { message } from '@/lib/platform/language/message'
import type { Kind } from '@/lib/providers/catalogue/traits'
import { plainText } from '../cleaning/rules/text'
import type { ColumnTally, FilledCell, Parsed } from '../types'

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

/** A null for a text that says something means that it was not understood. */
export function parsedFrom<Value>(text: string, value: Value | null): Parsed<Value> {
  if (value !== null) return { is: 'value', value }
  return plainText(text) === null ? { is: 'empty' } : { is: 'not_understood' }
}

/** An address as an example that people see: a family home's stays private, and is a message instead. */
export function addressExample(text: string, kind: Kind): string {
  return kind === 'family_home' && plainText(text) !== null ? message('imports.rowNotes.privateAddress') : text
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
  const plain = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return plain.length > MAX_EXAMPLE_CHARACTERS ? `${plain.slice(0, MAX_EXAMPLE_CHARACTERS - 1)}…` : plain
}
