import { z } from 'zod'
import { cleanPhone, cleanWebsite } from '@/lib/imports/cleaning/rules/values'
import { type Message, message } from '@/lib/platform/language/message'
import { AMENITIES, type Amenity } from '@/lib/providers/catalogue/amenities'
import {
  INVALID_CONTACT,
  LIMITS,
  longText,
  normalizedText,
  typedAddress,
  typedEmail,
  typedName,
} from '@/lib/providers/schema'
import { byLanguage } from '../catalogue'
import { readSeasons, readWrittenHours } from '../rules/read-hours'
import { storableSeasons } from '../rules/write-hours'

/** Parses "Swimming lessons,, piano " into a list without duplicates. Line breaks count as commas. */
export function readServices(text: string): string[] {
  const seen = new Set<string>()
  return text
    .split(/[,;\n]/)
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter((one) => one !== '' && !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()))
}

function servicesProblem(services: readonly string[]): Message | null {
  if (services.length > LIMITS.services)
    return message('listings.formErrors.tooManyServices', { most: LIMITS.services })
  const long = services.find((one) => one.length > LIMITS.service)
  return long ? message('listings.formErrors.longService', { start: long.slice(0, 20), most: LIMITS.service }) : null
}

export const writeServices = (services: readonly string[]) => services.join(', ')

export const PROFILE_LIMITS = { hours: 600, reason: 500, services: 800, typed: 300 } as const

const servicesOffered = longText(PROFILE_LIMITS.services).transform((text, context) => {
  const services = readServices(text)
  const problem = servicesProblem(services)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return writeServices(services)
})

const seasonalHours = longText(PROFILE_LIMITS.hours).transform((text, context) => {
  const read = readSeasons(text)
  if ('seasons' in read) return storableSeasons(read.seasons)
  context.addIssue({ code: 'custom', message: read.problem })
  return z.NEVER
})

const amenities = z
  .array(z.string())
  .max(AMENITIES.length)
  .refine(
    (chosen) => chosen.every((one) => AMENITIES.some(({ code }) => code === one)),
    message('listings.formErrors.amenity'),
  )
  .transform((chosen) => AMENITIES.filter(({ code }) => chosen.includes(code)).map(({ code }): Amenity => code))

/** A website as typed. Without a protocol it becomes https. */
export const typedWebsite = normalizedText(
  LIMITS.website,
  (text) => cleanWebsite(/^[a-z][a-z0-9+.-]*:/i.test(text.trim()) ? text : `https://${text.trim()}`),
  INVALID_CONTACT.website,
)

/** The texts of a profile as typed (input) and as stored (output). Empty means "not stated". */
export const profileTexts = z.object({
  businessName: typedName,
  /** The path of the provider's upload. */
  businessLogo: longText(PROFILE_LIMITS.typed),
  aboutUs: longText(LIMITS.description),
  ...byLanguage(() => longText(LIMITS.description)),
  servicesOffered,
  amenities,
  address: typedAddress,
  phone: normalizedText(40, cleanPhone, INVALID_CONTACT.phone),
  email: typedEmail,
  website: typedWebsite,
  openingTime: longText(PROFILE_LIMITS.typed),
  closingTime: longText(40),
  /** Other days and exceptions: "Fri 7-3; Sat closed". */
  otherHours: longText(PROFILE_LIMITS.hours),
  seasonalHours,
})
export type ProfileTyped = z.input<typeof profileTexts>

/** The edit form: parses the three texts about hours into `hours`. */
export const profileForm = profileTexts.transform(({ openingTime, closingTime, otherHours, ...values }, context) => {
  const read = readWrittenHours({ openingTime, closingTime, otherHours })
  if ('hours' in read) return { ...values, hours: read.hours }
  context.addIssue({
    code: 'custom',
    message: read.problem,
    path: [closingTime || !otherHours ? 'openingTime' : 'otherHours'],
  })
  return z.NEVER
})
