import { type Message, message } from '@/lib/platform/language/message'
import { KINDS } from '@/lib/providers/catalogue/traits'
import {
  bandColumns,
  groupColumns,
  HOURS_COLUMNS,
  OPEN_COLUMNS,
  OPEN_GROUPS,
  type OpenValue,
  readOpenCell,
  readOpenHours,
} from '@/lib/providers/open-data/rules'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { codeFromPublicId } from '@/lib/providers/rules/names'
import { type ProviderDraft, providerDraft } from '@/lib/providers/schema'
import { columnKey, quoted } from '../cleaning/rules/text'
import { STATUSES } from '../cleaning/rules/values'
import { RowCells } from '../rules/columns'
import type { CleanRow, FileRow, Parsed, Preset, Rejection } from '../types'
import { LISTS } from './mapping-schema'

const COLUMNS = new Map(OPEN_COLUMNS.map((column) => [column.name, column]))
const REQUIRED = ['id', 'name', 'kind', 'care_types', 'status', 'city', 'state', 'location']

/** What a row states in addition to its place. */
const KNOWN = providerDraft.omit({
  city: true,
  state: true,
  zip: true,
  locationSlug: true,
  street: true,
  latitude: true,
  longitude: true,
  county: true,
  timeZone: true,
  sources: true,
})

/**
 * The open data of a directory like this one (lib/providers/open-data), as CSV or JSON Lines. Nothing is cleaned: values are stored as the
 * other directory wrote them, with their sources and dates.
 */
export const directoryExport: Preset = {
  code: 'directory-export',
  title: 'Open data of a directory like this one',
  source: 'directory-export',
  columns: REQUIRED.map(columnKey),
  nameColumn: columnKey('name'),
  plausibleMeters: 40_000,
  releasedOn: '2026-11-26',
  file: { asCells: true },
  hasDistinctRows: true,
  read,
}

/** The cells of a row by column. A cell that cannot be read is counted, and the row is imported without it. */
function cellsOf(row: FileRow) {
  const cells = new RowCells()
  const take = <Value>(name: string, read: (value: OpenValue) => Value | undefined): Value | undefined => {
    const cell = row[columnKey(name)] ?? ''
    const column = COLUMNS.get(name)
    const value = column && readOpenCell(column, cell)
    const ours = value === undefined || value === null ? undefined : read(value)
    const understood: Parsed<Value> = ours === undefined ? { is: 'not_understood' } : { is: 'value', value: ours }
    return cells.take(columnKey(name), cell, cell === '' ? { is: 'empty' } : understood) ?? undefined
  }
  const text = (name: string) => take(name, (value) => (typeof value === 'string' ? value : undefined))
  const number = (name: string) => take(name, (value) => (typeof value === 'number' ? value : undefined))
  const list = (name: string) => take(name, (value) => (Array.isArray(value) ? value : undefined))
  return { cells, take, text, number, list }
}

type Cells = ReturnType<typeof cellsOf>

function read(row: FileRow): CleanRow | Rejection {
  const rowCells = cellsOf(row)
  const sourceId = codeFromPublicId(rowCells.text('id') ?? '')
  if (sourceId === null) return { code: 'id', reason: message('imports.rowNotes.noDirectoryId') }
  const name = rowCells.text('name')
  if (name === undefined) return { code: 'name', sourceId, reason: message('imports.rowNotes.noName') }
  const kind = oneOf(
    rowCells,
    'kind',
    KINDS.map(({ code }) => code),
  )
  if (kind === undefined)
    return { code: 'kind', sourceId, reason: message('imports.rowNotes.unknownKind', { kind: quoted(row.KIND ?? '') }) }
  const zip = rowCells.text('zip') ?? null
  const [latitude, longitude] = [rowCells.number('latitude'), rowCells.number('longitude')]
  const [locationSlug, timeZone] = [rowCells.text('location'), rowCells.text('time_zone')]
  const checked = KNOWN.safeParse({
    name,
    kind,
    ...listsOf(rowCells),
    ...plainOf(rowCells),
    ...factsOf(rowCells),
    // In a city with only one ZIP code, a home that hides its ZIP code would otherwise show it again.
    ...(kind === 'family_home' && { showsZip: zip !== null }),
  })
  if (!checked.success) {
    const problem = checked.error.issues[0]?.message as Message | undefined
    return { code: 'limits', sourceId, reason: problem ?? message('imports.rowNotes.limits') }
  }
  return {
    sourceId,
    notes: [],
    place: {
      street: rowCells.text('street') ?? null,
      city: rowCells.text('city') ?? null,
      state: rowCells.text('state') ?? '',
      zip,
      county: rowCells.text('county') ?? null,
      point: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
      isWithheld: false,
      ...(locationSlug && timeZone && { located: { locationSlug, timeZone } }),
    },
    known: checked.data,
    cells: rowCells.cells.filled,
  }
}

