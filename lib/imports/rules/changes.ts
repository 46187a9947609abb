import { isDeepStrictEqual } from 'node:util'
import { asWritten, type Message, message } from '@/lib/platform/language/message'
import type { FactGroup } from '@/prisma/generated/enums'
import type { Difference, FieldChange } from '../types'
import { isClosedStatus } from './rows'

/**
 * A provider as the journal sees it: columns of providers by name, and rows of other tables under keys such as "fact:contact",
 * "band:infant" or "hours". The journal stores the difference between two snapshots. Values are as PostgreSQL writes them in JSON, so equal
 * values have equal texts.
 */
export type ProviderSnapshot = Record<string, unknown>

/** Values that are restored together or left together, so that they do not contradict each other. */
type Unit = 'contact' | 'hours' | 'license' | 'openings_and_tuition' | 'status' | 'source'

/** The fact groups whose provenance shows that a unit was confirmed. */
const GROUPS_OF: Partial<Record<Unit, readonly FactGroup[]>> = {
  contact: ['contact'],
  hours: ['hours'],
  license: ['license'],
  openings_and_tuition: ['openings', 'tuition'],
}

const UNITS: Record<string, Unit> = {
  'fact:openings': 'openings_and_tuition',
  'fact:tuition': 'openings_and_tuition',
  'fact:contact': 'contact',
  'fact:hours': 'hours',
  'fact:license': 'license',
  hours: 'hours',
  inspections: 'license',
  registration_fee_cents: 'openings_and_tuition',
  sibling_discount_percent: 'openings_and_tuition',
  status: 'status',
  closed_on: 'status',
  closed_source: 'status',
}

/** Confirming the contact also confirms these: see KEYS in rows.ts. */
const WITH_CONTACT = [
  ...['name', 'alternate_names', 'slug', 'kind', 'capacity', 'phone', 'email', 'website', 'private_address', 'street'],
  ...['city', 'state', 'zip', 'shows_zip', 'county', 'latitude', 'longitude', 'location_slug', 'time_zone'],
  ...['age_min_months', 'age_max_months'],
]

/** A key that belongs to no unit is its own unit, named after it. */
export function unitOf(key: string): string {
  if (UNITS[key]) return UNITS[key]
  if (key.startsWith('band:')) return 'openings_and_tuition'
  if (key.startsWith('license:')) return 'license'
  if (key.startsWith('source:')) return 'source'
  return WITH_CONTACT.includes(key) ? 'contact' : key
}

/** Whether two values are equal. A missing key equals null: the row does not exist. Lists of rows are in a fixed order: see readSnapshots. */
export function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [a ?? null, b ?? null]
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return isDeepStrictEqual(one, other)
}

/** Columns that no import writes, or that are derived. */
const NOT_COMPARED = new Set([
  'id',
  'code',
  'created_at',
  'updated_at',
  'rating_average',
  'review_count',
  'sponsored_until',
  'is_sample',
  'merged_into_id',
])

