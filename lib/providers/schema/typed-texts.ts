import { z } from 'zod'
import { readAddress } from '../rules/read-address'
import { LIMITS } from './provider-draft'

/** What people type of a provider, as it is kept: for every form that asks for it. */

const TYPED = 300

/** One line or several. PostgreSQL cannot hold NUL, nor half a character in JSON. */
export const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)
    .refine((text) => !/[\0\p{Cs}]/u.test(text), 'This has a character that cannot be stored.')

/** A text that a reader makes into another, or refuses; empty stays empty. */
export const readBy = (max: number, read: (text: string) => string | null, problem: string) =>
  longText(max).transform((text, context) => {
    const value = text === '' ? '' : read(text)
    if (value === null) context.addIssue({ code: 'custom', message: problem })
    return value ?? z.NEVER
  })

/** On one line: it goes into subjects, titles and files. */
export const typedName = longText(LIMITS.name)
  .min(1, 'Please say what the business is called.')
  .transform((name) => name.replace(/\s+/g, ' '))

export const typedAddress = longText(TYPED).transform((text, context) => {
  const read = readAddress(text)
  if (read) return [read.street, `${read.city}, ${read.state} ${read.zip}`].filter(Boolean).join(', ')
  const message = 'Please write the address like “214 E Robinson St, Orlando, FL 32801”.'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

export const typedEmail = readBy(
  LIMITS.email,
  (text) => z.email().safeParse(text).data ?? null,
  'Please write an e-mail address, like office@example.com.',
)

/** Why a phone number or a web address cannot be read. */
export const UNREADABLE = {
  phone: 'Please write a US phone number, like (407) 555-0123.',
  website: 'Please write a web address, like www.example.com.',
} as const
