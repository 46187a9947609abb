import 'server-only'
import {
  type Box,
  cellOf,
  cellsIn,
  cellsWithin,
  distanceMeters,
  EARTH_RADIUS_METERS,
  type Point,
  unitVector,
} from '@/lib/places/rules/geo'
import { Prisma } from '@/prisma/generated/client'
import { type CorridorArea, cellsAlong, type SearchArea } from '../rules/area'
import { floatConstant, STORED_CHOICES, STORED_SCORE, STORED_WORDS, UNIT_X, UNIT_Y, UNIT_Z } from './filter-sql'

export function isCorridor(area: SearchArea): area is CorridorArea {
  return 'work' in area
}

/** The columns a search can use, by their name in the statement. */
const COLUMNS = new Map(
  `provider_id latitude longitude traits amenities age_min_months age_max_months opening_bands opening_months openings_confirmed_on tuition_confirmed_on
  hours_confirmed_on tuition_cents tuition_min_cents ratio_bits weekday_opens weekday_closes open_minutes time_zone rating_average
  review_count sponsored_until is_temporarily_closed`
    .split(/\s+/)
    .map((column) => [column, column]),
)
COLUMNS.set('choices', `${STORED_CHOICES} AS choices`)
COLUMNS.set('stored_score', `${STORED_SCORE} AS stored_score`)
COLUMNS.set('stored_words', `${STORED_WORDS} AS stored_words`)

/**
 * The documents in the area's cells, with `meters` from its center and, in a corridor, `work_meters` from work. Selects only the columns used by
 * within() and by `next`, the later parts of the statement: each column costs time for every document.
 */
export function nearSql(area: SearchArea, next: readonly Prisma.Sql[]): Prisma.Sql {
  // OFFSET 0 prevents PostgreSQL from recomputing distances wherever they are used.
  return Prisma.sql`${documentsOf(area, next)} OFFSET 0`
}

/** The same for the cell of the area's center only, at most `most` documents. */
export function centerCellSql(area: SearchArea, next: readonly Prisma.Sql[], most: number): Prisma.Sql {
  return Prisma.sql`${documentsOf(area, next)} AND cell = ${cellOf(area.center)} LIMIT ${most}`
}

function documentsOf(area: SearchArea, next: readonly Prisma.Sql[]): Prisma.Sql {
  const text = [within(area), ...next].flatMap(({ strings }) => strings).join(' ')
  const columns = [...COLUMNS].flatMap(([name, sql]) => (text.includes(name) ? [sql] : []))
  const distances = [
    Prisma.sql`${metersFrom(area.center)} AS meters`,
    ...(isCorridor(area) ? [Prisma.sql`${metersFrom(area.work)} AS work_meters`] : []),
  ]
  return Prisma.sql`
    SELECT ${Prisma.raw(columns.join(', '))}, ${Prisma.join(distances)} FROM provider_search_documents WHERE ${inCells(area)}`
}

function inCells(area: SearchArea): Prisma.Sql {
  if ('county' in area) return Prisma.sql`county = ${area.county}`
  if ('box' in area) return isOneOf(cellsIn(area.box))
  const cells = isCorridor(area)
    ? cellsAlong({ home: area.center, work: area.work }, area.detourMeters)
    : cellsWithin(area.center, area.radiusMeters)
  return isOneOf(cells)
}

/** Sends the cells as one string, since an array parameter would be converted twice. */
const isOneOf = (cells: readonly number[]) => Prisma.sql`cell = ANY(${`{${cells.join(',')}}`}::int[])`

/**
 * distanceMeters() in SQL, computed from the straight line through the Earth. The index stores unit vectors, so this needs three differences
 * instead of sines and cosines. Accurate to a few nanometers.
 */
function metersFrom(point: Point): Prisma.Sql {
  const [x, y, z] = unitVector(point)
  const squares = [squareOf(UNIT_X, x), squareOf(UNIT_Y, y), squareOf(UNIT_Z, z)]
  return Prisma.sql`${floatConstant(2 * EARTH_RADIUS_METERS)} * asin(least(1, sqrt(${Prisma.join(squares, ' + ')}) / 2))`
}

function squareOf(coordinate: string, of: number): Prisma.Sql {
  const off = Prisma.sql`(${Prisma.raw(coordinate)} - ${of}::float8)`
  return Prisma.sql`${off} * ${off}`
}

/** detourMeters() of ../rules/area.ts in SQL, over the columns of `near`; null without a way to work. */
export function detourSql(area: SearchArea): Prisma.Sql {
  return isCorridor(area) ? Prisma.sql`greatest(0, ${extra(area)})` : Prisma.sql`NULL::float8`
}

export function within(area: SearchArea): Prisma.Sql {
  if ('county' in area) return Prisma.empty
  if ('box' in area) return inBox(area.box)
  if (isCorridor(area)) return Prisma.sql`WHERE ${extra(area)} <= ${area.detourMeters}::float8`
  return Prisma.sql`WHERE meters <= ${area.radiusMeters}::float8`
}

function inBox({ south, west, north, east }: Box): Prisma.Sql {
  return Prisma.sql`WHERE latitude BETWEEN ${south}::float8 AND ${north}::float8
    AND longitude BETWEEN ${west}::float8 AND ${east}::float8`
}

const extra = ({ center, work }: CorridorArea) =>
  Prisma.sql`meters + work_meters - ${distanceMeters(center, work)}::float8`