function oneOf<Code extends string>(rowCells: Cells, name: string, choices: readonly Code[]): Code | undefined {
  return rowCells.take(name, (value) => choices.find((code) => code === value))
}

/** A cell with a code that this release does not know counts as not understood. */
function listsOf(rowCells: Cells) {
  const lists = Object.entries(LISTS).map(([field, choices]) => {
    const known = new Set<unknown>(choices.map(({ code }) => code))
    const given = rowCells.take(columnOf(field), (value) =>
      Array.isArray(value) && value.every((one) => known.has(one)) ? value : undefined,
    )
    return [field, given ?? []]
  })
  return Object.fromEntries(lists)
}

/** The column of a field: "care_types" for "careTypes". */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Objects with their keys in camel case instead of underscores. */
const objects = (list: readonly unknown[] | undefined) => list?.map((one) => withKeys(one))
const withKeys = (value: unknown) =>
  Object.fromEntries(Object.entries(Object(value)).map(([key, inner]) => [camel(key), inner]))

function plainOf(rowCells: Cells) {
  return stated({
    alternateNames: rowCells.list('other_names'),
    ...statusOf(rowCells),
    description: rowCells.text('description'),
    services: rowCells.list('services'),
    isSample: rowCells.take('is_sample', (value) => (typeof value === 'boolean' ? value : undefined)),
    ageMinMonths: rowCells.number('age_min_months'),
    ageMaxMonths: rowCells.number('age_max_months'),
    capacity: rowCells.number('capacity'),
    registrationFeeCents: rowCells.number('registration_fee_cents'),
    siblingDiscountPercent: rowCells.number('sibling_discount_percent'),
    activities: objects(rowCells.list('activities')),
    licenses: objects(rowCells.list('licenses')),
    inspections: objects(rowCells.list('inspections')),
    seasonalHours: rowCells.list('seasonal_hours')?.map((season) => {
      const { from, to, ...days } = Object(season)
      return { from, to, hours: readOpenHours(days) }
    }),
  })
}

/** `closedSource` is null if no list closed it, so that no list is taken for the one that did. */
function statusOf(rowCells: Cells) {
  const status = oneOf(rowCells, 'status', STATUSES)
  const [closedOn = null, closedSource = null] = [rowCells.text('closed_on'), rowCells.text('closed_list')]
  return status && { status, closedOn, closedSource }
}

function factsOf(rowCells: Cells) {
  const facts = OPEN_GROUPS.flatMap((group) => {
    const names = groupColumns(group)
    const [source, sourceName, confirmedOn] = [
      rowCells.text(names.source),
      rowCells.text(names.sourceName),
      rowCells.text(names.confirmedOn),
    ]
    return source && sourceName && confirmedOn ? [[group, { source, sourceName, confirmedOn }]] : []
  })
  const ageBands = AGE_BANDS.flatMap(({ code }) => {
    const names = bandColumns(code)
    const band = stated({
      openings: rowCells.number(names.openings),
      openingsFrom: rowCells.text(names.openingsFrom),
      waitlist: rowCells.number(names.waitlist),
      tuitionWeeklyCents: rowCells.number(names.tuitionWeeklyCents),
      childrenPerAdult: rowCells.number(names.childrenPerAdult),
    })
    return Object.keys(band).length > 0 ? [{ band: code, ...band }] : []
  })
  const days = HOURS_COLUMNS.map((name) => [name, rowCells.text(name) ?? ''])
  return {
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
    ...(ageBands.length > 0 && { ageBands }),
    ...stated({ hours: hoursOf(Object.fromEntries(days)) }),
  }
}

/** Undefined if no day has hours, or if the hours of one cannot be read. */
function hoursOf(byDay: Record<string, string>): ProviderDraft['hours'] {
  const hours = readOpenHours(byDay)
  return hours && hours.length > 0 ? hours : undefined
}

/** Only the stated values: an undefined one must not overwrite what a provider already has. */
const stated = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
