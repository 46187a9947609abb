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

/** A field that may be missing: then, or if it is empty as forms send it, null. */
export const emptyIsNull = <Output>(schema: z.ZodType<Output>) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().default(null))

/** What somebody typed to search a list; empty for anything that is not text. */
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

/** The page of a list; the first for anything that is no page. */
export const pageField = () => z.coerce.number().int().min(1).max(10_000).catch(1)

/** The bigint id after which a list goes on; undefined for anything else. */
export const afterIdField = () =>
  z.coerce.bigint().positive().max(9_223_372_036_854_775_807n).optional().catch(undefined)
