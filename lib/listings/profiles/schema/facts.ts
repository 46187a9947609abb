import { z } from 'zod'
import { message } from '@/lib/platform/language/message'
import type { AgeBandCode } from '@/lib/providers/rules/ages'
import { LIMITS } from '@/lib/providers/schema'

/** Fact groups that a provider's people confirm and change without a decision. Licenses come from the state. */
export const OWN_FACT_GROUPS = ['openings', 'tuition', 'hours', 'contact'] as const
export type OwnFactGroup = (typeof OWN_FACT_GROUPS)[number]

/** The public id of one of the actor's providers, by default their first one. */
export const ownProviderId = z.string().max(200).optional()

const MAX_OPENINGS = 500
const openingsText = z
  .string()
  .trim()
  .regex(/^\d{0,3}$/, message('listings.factErrors.wholeNumber'))
  .transform((text) => (text === '' ? null : Number(text)))
  .refine(
    (count) => count === null || count <= MAX_OPENINGS,
    message('listings.factErrors.tooManyOpenings', { most: MAX_OPENINGS }),
  )

/** Parses "$285", "285.50" or an empty text as cents per week. */
const tuitionText = z
  .string()
  .trim()
  .max(12, message('listings.factErrors.dollars'))
  .regex(/^(\$?\s*(\d{1,5}|\d{1,2},\d{3})(\.\d{1,2})?)?$/, message('listings.factErrors.dollars'))
  .transform((text) => (text === '' ? null : Math.round(Number(text.replace(/[$,\s]/g, '')) * 100)))
  .refine((cents) => cents === null || cents <= LIMITS.tuitionWeeklyCents, message('listings.factErrors.tooMuch'))

const band = z.object({ openings: openingsText, tuition: tuitionText })
const byBand = <B extends z.ZodType>(one: B) =>
  z.object({ infant: one, one, two: one, three: one, four: one, school_age: one } satisfies Record<AgeBandCode, B>)

/** The form for openings and tuition: every age band, empty where not stated. */
export const factsForm = z.object({ isTemporarilyClosed: z.boolean(), bands: byBand(band) })
export type FactsTyped = z.input<typeof factsForm>

/** Omitted values stay unchanged. */
export const factsInput = z.object({
  providerId: ownProviderId,
  isTemporarilyClosed: z.boolean().optional(),
  bands: byBand(band.partial()).partial().optional(),
})
export type FactsInput = z.output<typeof factsInput>

/** Whether a family home shows its ZIP code or only its city. */
export const addressInput = z.object({
  providerId: ownProviderId,
  showsZip: z.boolean(message('listings.factErrors.chooseShown')),
})
export type AddressInput = z.output<typeof addressInput>

/** Whether enrollments update the openings. */
export const followInput = z.object({
  providerId: ownProviderId,
  follows: z.boolean(message('listings.factErrors.chooseFollows')),
})
export type FollowInput = z.output<typeof followInput>

export const confirmInput = z.object({
  providerId: ownProviderId,
  groups: z
    .array(z.enum(OWN_FACT_GROUPS))
    .min(1, message('listings.factErrors.chooseRight'))
    .max(OWN_FACT_GROUPS.length),
})

const BROKEN_LINK = message('listings.factErrors.brokenLink')
/** The token in a reminder's link. */
export const factsToken = z.string(BROKEN_LINK).min(1, BROKEN_LINK).max(200, BROKEN_LINK)

/** A confirmation by a reminder's link: of one group, or of all that are stated. */
export const linkConfirmInput = z.object({
  token: factsToken,
  group: z.enum([...OWN_FACT_GROUPS, 'all'], message('listings.factErrors.chooseRight')),
})
export type LinkConfirmInput = z.output<typeof linkConfirmInput>
