import { z } from 'zod'
import { isStorable, linesField } from '@/lib/platform/http/fields'
import { type Message, message } from '@/lib/platform/language/message'

// Parsers of fields that several schemas in lib/families share.

const unstorable = message('families.fieldErrors.unstorable')
const tooLong = (limit: number) => message('families.fieldErrors.tooLong', { most: limit })

/** Required text on a single line, with runs of whitespace collapsed. */
export const line = (missing: Message, limit: number) =>
  z
    .string(missing)
    .transform((value) => value.replace(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1, missing).max(limit, tooLong(limit)).refine(isStorable, unstorable))

/** Text that may have several lines or be empty. */
export const multilineText = (limit: number) =>
  linesField(message('families.fieldErrors.textMissing')).pipe(
    z.string().max(limit, tooLong(limit)).refine(isStorable, unstorable),
  )

/** Null and an empty string mean not stated. */
export const nullableText = <Checked extends string>(checked: z.ZodType<Checked, string>, sentence: Message) =>
  z
    .string(sentence)
    .trim()
    .nullish()
    .transform((value) => value || null)
    .pipe(checked.nullable())

export const CHANGED = message('families.fieldErrors.changedMeanwhile')
/** The version that the sender has read. Without it, newer changes are overwritten. */
export const versionField = z.string(CHANGED).max(64, CHANGED).optional()

const NO_USER = message('families.fieldErrors.noUser')
/** Part of the specified API; must be the signed-in user. */
export const userIdField = z.coerce.number(NO_USER).int(NO_USER).optional()
