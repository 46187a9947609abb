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

/** A text that may have several lines, trimmed. Forms send line breaks as CRLF. */
export const linesField = (missing?: Message) =>
  z.string(missing).transform((text) => text.replaceAll('\r\n', '\n').trim())

/** An optional field: null if it is missing, or empty as in a form post. */
export const emptyIsNull = <Output>(schema: z.ZodType<Output>) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().default(null))

/** The words to search a list for; empty for anything that is not text. */
export const searchWordsField = () =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\p{Cc}|\p{Cs}/gu, ' ')
        .trim()
        .slice(0, 120),
    )
    .catch('')

/** The page number of a list; 1 for anything invalid. */
export const pageField = () => z.coerce.number().int().min(1).max(10_000).catch(1)

/** The bigint id after which a list continues; undefined for anything invalid. */
export const afterIdField = () =>
  z.coerce.bigint().positive().max(9_223_372_036_854_775_807n).optional().catch(undefined)
