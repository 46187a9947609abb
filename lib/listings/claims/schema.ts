import { z } from 'zod'
import { cleanPhone } from '@/lib/imports/cleaning/rules/values'
import { typedWebsite } from '@/lib/listings/profiles/schema/form'
import { idField, linesField } from '@/lib/platform/http/fields'
import { type Message, message } from '@/lib/platform/language/message'
import { CARE_TYPES, KINDS } from '@/lib/providers/catalogue/traits'
import {
  HOME_STREET_MESSAGE,
  INVALID_CONTACT,
  LIMITS,
  normalizedText,
  parseAddress,
  typedAddress,
  typedEmail,
  typedName,
} from '@/lib/providers/schema'
import { ClaimRejection } from '@/prisma/generated/enums'
import { CLAIM_LIMITS } from './rules'

const NONE = message('listings.claimErrors.noClaim')
const tooLong = (most: number) => message('listings.claimErrors.tooLong', { most })

const lines = (most: number, missing: Message) => linesField(missing).pipe(z.string().max(most, tooLong(most)))
const line = (most: number, missing: Message) =>
  z
    .string(missing)
    .transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .pipe(z.string().max(most, tooLong(most)))

const POSITION = message('listings.claimErrors.position')

/** The claimant's own statements. */
const claimFields = z.object({
  position: line(CLAIM_LIMITS.position, POSITION).pipe(z.string().min(1, POSITION)),
  licenseNumber: line(CLAIM_LIMITS.licenseNumber, message('listings.claimErrors.license'))
    .nullish()
    .transform((value) => value || null),
  note: lines(CLAIM_LIMITS.note, message('listings.claimErrors.write')).default(''),
})

/** The form data of a claim. `daycareId` is a public id. */
export const claimInput = z.object({
  daycareId: z
    .string(message('listings.claimErrors.chooseProvider'))
    .min(1, message('listings.claimErrors.chooseProvider'))
    .max(200, message('listings.claimErrors.noProvider')),
  ...claimFields.shape,
})
export type ClaimInput = z.output<typeof claimInput>

export const claimParams = z.object({ id: idField(NONE) })

const CODE = message('listings.claimErrors.code')
/** Spaces in a typed code are ignored. */
export const claimCodeInput = z.object({
  code: z
    .string(CODE)
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^[0-9]{6}$/, CODE)),
})

/** How many similar providers can be ruled out at once. */
const MAX_RULED_OUT = 50

/** What to do with the current managers. */
export const OTHERS = ['keep', 'remove'] as const

const VERSION = z.string().max(64).optional()
/** An admin's decision; `version` is the one they read. */
export const decisionInput = z.discriminatedUnion(
  'decision',
  [
    z.object({
      decision: z.literal('accept'),
      version: VERSION,
      others: z.enum(OTHERS, message('listings.claimErrors.chooseOthers')).nullish(),
      /** Public ids of the similar providers that the admin has ruled out. */
      noneOf: z.array(z.string().max(200)).max(MAX_RULED_OUT).default([]),
      /** The admin confirms accepting weak evidence. */
      isRiskSeen: z.boolean().default(false),
    }),
    z.object({
      decision: z.literal('reject'),
      version: VERSION,
      reason: z.enum(ClaimRejection, message('listings.claimErrors.chooseReason')),
      note: lines(CLAIM_LIMITS.decisionNote, message('listings.claimErrors.write')).default(''),
    }),
  ],
  message('listings.claimErrors.decide'),
)
export type DecisionInput = z.output<typeof decisionInput>

/** The query string of the page to find a provider. Invalid values are ignored. */
export const findQuery = z.object({
  q: z
    .string()
    .default('')
    .transform((text) =>
      text
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 120),
    )
    .catch(''),
})

/** The description of a missing provider, also as it is stored until the claim is decided. Empty means "not stated". */
export const storedAddition = z.object({
  name: typedName,
  kind: z.enum(
    KINDS.map(({ code }) => code),
    message('listings.claimErrors.chooseKind'),
  ),
  careTypes: z
    .array(z.enum(CARE_TYPES.map(({ code }) => code)))
    .max(CARE_TYPES.length)
    .default([])
    .transform((chosen) => CARE_TYPES.flatMap(({ code }) => (chosen.includes(code) ? code : []))),
  address: typedAddress,
  phone: normalizedText(40, cleanPhone, INVALID_CONTACT.phone).pipe(
    z.string().min(1, message('listings.claimErrors.phone')),
  ),
  email: typedEmail.default(''),
  website: typedWebsite.default(''),
})

export type Addition = z.output<typeof storedAddition>

/** The form data of a missing provider. `noneOf`: public ids of the similar providers that were ruled out. */
export const additionInput = z
  .object({
    ...storedAddition.shape,
    ...claimFields.shape,
    noneOf: z.array(z.string().max(200)).max(MAX_RULED_OUT, message('listings.claimErrors.tooManyAlike')).default([]),
  })
  .superRefine(({ kind, address }, context) => {
    const isHome = kind === 'family_home'
    const hasStreet = Boolean(parseAddress(address)?.street)
    if (isHome === hasStreet)
      context.addIssue({
        code: 'custom',
        message: isHome ? HOME_STREET_MESSAGE : message('listings.claimErrors.street'),
        path: ['address'],
      })
  })
  .transform(({ position, licenseNumber, note, noneOf, ...addition }) => ({
    fields: { position, licenseNumber, note },
    noneOf,
    addition,
  }))
export type AdditionInput = z.output<typeof additionInput>

/** The query string of the page to add a provider: the searched name. Invalid values are ignored. */
export const addQuery = z.object({ name: z.string().max(LIMITS.name).default('').catch('') })
