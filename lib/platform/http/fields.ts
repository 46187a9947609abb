import { z } from 'zod'
import type { Message } from '@/lib/platform/language/message'

/** PostgreSQL's largest integer. */
export const MAX_ID = 2_147_483_647

/** The id of a row, in an address or a form. */
export const idField = (problem?: Message) =>
  z.coerce.number(problem).int(problem).positive(problem).max(MAX_ID, problem)

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** The same for a text of one line. */
export const isStorableLine = (text: string) => !/\p{Cc}|\p{Cs}/u.test(text)

/** Turns an empty form field into a missing one. */
export const emptyIsNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
