import { z } from 'zod'
import { cleanPhone, cleanWebsite } from '@/lib/imports/cleaning/rules/contact'
import { CARE_TYPES, KINDS } from '@/lib/providers/catalogue/traits'
import {
  HOME_STREET,
  LIMITS,
  readAddress,
  readBy,
  typedAddress,
  typedEmail,
  typedName,
  UNREADABLE,
} from '@/lib/providers/schema'
import { ClaimRejection } from '@/prisma/generated/enums'
import { CLAIM_LIMITS } from './rules'

const MAX_ID = 2_147_483_647
const NONE = 'There is no such claim.'
const tooLong = (most: number) => `Please use at most ${most.toLocaleString('en-US')} characters.`

const lines = (most: number, missing: string) =>
  z
    .string(missing)
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(most, tooLong(most)))
const line = (most: number, missing: string) =>
  z
    .string(missing)
    .transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .pipe(z.string().max(most, tooLong(most)))

const POSITION = 'Please say what you do there, such as director or owner.'

/** What claimants say of themselves. */
const claimWords = z.object({
  position: line(CLAIM_LIMITS.position, POSITION).pipe(z.string().min(1, POSITION)),
  licenseNumber: line(CLAIM_LIMITS.licenseNumber, 'Please enter the license number.')
    .nullish()
    .transform((value) => value || null),
  note: lines(CLAIM_LIMITS.note, 'Please say it in words.').default(''),
})

/** What the form of a claim sends. `daycareId` is a public id. */
export const claimInput = z.object({
  daycareId: z.string('Say which provider.').min(1, 'Say which provider.').max(200, 'There is no such provider.'),
  ...claimWords.shape,
})
export type ClaimInput = z.output<typeof claimInput>

export const claimParams = z.object({ id: z.coerce.number(NONE).int(NONE).positive(NONE).max(MAX_ID, NONE) })

const CODE = 'The code has six digits.'
/** People type it with blanks. */
export const claimCodeInput = z.object({
  code: z
    .string(CODE)
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^[0-9]{6}$/, CODE)),
})

/** What becomes of those who have managed the provider until now. */
export const OTHERS = ['keep', 'remove'] as const

/** An admin's decision. */
export const decisionInput = z.discriminatedUnion(
  'decision',
  [
    z.object({
      decision: z.literal('accept'),
      others: z.enum(OTHERS, 'Please choose what becomes of the others.').nullish(),
      /** Public ids of the providers that the admin saw beside one to add, and which are others. */
      noneOf: z.array(z.string().max(200)).max(50).default([]),
    }),
    z.object({
      decision: z.literal('reject'),
      reason: z.enum(ClaimRejection, 'Please choose a reason.'),
      note: lines(CLAIM_LIMITS.decisionNote, 'Please say it in words.').default(''),
    }),
  ],
  'Please accept or reject.',
)
export type DecisionInput = z.output<typeof decisionInput>

/** Of the page that finds one's provider. Anything that cannot be used is left out. */
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

const MOST_NAMED = 50

/** What a missing provider is. Empty is "not stated". */
const provider = z.object({
  name: typedName,
  kind: z.enum(
    KINDS.map(({ code }) => code),
    'Please choose what it is.',
  ),
  careTypes: z
    .array(z.enum(CARE_TYPES.map(({ code }) => code)))
    .max(CARE_TYPES.length)
    .default([])
    .transform((chosen) => CARE_TYPES.flatMap(({ code }) => (chosen.includes(code) ? code : []))),
  address: typedAddress,
  phone: readBy(40, cleanPhone, UNREADABLE.phone).pipe(z.string().min(1, 'Please enter its phone number.')),
  email: typedEmail.default(''),
  website: readBy(LIMITS.website, cleanWebsite, UNREADABLE.website).default(''),
})

/** As it is kept beside a claim, and read again when it is decided. */
export const storedAddition = provider
export type Addition = z.output<typeof storedAddition>

/** What the form of a missing provider sends. `noneOf`: public ids of those that were shown, and are others. */
export const additionInput = z
  .object({
    ...provider.shape,
    ...claimWords.shape,
    noneOf: z.array(z.string().max(200)).max(MOST_NAMED, 'Please look at fewer of them.').default([]),
  })
  .superRefine(({ kind, address }, context) => {
    const isHome = kind === 'family_home'
    const hasStreet = Boolean(readAddress(address)?.street)
    if (isHome === hasStreet)
      context.addIssue({
        code: 'custom',
        message: isHome ? HOME_STREET : 'Please write the street and its number too.',
        path: ['address'],
      })
  })
  .transform(({ position, licenseNumber, note, noneOf, ...addition }) => ({
    words: { position, licenseNumber, note },
    noneOf,
    addition,
  }))
export type AdditionInput = z.output<typeof additionInput>

/** Of the page that adds one: the name that was searched for. Anything that cannot be used is left out. */
export const addQuery = z.object({ name: z.string().max(LIMITS.name).default('').catch('') })
