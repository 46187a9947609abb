import { isDeepStrictEqual } from 'node:util'
import type { FactGroup } from '@/prisma/generated/enums'

/**
 * A provider as stored in the journal: columns of providers by name, and rows of other tables under keys such as
 * "fact:contact", "band:infant" or "hours". Values are as PostgreSQL writes them in JSON, which has them equal where they are equal.
 */
export type Image = Record<string, unknown>

/** Values that are restored or left together, so that they do not contradict each other. */
export type Unit = 'contact' | 'hours' | 'license' | 'openings and tuition' | 'status' | 'source' | 'details'

/** The fact groups whose provenance shows that a unit was confirmed. */
const GROUPS_OF: Partial<Record<Unit, readonly FactGroup[]>> = {
  contact: ['contact'],
  hours: ['hours'],
  license: ['license'],
  'openings and tuition': ['openings', 'tuition'],
}

const UNITS: Record<string, Unit> = {
  'fact:openings': 'openings and tuition',
  'fact:tuition': 'openings and tuition',
  'fact:contact': 'contact',
  'fact:hours': 'hours',
  'fact:license': 'license',
  hours: 'hours',
  inspections: 'license',
  registration_fee_cents: 'openings and tuition',
  sibling_discount_percent: 'openings and tuition',
  status: 'status',
  closed_on: 'status',
  closed_source: 'status',
}

/** Confirming the contact also confirms these: see KEYS in rows.ts. */
const WITH_CONTACT = [
  ...['name', 'alternate_names', 'slug', 'kind', 'capacity', 'phone', 'email', 'website', 'private_address', 'street'],
  ...['city', 'state', 'zip', 'county', 'latitude', 'longitude', 'location_slug', 'time_zone'],
]

/** A key that belongs to no unit is its own unit, named after it. */
export function unitOf(key: string): Unit | string {
  if (UNITS[key]) return UNITS[key]
  if (key.startsWith('band:')) return 'openings and tuition'
  if (key.startsWith('license:')) return 'license'
  if (key.startsWith('source:')) return 'source'
  return WITH_CONTACT.includes(key) ? 'contact' : key
}

/** A missing key equals null: the row does not exist. */
export function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [a ?? null, b ?? null]
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return isDeepStrictEqual(one, other) || (Array.isArray(one) && Array.isArray(other) && isSameRows(one, other))
}

/** Rows have no order, and journals of earlier releases another one. */
function isSameRows(one: readonly unknown[], other: readonly unknown[]): boolean {
  const texts = (rows: readonly unknown[]) =>
    rows.map((row) => JSON.stringify(Object.entries(Object(row)).sort())).sort()
  return isRows(one) && isRows(other) && isDeepStrictEqual(texts(one), texts(other))
}

const isRows = (list: readonly unknown[]) => list.every((item) => typeof item === 'object' && item !== null)

/** The differences between two images, and always the provenance of every fact group. */
export function differenceOf(before: Image, after: Image): { before: Image; after: Image; isChanged: boolean } {
  const difference: { before: Image; after: Image } = { before: {}, after: {} }
  let isChanged = false
  const compare = (key: string) => {
    const isEqual = isSame(before[key], after[key])
    if (isEqual && !key.startsWith('fact:')) return
    isChanged ||= !isEqual
    difference.before[key] = before[key] ?? null
    difference.after[key] = after[key] ?? null
  }
  for (const key in after) compare(key)
  for (const key in before) if (!(key in after)) compare(key)
  return { ...difference, isChanged }
}

/** `restored`: the values to write back, by key. `left`: a sentence for each part that stays unchanged, with the reason. */
export type UndoPlan = { restored: Image; left: string[] }

/**
 * Plans which values of a provider to restore: those unchanged since the batch wrote them. A unit that was confirmed or
 * changed since is left as it is; one that already has its old values needs nothing.
 */
export function planUndo(before: Image, after: Image, current: Image): UndoPlan {
  const restored: Image = {}
  const left: string[] = []
  const keys = Object.keys(before).filter((key) => !isSame(before[key], after[key]))
  for (const unit of new Set(keys.map(unitOf))) {
    const own = keys.filter((key) => unitOf(key) === unit)
    if (own.every((key) => isSame(current[key], before[key]))) continue
    const confirmed = confirmedSince(unit, after, current)
    if (confirmed) left.push(confirmed)
    else if (own.every((key) => isSame(current[key], after[key])))
      for (const key of own) restored[key] = before[key] ?? null
    // A file row's bookkeeping is not a fact, so it is not reported.
    else if (unit !== 'source') left.push(`${unit.replaceAll('_', ' ')}: changed since`)
  }
  return { restored, left }
}

function confirmedSince(unit: string, after: Image, current: Image): string | null {
  const groups = Object.entries(GROUPS_OF).find(([name]) => name === unit)?.[1] ?? []
  const newer = groups.find((group) => !isSame(current[`fact:${group}`], after[`fact:${group}`]))
  if (!newer) return null
  const fact = Object(current[`fact:${newer}`])
  return fact.confirmed_on
    ? `${unit}: confirmed since by ${String(fact.source).replaceAll('_', ' ')}, ${fact.confirmed_on}`
    : `${unit}: changed since`
}
