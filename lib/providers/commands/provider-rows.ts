import { SITE } from '@/lib/platform/config/site'
import { type Message, message } from '@/lib/platform/language/message'
import 'server-only'
import { timeZoneOf } from '@/lib/places/catalogue/states'
import { locationSlugOf } from '@/lib/places/rules/place-names'
import type { Transaction } from '@/lib/platform/database/client'
import { InvalidInputError, invalidField } from '@/lib/platform/http/errors'
import type { Kind } from '../catalogue/traits'
import type { Centers } from '../rules/address'
import { HOME_STREET_MESSAGE, isDifferentPlace, type ProviderChange, type ProviderDraft, parseAddress } from '../schema'

type Columns = Omit<
  ProviderDraft,
  | 'showsZip'
  | 'facts'
  | 'ageBands'
  | 'hours'
  | 'licenses'
  | 'inspections'
  | 'photos'
  | 'activities'
  | 'virtualTours'
  | 'sources'
>

/** The fields of a draft that are columns of providers; the others are stored in their own tables. */
export function providerColumns(item: ProviderDraft): Columns
export function providerColumns(item: ProviderChange): Partial<Columns>
export function providerColumns(item: ProviderDraft | ProviderChange) {
  const {
    showsZip,
    facts,
    ageBands,
    hours,
    licenses,
    inspections,
    photos,
    activities,
    virtualTours,
    sources,
    ...columns
  } = item
  return columns
}

/** Defaults for a new provider: inserts name every column, so the table's defaults do not apply. */
export const PROVIDER_DEFAULTS = {
  alternateNames: [],
  descriptions: {},
  services: [],
  seasonalHours: [],
  careTypes: [],
  amenities: [],
  curricula: [],
  accreditations: [],
  languages: [],
  programs: [],
  schedules: [],
  status: 'open',
  timeZone: SITE.timeZone,
  isSample: false,
} as const

type Home = { zip: string; showsZip: boolean; locationSlug: string }

/** The centers of ZIP codes and cities, for the public points of these family homes. The lookups throw for unknown places. */
export async function readCenters(tx: Transaction, homes: readonly Home[]): Promise<Centers> {
  const select = { latitude: true, longitude: true, county: true }
  const ofZip = homes.filter(({ showsZip }) => showsZip).map(({ zip }) => zip)
  const ofCity = homes.filter(({ showsZip }) => !showsZip).map(({ locationSlug }) => locationSlug)
  const zips =
    ofZip.length === 0
      ? []
      : await tx.zipCode.findMany({ where: { zip: { in: ofZip } }, select: { zip: true, ...select } })
  const cities =
    ofCity.length === 0
      ? []
      : await tx.location.findMany({ where: { slug: { in: ofCity } }, select: { slug: true, ...select } })
  const byZip = new Map(zips.map(({ zip, ...center }) => [zip, center]))
  const bySlug = new Map(cities.map(({ slug, ...center }) => [slug, center]))
  return {
    zip: (zip) => byZip.get(zip) ?? throwUnknownPlace(message('providers.errors.unknownZip', { zip })),
    city: (city) => bySlug.get(city) ?? throwUnknownPlace(message('providers.errors.unknownCity', { city })),
  }
}

function throwUnknownPlace(text: Message): never {
  throw new InvalidInputError(text)
}

type WithId = { id: number; item: Partial<ProviderDraft> | ProviderChange }

/** Tables whose rows are merged into the stored ones by key, so that a source with only tuition does not change the openings. */
const MERGED = {
  provider_facts: {
    keys: ['providerId', 'group'],
    rows: (item) => item.facts && Object.entries(item.facts).map(([group, provenance]) => ({ group, ...provenance })),
  },
  provider_age_bands: { keys: ['providerId', 'band'], rows: (item) => item.ageBands },
  provider_licenses: { keys: ['issuer', 'number', 'providerId'], rows: (item) => item.licenses },
  provider_sources: { keys: ['source', 'sourceId'], rows: (item) => item.sources },
} satisfies Record<string, { keys: string[]; rows: (item: WithId['item']) => Row[] | undefined }>

/** Tables whose stored rows are replaced by the given ones. */
const REPLACED = {
  provider_hours: (item) => item.hours,
  provider_inspections: (item) => item.inspections,
  provider_photos: (item) => item.photos?.map(inOrder),
  provider_activities: (item) => item.activities?.map(inOrder),
  provider_virtual_tours: (item) =>
    item.virtualTours?.map(({ photos = [], video = null, ...tour }) => ({ ...tour, photos, video })),
} satisfies Record<string, (item: WithId['item']) => Row[] | undefined>

/** Writes the parts of these providers that have their own tables. `isNew` skips the merge with stored rows. */
export async function saveProviderDetails(tx: Transaction, items: readonly WithId[], isNew: boolean): Promise<void> {
  for (const [table, { keys, rows }] of Object.entries(MERGED)) {
    const given = items.flatMap(({ id, item }) => (rows(item) ?? []).map((row) => ({ ...row, providerId: id })))
    if (isNew) await insertRows(tx, table, given)
    else await mergeRows(tx, table, keys, given)
  }
  for (const [table, rows] of Object.entries(REPLACED)) {
    const given = items.filter(({ item }) => rows(item) !== undefined)
    if (!isNew)
      await deleteRowsOf(
        tx,
        table,
        given.map(({ id }) => id),
      )
    await insertRows(
      tx,
      table,
      given.flatMap(({ id, item }) => (rows(item) ?? []).map((row) => ({ ...row, providerId: id }))),
    )
  }
}

