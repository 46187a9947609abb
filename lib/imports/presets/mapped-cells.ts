import { addressExample } from '../cleaning/rules/streets'
import { columnKey, plainText } from '../cleaning/rules/text'
import { AGE_UNITS, columnsOf, parsedFrom, RowCells } from '../rules/columns'
import type { FileRow, FilledCell, Parsed } from '../types'
import type { ValueRef } from './mapping-schema'

const fold = (text: string) => (plainText(text) ?? text.trim()).toLowerCase()

/** The cells of one row by the names in a mapping, and whether each was understood. */
export class MappedCells {
  private readonly cells = new RowCells()

  constructor(private readonly row: FileRow) {}

  cell(column: string): string {
    return this.row[columnKey(column)] ?? ''
  }

  /** The texts of the cells, before any rule of the mapping applies. */
  private raw(ref: ValueRef | undefined): string {
    return columnsOf(ref)
      .map((column) => this.cell(column).trim())
      .filter((text) => text !== '')
      .join(', ')
  }

  /** The value of a reference: joined, split, added up or translated. */
  text(ref: ValueRef | undefined): string {
    if (ref === undefined) return ''
    if (typeof ref === 'string') return this.cell(ref)
    if ('constant' in ref) return ref.constant
    if ('sum' in ref) return this.sum(ref.sum)
    if ('join' in ref) {
      const parts = ref.join.map((column) => plainText(this.cell(column)) ?? '')
      return parts.filter(Boolean).join(ref.with)
    }
    if (!('column' in ref)) return this.age(ref)
    const whole = this.cell(ref.column)
    const text = ref.split === undefined ? whole : partOf(whole.split(ref.split), ref.part ?? 1)
    if (ref.unknown?.some((word) => fold(word) === fold(text))) return ''
    const [, translated] = Object.entries(ref.words ?? {}).find(([word]) => fold(word) === fold(text)) ?? []
    return translated === undefined ? text : (translated ?? '')
  }

  /** "2" in the years column and "6" in the months column are "2 years 6 months". A cell that names its unit keeps it. */
  private age(ref: { [Unit in (typeof AGE_UNITS)[number]]?: string }): string {
    return AGE_UNITS.flatMap((unit) => {
      const text = plainText(this.cell(ref[unit] ?? ''))
      if (text === null) return []
      return /^[\d./½ ]+$/.test(text) ? `${text} ${unit}` : text
    }).join(' ')
  }

  /**
   * The total of these columns' numbers. If one is not a plain number, the cells joined by "+" instead of a total that is too low: no parser
   * understands "8 + many", only counts with names ("8 infants + 12 toddlers").
   */
  private sum(columns: readonly string[]): string {
    const texts = columns.flatMap((column) => plainText(this.cell(column))?.replace(/,(?=\d{3}\b)/g, '') ?? [])
    return texts.every((text) => /^\d{1,6}(?:\.0+)?$/.test(text))
      ? String(texts.reduce((total, text) => total + Number(text), 0))
      : texts.join(' + ')
  }

  /** Parses a value and records whether its cells were understood. */
  take<Value>(ref: ValueRef | undefined, parse: (text: string) => Parsed<Value>): Value | null {
    const raw = this.raw(ref)
    const text = this.text(ref)
    const parsed: Parsed<Value> = plainText(text) === null ? { is: 'empty' } : parse(text)
    // A word to which the mapping gives no meaning counts as understood.
    this.note(ref, raw, parsed.is !== 'not_understood')
    return parsed.is === 'value' ? parsed.value : null
  }

  /** The same for a parser that returns null for what it does not understand. */
  check<Value>(ref: ValueRef | undefined, clean: (text: string) => Value | null): Value | null {
    return this.take(ref, (text) => parsedFrom(text, clean(text)))
  }

  /** The text of a cell that was not understood. */
  unread(ref: ValueRef | undefined): string | null {
    const named = columnsOf(ref).join(' + ')
    return this.cells.filled.find(({ column }) => column === named)?.notUnderstood ?? null
  }

  /** Records a cell that was judged together with others. */
  note(ref: ValueRef | undefined, raw: string, isUnderstood: boolean): void {
    const named = columnsOf(ref).join(' + ')
    if (named === '' || plainText(raw) === null) return
    this.cells.take(named, raw, isUnderstood ? { is: 'value', value: raw } : { is: 'not_understood' })
  }

  /** The same for a column of addresses. A home's address never becomes an example. */
  noteAddress(ref: ValueRef | undefined, isUnderstood: boolean, kind: Parameters<typeof addressExample>[1]): void {
    this.note(ref, addressExample(this.raw(ref), kind), isUnderstood)
  }

  /** Each column once: a cell that is read for two meanings is understood only if both are. */
  get filled(): FilledCell[] {
    const byColumn = new Map<string, FilledCell>()
    for (const cell of this.cells.filled) {
      const before = byColumn.get(cell.column)
      if (!before || before.notUnderstood === null) byColumn.set(cell.column, cell)
    }
    return [...byColumn.values()]
  }
}

/** 1 is the first part, -1 the last. */
function partOf(parts: readonly string[], part: number): string {
  return (part < 0 ? parts.at(part) : parts[part - 1])?.trim() ?? ''
}
