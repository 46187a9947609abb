import type { FactGroup } from '@/prisma/generated/enums'

/**
 * A provider as the journal keeps it: columns of providers by name, and what stands in other tables by a key such as
 * "fact:contact", "band:infant" or "hours". Values come from PostgreSQL's jsonb, whose texts are equal when the values are.
 */
export type Image = Record<string, unknown>

/** What is put back or left together, so that no half of it contradicts the other. */
export type Unit = 'contact' | 'hours' | 'license' | 'openings and tuition' | 'status' | 'source' | 'details'

/** The fact groups whose stamps say that somebody confirmed a unit. */
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

/** Who confirmed the contact has looked at these as well: see newer-facts. */
const WITH_CONTACT = [
  ...['name', 'alternate_names', 'slug', 'kind', 'capacity', 'phone', 'email', 'website', 'private_address', 'street'],
  ...['city', 'state', 'zip', 'county', 'latitude', 'longitude', 'location_slug', 'time_zone'],
]

/** Keys that belong to no unit stand each for themselves: the key is their unit's name then. */
export function unitOf(key: string): Unit | string {
  if (UNITS[key]) return UNITS[key]
  if (key.startsWith('band:')) return 'openings and tuition'
  if (key.startsWith('license:')) return 'license'
  if (key.startsWith('source:')) return 'source'
  return WITH_CONTACT.includes(key) ? 'contact' : key
}

/** A key that is absent is null: a row that is not there. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

/** What differs between two images, and the stamps of every fact group even where they do not. */
export function differenceOf(before: Image, after: Image): { before: Image; after: Image; isChanged: boolean } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter((key) => !isSame(before[key], after[key]))
  const kept = keys.filter((key) => changed.includes(key) || key.startsWith('fact:'))
  const pick = (image: Image) => Object.fromEntries(kept.map((key) => [key, image[key] ?? null]))
  return { before: pick(before), after: pick(after), isChanged: changed.length > 0 }
}

/** `restored`: what to write back, by key. `left`: which parts stay as they are, each in words with the reason. */
export type UndoPlan = { restored: Image; left: string[] }

/**
 * What of a provider can be put back: what still is as the batch left it. A part that somebody confirmed since, or changed
 * since, stays whole. A part that is as it was before already needs nothing.
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
    // What is remembered of a file's row is ours and no fact: nobody misses it.
    else if (unit !== 'source') left.push(`${unit.replaceAll('_', ' ')}: changed since`)
  }
  return { restored, left }
}

function confirmedSince(unit: string, after: Image, current: Image): string | null {
  const groups = Object.entries(GROUPS_OF).find(([name]) => name === unit)?.[1] ?? []
  const newer = groups.find((group) => !isSame(current[`fact:${group}`], after[`fact:${group}`]))
  if (!newer) return null
  const stamp = Object(current[`fact:${newer}`])
  return stamp.confirmed_on
    ? `${unit}: confirmed since by ${String(stamp.source).replaceAll('_', ' ')}, ${stamp.confirmed_on}`
    : `${unit}: changed since`
}
