import { z } from 'zod'
import { stateOf } from '@/lib/places/rules/place-query'
import { SITE } from '@/lib/platform/config/site'
import { type Message, message } from '@/lib/platform/language/message'
import { AMENITIES } from './catalogue/amenities'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  LICENSE_STATUSES,
  PROGRAMS,
  SCHEDULES,
} from './catalogue/traits'
import { AGE_BANDS } from './rules/ages'
import { MAX_WEEKLY_DOLLARS } from './rules/tuition'
import type { Descriptions, Season } from './types'
import { storedTour } from './virtual-tours/schema'

/**
 * The input of saveProviders: a provider as plain data, from an import, the demo data or a test. Dates are "YYYY-MM-DD",
 * money is in cents, ages are in months. An absent key means unknown; in a change it leaves the stored value unchanged.
 */

export const LIMITS = {
  name: 160,
  street: 160,
  city: 60,
  description: 5_000,
  service: 60,
  services: 12,
  seasons: 8,
  website: 300,
  email: 254,
  capacity: 5_000,
  tuitionWeeklyCents: 100 * MAX_WEEKLY_DOLLARS,
  activities: 4,
  virtualTours: 3,
  photos: 40,
} as const

/** A display text of at least one character. PostgreSQL cannot store NUL. */
const text = (what: string, max: number) =>
  z
    .string()
    .min(1, `${what} is empty.`)
    .max(max, `${what} is longer than ${max} characters.`)
    .refine((value) => !value.includes('\0'), `${what} has a character that cannot be stored.`)

const date = z.iso.date('A date must read YYYY-MM-DD.')
const count = (max: number) => z.int().min(0).max(max)
const codes = <const Code extends string>(choices: readonly { code: Code }[]) =>
  z.array(z.enum(choices.map((choice) => choice.code)))

const factProvenance = z.object({
  source: z.enum(['state_file', 'provider', 'parent', 'staff']),
  sourceName: text('The source', 120),
  confirmedOn: date,
})

const ageBand = z.object({
  band: z.enum(AGE_BANDS.map((band) => band.code)),
  openings: count(500).nullish(),
  openingsFrom: date.nullish(),
  waitlist: count(2_000).nullish(),
  tuitionWeeklyCents: count(LIMITS.tuitionWeeklyCents).nullish(),
  childrenPerAdult: z.int().min(1).max(60).nullish(),
})

const hours = z.object({
  /** 0 is Monday. */
  weekday: z.int().min(0).max(6),
  opensMinute: z.int().min(0).max(1_439),
  /** Before opensMinute: past midnight. 0 to 1440 is open 24 hours. */
  closesMinute: z.int().min(1).max(1_440),
})

const monthDay = z.string().regex(/^\d{2}-\d{2}$/, 'A day of the year must read 06-01.')
/** The format of providers.seasonal_hours. */
const season = z.object({ from: monthDay, to: monthDay, hours: z.array(hours).max(28) })
/** Ignores data in the format of another release. */
export const storedSeasons = (stored: unknown): Season[] => z.array(season).safeParse(stored).data ?? []

/** The same for providers.descriptions: the description by language. */
export const storedDescriptions = (stored: unknown): Descriptions =>
  z.record(z.string(), z.string()).safeParse(stored).data ?? {}

const license = z.object({
  number: text('The license number', 60),
  kind: text('The license kind', 80).nullish(),
  issuer: text('The license issuer', 80),
  status: z.enum(LICENSE_STATUSES.map(({ code }) => code)).nullish(),
  issuedOn: date.nullish(),
  expiresOn: date.nullish(),
  asOf: date,
})

const inspection = z.object({
  inspectedOn: date,
  violations: count(999),
  summary: text('The summary', 1_000).nullish(),
  correctedOn: date.nullish(),
  sourceName: text('The source', 120),
})

const photo = z.object({
  path: text('The path', 300),
  alt: text('The alternative text', 200),
  caption: text('The caption', 200).nullish(),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
})

const activity = z.object({
  name: text('The activity', 80),
  description: text('The description', 600),
  ageGroup: text('The age group', 40).nullish(),
  frequency: text('The frequency', 40).nullish(),
})