function inOrder<R extends object>(row: R, position: number): R & { position: number } {
  return { ...row, position }
}

const invalidAddress = (text: Message) => invalidField('address', text)

type Before = { kind: Kind; street: string | null; zip: string | null }

/**
 * The columns of a provider at a new address. If it has moved, its point becomes the ZIP code's center, which is approximate but correct.
 * Throws InvalidInputError for a ZIP code that does not exist or is in another state, and for the street of a family home.
 */
export async function placeColumnsAt(tx: Transaction, before: Before, address: string) {
  const parsed = parseAddress(address)
  const zip = parsed && (await tx.zipCode.findUnique({ where: { zip: parsed.zip } }))
  if (!parsed || !zip) throw invalidAddress(message('providers.errors.noZip'))
  if (zip.state !== parsed.state)
    throw invalidAddress(
      message('providers.errors.otherState', { zip: zip.zip, state: zip.state, typed: parsed.state }),
    )
  const isHome = before.kind === 'family_home'
  if (isHome && parsed.street) throw invalidAddress(HOME_STREET_MESSAGE)
  const ofCity = await tx.location.findUnique({
    where: { slug: locationSlugOf(parsed.city, parsed.state) },
    select: { slug: true },
  })
  const locationSlug = ofCity?.slug ?? zip.locationSlug
  const { city, state, street } = parsed
  const point = isDifferentPlace(before, parsed) && { latitude: zip.latitude, longitude: zip.longitude }
  const timeZone = timeZoneOf(locationSlug, state, zip.county)
  return { city, state, zip: zip.zip, county: zip.county, locationSlug, timeZone, ...(!isHome && { street }), ...point }
}

/**
 * Writes many rows in one statement. Rows are sent as one JSON string and PostgreSQL converts them to the table's types, so a
 * thousand rows need one round trip and a new column needs no code here. Table and column names come from our code, never
 * from input.
 */

export type Row = Record<string, unknown>

/** Inserts rows that all have the same keys (camelCase of the columns). */
export async function insertRows(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  const columns = columnsOf(rows)
  if (columns.length === 0) return
  const list = columns.map(quoted).join(', ')
  await tx.$executeRawUnsafe(
    `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    toJson(rows),
  )
}

/** Updates stored rows by `id`: columns without a value stay unchanged. One statement for all rows with the same keys. */
export async function updateRows(
  tx: Transaction,
  table: string,
  rows: readonly (Row & { id: number })[],
): Promise<void> {
  for (const same of withSameKeys(rows)) {
    const keys = Object.keys(same[0] ?? {}).filter((key) => key !== 'id' && same[0]?.[key] !== undefined)
    if (keys.length === 0) continue
    const columns = keys.map(columnName)
    await tx.$executeRawUnsafe(
      `UPDATE ${table} t SET ${columns.map((column) => `${quoted(column)} = new.${quoted(column)}`).join(', ')}
       FROM json_populate_recordset(NULL::${table}, $1::json) AS new WHERE t.id = new.id`,
      toJson(same),
    )
  }
}

/** Groups rows that have the same keys, in any order. Keys are sorted once per distinct order, of which there are few. */
function withSameKeys(rows: readonly Row[]): Iterable<Row[]> {
  const groups = new Map<string, Row[]>()
  const byOrder = new Map<string, Row[]>()
  for (const row of rows) {
    const keys = Object.keys(row).filter((key) => row[key] !== undefined)
    const order = keys.join(' ')
    let group = byOrder.get(order)
    if (!group) {
      const sorted = keys.sort().join(' ')
      group = groups.get(sorted) ?? []
      groups.set(sorted, group)
      byOrder.set(order, group)
    }
    group.push(row)
  }
  return groups.values()
}

/**
 * Merges rows into those stored under the same key columns: columns without a value stay unchanged, or get the table's default in a
 * new row. One statement for all rows with the same keys.
 */
export async function mergeRows(
  tx: Transaction,
  table: string,
  keys: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const keyColumns = keys.map(columnName)
  for (const same of withSameKeys(rows)) {
    const columns = columnsOf(same.slice(0, 1))
    const list = columns.map(quoted).join(', ')
    const updates = columns.filter((column) => !keyColumns.includes(column))
    await tx.$executeRawUnsafe(
      `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1::json)
       ON CONFLICT (${keyColumns.map(quoted).join(', ')}) DO ${
         updates.length === 0
           ? 'NOTHING'
           : `UPDATE SET ${updates.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ')}`
       }`,
      toJson(same),
    )
  }
}

/** Deletes all rows of these providers, for tables whose rows are replaced as a whole. */
export async function deleteRowsOf(tx: Transaction, table: string, providerIds: readonly number[]): Promise<void> {
  if (providerIds.length > 0)
    await tx.$executeRawUnsafe(`DELETE FROM ${table} WHERE provider_id = ANY($1::int[])`, [...providerIds])
}

function columnsOf(rows: readonly Row[]): string[] {
  const keys = new Set<string>()
  for (const row of rows) for (const key in row) if (row[key] !== undefined) keys.add(key)
  return [...keys].map(columnName)
}

const columnNames = new Map<string, string>()

/** Cached, since an import converts the same names thousands of times a second. */
function columnName(key: string): string {
  const known = columnNames.get(key)
  if (known !== undefined) return known
  const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  columnNames.set(key, name)
  return name
}

/** "group" is reserved in SQL. */
const quoted = (column: string) => `"${column}"`

function toJson(rows: readonly Row[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const named: Row = {}
      for (const key in row) named[columnName(key)] = row[key]
      return named
    }),
  )
}
