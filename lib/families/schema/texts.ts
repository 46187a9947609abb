import { z } from 'zod'
import { MONTH_PATTERN } from '../rules/months'

/** PostgreSQL holds neither NUL nor half a surrogate pair. */
const isStorable = (value: string) => !value.includes('\0') && !/\p{Cs}/u.test(value)
const unstorable = 'This text has a character that cannot be stored.'
const tooLong = (limit: number) => `Please use at most ${limit} characters.`

/** One line for people, with single spaces. */
export const line = (missing: string, limit: number) =>
  z
    .string(missing)
    .transform((value) => value.replace(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1, missing).max(limit, tooLong(limit)).refine(isStorable, unstorable))

/** Lines for people; empty without any. */
export const lines = (limit: number) =>
  z
    .string('Please write a text.')
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(limit, tooLong(limit)).refine(isStorable, unstorable))

export const month = (sentence: string) => z.string(sentence).regex(MONTH_PATTERN, sentence)

/** Null and an empty text say that nothing was stated. */
export const orNothing = <Checked extends string>(checked: z.ZodType<Checked, string>, sentence: string) =>
  z
    .string(sentence)
    .trim()
    .nullish()
    .transform((value) => value || null)
    .pipe(checked.nullable())