const virtualTour = storedTour.extend({
  title: text('The title', 80),
  url: z.literal('').or(z.url({ protocol: /^https$/, error: 'A tour needs an https address.' }).max(500)),
})

const source = z.object({
  source: text('The source', 60),
  sourceId: text("The source's id", 80),
  rowHash: z.string().regex(/^[0-9a-f]{64}$/),
  batchId: z.int().nullish(),
  /** How an import matched the row to this provider: lib/imports. */
  matchRule: text('The rule', 40).nullish(),
  matchPercent: z.int().min(0).max(100).nullish(),
})

const identity = z.object({
  name: text('The name', LIMITS.name),
  kind: z.enum(KINDS.map((kind) => kind.code)),
  careTypes: codes(CARE_TYPES),
  city: text('The city', LIMITS.city),
  state: z.string().regex(/^[A-Z]{2}$/, 'The state must be two letters.'),
  /** Empty if only the city is known. A family home that shows its ZIP code needs it, since its public point is the center of that ZIP code. */
  zip: z.string().regex(/^(?:\d{5})?$/, 'The ZIP code must have five digits.'),
  /** "orlando-fl": must be in the gazetteer. */
  locationSlug: text('The location', 80),
  /** For a family home these three are private: its public point is the center of its ZIP code or city. */
  street: text('The street', LIMITS.street).nullish(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const details = z.object({
  /** False for a family home that shows only its city; if absent, it stays unchanged, and a new home shows its ZIP code. */
  showsZip: z.boolean(),
  alternateNames: z.array(text('The name', LIMITS.name)).max(20),
  status: z.enum(['open', 'temporarily_closed', 'closed']),
  closedOn: date.nullable(),
  /** If the provider was closed because it is missing from a list: the name of that list. */
  closedSource: text('The list', 120).nullable(),
  description: text('The description', LIMITS.description).nullable(),
  /** Descriptions in the site's other languages, by language. */
  descriptions: z.record(z.string(), text('The description', LIMITS.description)),
  logoPath: text('The path', 300).nullable(),
  services: z.array(text('The service', LIMITS.service)).max(LIMITS.services),
  seasonalHours: z.array(season).max(LIMITS.seasons),
  county: text('The county', 60).nullable(),
  timeZone: text('The time zone', 60),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}( ext\. \d{1,6})?$/, 'A phone number must read (407) 555-0123.')
    .nullable(),
  email: z.email('That isn’t an e-mail address.').max(LIMITS.email).nullable(),
  website: z
    .url({ protocol: /^https?$/, error: 'That isn’t a web address.' })
    .max(LIMITS.website)
    .nullable(),
  ageMinMonths: z.int().min(0).max(215).nullable(),
  ageMaxMonths: z.int().min(0).max(215).nullable(),
  capacity: z.int().min(1).max(LIMITS.capacity).nullable(),
  registrationFeeCents: count(500_000).nullable(),
  siblingDiscountPercent: z.int().min(0).max(100).nullable(),
  amenities: codes(AMENITIES),
  curricula: codes(CURRICULA),
  accreditations: codes(ACCREDITATIONS),
  languages: codes(LANGUAGES),
  programs: codes(PROGRAMS),
  schedules: codes(SCHEDULES),
  sponsoredUntil: z.iso.datetime().nullable(),
  isSample: z.boolean(),
  facts: z.partialRecord(z.enum(['openings', 'tuition', 'hours', 'license', 'contact']), factProvenance),
  ageBands: z.array(ageBand).max(AGE_BANDS.length),
  hours: z.array(hours).max(28),
  licenses: z.array(license).max(20),
  inspections: z.array(inspection).max(200),
  /** In display order: the first one is the cover. */
  photos: z.array(photo).max(LIMITS.photos),
  activities: z.array(activity).max(LIMITS.activities),
  virtualTours: z.array(virtualTour).max(LIMITS.virtualTours),
  sources: z.array(source).max(10),
})

export const providerDraft = z.object({ ...identity.shape, ...details.partial().shape })
export type ProviderDraft = z.output<typeof providerDraft>

/** A change to a stored provider: only the given keys are written. */
export const providerChange = z.object({ id: z.int().positive(), ...providerDraft.partial().shape })
export type ProviderChange = z.output<typeof providerChange>

/** The result of saveProviders: `id` is internal, `slug` is the public id. */
export type SavedProvider = { id: number; code: string; slug: string }

export type ParsedAddress = { street: string | null; city: string; state: string; zip: string }

/** The message when the street of a family home is entered: see publicPlaceOf. */
export const HOME_STREET_MESSAGE = message('providers.fieldErrors.homeStreet')

/** The second one matches "214 E Robinson St, Orlando FL 32801". Without any comma it is unclear where the city begins. */
const ADDRESSES = [
  /^(?:(.+),)?\s*([^,\d]+?)\s*,\s*([A-Za-z][A-Za-z. ]*?),?\s+(\d{5})(?:-\d{4})?$/,
  /^(.+),\s*([^,\d]+?)\s+([A-Za-z]{2})\.?,?\s+(\d{5})(?:-\d{4})?$/,
]

/**
 * The parts of "214 E Robinson St, Orlando, FL 32801", also as copied from a map with the state's full name or the country; otherwise null.
 * The street may be omitted.
 */
export function parseAddress(text: string): ParsedAddress | null {
  const line = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/,? (?:usa|united states)$/i, '')
  for (const pattern of ADDRESSES) {
    const [, street = '', city, stateText = '', zip] = pattern.exec(line) ?? []
    const state = stateOf(stateText)
    if (!city || !state || !zip || city.length > LIMITS.city) continue
    const cleanStreet = street.trim().replace(/,$/, '') || null
    return cleanStreet && cleanStreet.length > LIMITS.street ? null : { street: cleanStreet, city, state, zip }
  }
  return null
}

