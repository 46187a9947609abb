import { z } from 'zod'
import { cleanPhone } from '@/lib/imports/rules/clean-numbers'
import { cleanWebsite } from '@/lib/imports/rules/clean-website'
import { CARE_TYPES, KINDS } from '@/lib/providers/catalogue/traits'
import { HOME_STREET, readAddress } from '@/lib/providers/rules/read-address'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { readBy, typedAddress, typedEmail, typedName, UNREADABLE } from '@/lib/providers/schema/typed-texts'
import { claimWords } from './claim'

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
