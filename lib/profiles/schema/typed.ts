import { z } from 'zod'
import { cleanPhone } from '@/lib/imports/rules/clean-numbers'
import { cleanWebsite } from '@/lib/imports/rules/clean-website'
import { AMENITIES, type Amenity } from '@/lib/providers/catalogue/amenities'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { readAddress } from '../rules/read-address'
import { readWrittenHours } from '../rules/read-hours'
import { readServices, servicesProblem, writeServices } from '../rules/services'

export const PROFILE_LIMITS = { hours: 600, reason: 500, services: 800, typed: 300 } as const

/** One line or several as somebody typed them. PostgreSQL cannot hold NUL. */
const typed = (max: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .refine((text) => !text.includes('\0'), 'This has a character that cannot be stored.')
const long = (max: number) => typed(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)

/** A text that a reader makes into another, or refuses; empty stays empty. */
const readBy = (max: number, read: (text: string) => string | null, problem: string) =>
  long(max).transform((text, context) => {
    const value = text === '' ? '' : read(text)
    if (value === null) context.addIssue({ code: 'custom', message: problem })
    return value ?? z.NEVER
  })

const servicesOffered = long(PROFILE_LIMITS.services).transform((text, context) => {
  const services = readServices(text)
  const problem = servicesProblem(services)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return writeServices(services)
})

const amenities = z
  .array(z.string())
  .max(AMENITIES.length)
  .refine(
    (chosen) => chosen.every((one) => AMENITIES.some(({ code }) => code === one)),
    'This is no amenity of the list.',
  )
  .transform((chosen) => AMENITIES.filter(({ code }) => chosen.includes(code)).map(({ code }): Amenity => code))

const address = long(PROFILE_LIMITS.typed).transform((text, context) => {
  const read = readAddress(text)
  if (read) return [read.street, `${read.city}, ${read.state} ${read.zip}`].filter(Boolean).join(', ')
  const message = 'Please write the address like “214 E Robinson St, Orlando, FL 32801”.'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** The texts of a profile as they are typed and as they are kept. Empty is "not stated". */
export const profileTexts = z.object({
  businessName: long(LIMITS.name).min(1, 'Please say what the business is called.'),
  aboutUs: long(LIMITS.description),
  servicesOffered,
  amenities,
  address,
  phone: readBy(40, cleanPhone, 'Please write a US phone number, like (407) 555-0123.'),
  email: readBy(
    LIMITS.email,
    (text) => z.email().safeParse(text).data ?? null,
    'Please write an e-mail address, like office@example.com.',
  ),
  website: readBy(LIMITS.website, cleanWebsite, 'Please write a web address, like www.example.com.'),
  openingTime: long(PROFILE_LIMITS.typed),
  closingTime: long(40),
  /** What is not Monday to Friday, or not the same: "Fri 7-3; Sat closed". */
  otherHours: long(PROFILE_LIMITS.hours),
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