/**
 * Whether the address is at a different place, so that the old point on the map is wrong: the ZIP code or the house number differs. A
 * corrected street name does not count.
 */
export function isDifferentPlace(
  before: Pick<ParsedAddress, 'street'> & { zip: string | null },
  after: Pick<ParsedAddress, 'street' | 'zip'>,
) {
  const numberOf = (street: string | null) => /\d+/.exec(street ?? '')?.[0]
  return before.zip !== after.zip || numberOf(before.street) !== numberOf(after.street)
}

// Validators of typed fields that several forms share.

const MAX_ADDRESS_LENGTH = 300

/** Text that may have several lines. PostgreSQL's JSON can store neither NUL nor a lone surrogate. */
export const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, message('providers.fieldErrors.tooLong', { most: max }))
    .refine((text) => !/[\0\p{Cs}]/u.test(text), message('providers.fieldErrors.unusable'))

/** A text that `read` normalizes or rejects; an empty text stays empty. */
export const normalizedText = (max: number, read: (text: string) => string | null, problem: Message) =>
  longText(max).transform((text, context) => {
    const value = text === '' ? '' : read(text)
    if (value === null) context.addIssue({ code: 'custom', message: problem })
    return value ?? z.NEVER
  })

/** A name on one line, since it is used in e-mail subjects, titles and files. */
export const typedName = longText(LIMITS.name)
  .min(1, message('providers.fieldErrors.name'))
  .transform((name) => name.replace(/\s+/g, ' '))

export const typedAddress = longText(MAX_ADDRESS_LENGTH).transform((text, context) => {
  const read = parseAddress(text)
  if (read) return [read.street, `${read.city}, ${read.state} ${read.zip}`].filter(Boolean).join(', ')
  const example = SITE.example.address
  context.addIssue({ code: 'custom', message: message('providers.fieldErrors.address', { example }) })
  return z.NEVER
})

export const typedEmail = normalizedText(
  LIMITS.email,
  (text) => z.email().safeParse(text).data ?? null,
  message('providers.fieldErrors.email'),
)

/** Messages for invalid phone numbers and web addresses. */
export const INVALID_CONTACT = {
  phone: message('providers.fieldErrors.phone'),
  website: message('providers.fieldErrors.website'),
} as const
