import { z } from 'zod'
import type { Message } from '@/lib/platform/language/message'

/** PostgreSQL's largest integer. */
export const MAX_ID = 2_147_483_647

/** The id of a row, in an address or a form. */
export const idField = (problem?: Message) =>
  z.coerce.number(problem).int(problem).positive(problem).max(MAX_ID, problem)

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text)