/** The differences between two snapshots, and in any case the provenance of every fact group. */
export function differenceOf(
  before: ProviderSnapshot,
  after: ProviderSnapshot,
): { before: ProviderSnapshot; after: ProviderSnapshot; isChanged: boolean } {
  const difference: { before: ProviderSnapshot; after: ProviderSnapshot } = { before: {}, after: {} }
  let isChanged = false
  const compare = (key: string) => {
    if (NOT_COMPARED.has(key)) return
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

/** Keys that no search reads: they are shown only on the provider's page or in its result row. */
const NOT_SEARCHED = /^(?:source:|capacity$|slug$|street$|zip$|private_address$)/
/** Of these keys, a search reads only whether there is a value. */
const SEARCHED_BY_PRESENCE = /^(?:phone$|email$|website$|license:|fact:contact$|fact:license$)/

/** Whether a change affects the provider's search document, so that it has to be refreshed. Changes of unknown keys count as such. */
export function isSearched({ before, after }: { before: ProviderSnapshot; after: ProviderSnapshot }): boolean {
  return Object.keys(after).some((key) => {
    if (NOT_SEARCHED.test(key) || isSame(before[key], after[key])) return false
    return !SEARCHED_BY_PRESENCE.test(key) || (before[key] ?? null) === null || (after[key] ?? null) === null
  })
}

/** `restored`: the values to write back, by key. `left`: a message for each part that stays unchanged, with the reason. */
type UndoPlan = { restored: ProviderSnapshot; left: Message[] }

/**
 * Plans which values of a provider to restore: those unchanged since the batch wrote them. A unit that was confirmed or
 * changed since is left as it is; one that already has its old values needs nothing.
 */
export function planUndo(before: ProviderSnapshot, after: ProviderSnapshot, current: ProviderSnapshot): UndoPlan {
  const restored: ProviderSnapshot = {}
  const left: Message[] = []
  const keys = Object.keys(before).filter((key) => !isSame(before[key], after[key]))
  for (const unit of new Set(keys.map(unitOf))) {
    const own = keys.filter((key) => unitOf(key) === unit)
    if (own.every((key) => isSame(current[key], before[key]))) continue
    const confirmed = confirmedSince(unit, after, current)
    if (confirmed) left.push(confirmed)
    else if (own.every((key) => isSame(current[key], after[key])))
      for (const key of own) restored[key] = before[key] ?? null
    // The bookkeeping of a file row is not a fact, so it is not reported.
    else if (unit !== 'source') left.push(message('imports.undo.unitChanged', { unit: unitText(unit) }))
  }
  return { restored, left }
}

function confirmedSince(unit: string, after: ProviderSnapshot, current: ProviderSnapshot): Message | null {
  const groups = Object.entries(GROUPS_OF).find(([name]) => name === unit)?.[1] ?? []
  const newer = groups.find((group) => !isSame(current[`fact:${group}`], after[`fact:${group}`]))
  if (!newer) return null
  const fact = Object(current[`fact:${newer}`])
  if (!fact.confirmed_on) return message('imports.undo.unitChanged', { unit: unitText(unit) })
  const by = String(fact.source).replaceAll('_', ' ')
  return message('imports.undo.unitConfirmed', { unit: unitText(unit), by, day: String(fact.confirmed_on) })
}

const NAMED_UNITS = [
  ...(['contact', 'hours', 'license', 'openings_and_tuition', 'status', 'source', 'care_types', 'programs'] as const),
  ...(['curricula', 'accreditations', 'languages', 'schedules', 'amenities', 'services', 'description'] as const),
]

/** The name of a unit. A key for which we have no name is shown as words. */
export function unitText(unit: string): Message {
  const named = NAMED_UNITS.find((one) => one === unit)
  return named ? message(`imports.units.${named}`) : asWritten(unit.replaceAll('_', ' '))
}

/** A provider that a run would change, with the differing values. */
export type PreviewedChange = {
  name: string
  publicId: string
  isHome: boolean
  before: ProviderSnapshot
  after: ProviderSnapshot
}

const ADDRESS = ['street', 'private_address', 'latitude', 'longitude', 'city', 'state', 'zip', 'county', 'shows_zip']
const FIELDS: Record<string, Field> = {
  ...Object.fromEntries(ADDRESS.map((key) => [key, 'address'] as const)),
  age_min_months: 'ages',
  age_max_months: 'ages',
  registration_fee_cents: 'tuition',
  sibling_discount_percent: 'tuition',
  closed_on: 'status',
  closed_source: 'status',
}
const NAMED_FIELDS = [
  ...(['address', 'ages', 'tuition', 'license', 'name', 'alternate_names', 'kind', 'phone', 'email'] as const),
  ...(['website', 'capacity', 'status', 'hours', 'inspections', 'care_types', 'programs', 'curricula'] as const),
  ...(['accreditations', 'languages', 'schedules', 'amenities', 'services', 'description'] as const),
]
type Field = (typeof NAMED_FIELDS)[number]
/** Keys that are bookkeeping, or that follow from another field. */
const NOT_FIELDS = /^(?:fact:|source:|slug$|location_slug$|time_zone$)/
/** Keys whose values are shown. If several keys of one field change, the first in this list is shown. */
const SHOWN = ['name', 'kind', 'phone', 'email', 'website', 'capacity', 'status', 'street']
const MAX_FIELD_EXAMPLES = 5

/** The name of a field. A column for which we have no name is shown as words. */
function fieldOf(key: string): Message {
  if (key.startsWith('band:')) return message('imports.fields.tuition')
  if (key.startsWith('license:')) return message('imports.fields.license')
  const named = FIELDS[key] ?? NAMED_FIELDS.find((one) => one === key)
  if (named) return message(`imports.fields.${named}`)
  const text = key.replaceAll('_', ' ')
  return asWritten(text.slice(0, 1).toUpperCase() + text.slice(1))
}

/** A license without its date: if a newer file only states it again, nothing else differs. */
const withoutDate = (key: string, value: unknown) =>
  key.startsWith('license:') && typeof value === 'object' && value !== null ? { ...value, as_of: null } : value

const isVisibleKey = (key: string, before: ProviderSnapshot, after: ProviderSnapshot) =>
  !NOT_FIELDS.test(key) && !isSame(withoutDate(key, before[key]), withoutDate(key, after[key]))

/** Whether a person would notice the change. A newer list that only states the same again does not count. */
export const isVisible = ({ before, after }: { before: ProviderSnapshot; after: ProviderSnapshot }): boolean =>
  Object.keys(after).some((key) => isVisibleKey(key, before, after))

/** Counts by field what a run would change, with the first examples. */
export class DifferenceCounts {
  private readonly counts = { providers: 0, closed: 0, reopened: 0 }
  private readonly byField = new Map<string, { count: number; examples: FieldChange[] }>()

  add({ before, after, isHome, ...provider }: PreviewedChange): void {
    const keys = Object.keys(after).filter((key) => isVisibleKey(key, before, after))
    if (keys.length === 0) return
    this.counts.providers += 1
    if (keys.includes('status') && after.status === 'open') this.counts.reopened += 1
    if (keys.includes('status') && isClosedStatus(after.status)) this.counts.closed += 1
    for (const field of new Set(keys.map(fieldOf))) {
      const own = keys.filter((key) => fieldOf(key) === field)
      const tally = this.byField.get(field) ?? { count: 0, examples: [] }
      this.byField.set(field, tally)
      tally.count += 1
      const isPrivate = isHome && own.some((key) => ADDRESS.includes(key))
      const shown = isPrivate ? undefined : SHOWN.find((key) => own.includes(key))
      const values = shown ? { before: textOf(before[shown]), after: textOf(after[shown]) } : NO_VALUES
      if (tally.examples.length < MAX_FIELD_EXAMPLES) tally.examples.push({ ...provider, ...values })
    }
  }

  /** Most frequent first. */
  list(): Difference {
    const fields = [...this.byField].map(([field, tally]) => ({ field, ...tally }))
    return { ...this.counts, fields: fields.toSorted((a, b) => b.count - a.count) }
  }
}

const NO_VALUES = { before: null, after: null }
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value).slice(0, 120))
