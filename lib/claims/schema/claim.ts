import { z } from 'zod'
import { ClaimRejection } from '@/prisma/generated/enums'
import { CLAIM_LIMITS } from '../rules/limits'

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
export const claimWords = z.object({
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
