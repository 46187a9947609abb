import { z } from 'zod'
import { cleanPhone } from '@/lib/imports/rules/clean-numbers'
import { cleanWebsite } from '@/lib/imports/rules/clean-website'
import { AMENITIES, type Amenity } from '@/lib/providers/catalogue/amenities'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { longText, readBy, typedAddress, typedEmail, typedName, UNREADABLE } from '@/lib/providers/schema/typed-texts'
import { readWrittenHours } from '../rules/read-hours'
import { readSeasons, writeSeasons } from '../rules/read-seasons'
import { readServices, servicesProblem, writeServices } from '../rules/services'

export const PROFILE_LIMITS = { hours: 600, reason: 500, services: 800, typed: 300 } as const

const servicesOffered = longText(PROFILE_LIMITS.services).transform((text, context) => {
  const services = readServices(text)
  const problem = servicesProblem(services)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return writeServices(services)
})

const seasonalHours = longText(PROFILE_LIMITS.hours).transform((text, context) => {
  const read = readSeasons(text)
  if ('seasons' in read) return writeSeasons(read.seasons)
  context.addIssue({ code: 'custom', message: read.problem })
  return z.NEVER
})

const amenities = z
  .array(z.string())
  .max(AMENITIES.length)
  .refine(
    (chosen) => chosen.every((one) => AMENITIES.some(({ code }) => code === one)),
    'This is no amenity of the list.',
  )
  .transform((chosen) => AMENITIES.filter(({ code }) => chosen.includes(code)).map(({ code }): Amenity => code))

/** The texts of a profile as they are typed and as they are kept. Empty is "not stated". */
export const profileTexts = z.object({
  businessName: typedName,
  /** The address of an upload of the provider's. */
  businessLogo: longText(PROFILE_LIMITS.typed),
  aboutUs: longText(LIMITS.description),
  servicesOffered,
  amenities,
  address: typedAddress,
  phone: readBy(40, cleanPhone, UNREADABLE.phone),
  email: typedEmail,
  website: readBy(LIMITS.website, cleanWebsite, UNREADABLE.website),
  openingTime: longText(PROFILE_LIMITS.typed),
  closingTime: longText(40),
  /** What is not Monday to Friday, or not the same: "Fri 7-3; Sat closed". */
  otherHours: longText(PROFILE_LIMITS.hours),
  seasonalHours,
})
export type ProfileTyped = z.input<typeof profileTexts>

/** The edit form: everything but the hours' three texts is a value; those become the hours. */
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
