import { z } from 'zod'

/**
 * How one value of an address becomes a value of ours. A form sends '' for what was left empty, and a key more than once
 * for what was ticked more than once; a list may also come with commas. Messages never repeat what was sent.
 */

/** Nobody types more, and longer texts are not looked at. */
const MAX_LENGTH = 300
const MAX_LIST_LENGTH = 2_000

const once = z.string('This may be given once only.').max(MAX_LENGTH, 'This is too long.').trim()

/** Absent or empty is null. */
export function optional<T>(parse: z.ZodType<T, string>) {
  return once.optional().transform((text, context): T | null => {
    if (!text) return null
    const result = parse.safeParse(text)
    if (result.success) return result.data
    context.addIssue({ code: 'custom', message: result.error.issues[0]?.message })
    return z.NEVER
  })
}

/** What a list was given as: nothing, a text with commas, or several texts. */
function listOf(message: string) {
  return z
    .union([z.string().max(MAX_LIST_LENGTH), z.array(z.string().max(MAX_LENGTH)).max(80)], message)
    .optional()
    .transform((given) =>
      [given ?? []]
        .flat()
        .flatMap((text) => text.split(','))
        .map((text) => text.trim()),
    )
    .transform((texts) => texts.filter(Boolean))
}

export function flag(on: string, message: string) {
  return optional(z.literal([on, '1', 'true', 'on'], message)).transform((value) => value !== null)
}

export function wholeNumber(min: number, max: number, message: string) {
  return optional(
    z
      .string()
      .regex(/^\d{1,6}$/, message)
      .transform(Number)
      .refine((value) => value >= min && value <= max, message),
  )
}

/** "07:30" as minutes after midnight. */
export function timeOfDay(message: string) {
  return optional(
    z
      .string()
      .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, message)
      .transform((text) => text.split(':').reduce((minutes, part) => minutes * 60 + Number(part), 0)),
  )
}

/** A month as "2027-01"; people also type "1/2027". */
export function monthOfYear(message: string) {
  return optional(
    z.string().transform((text, context) => {
      const [, year, month, otherMonth, otherYear] =
        /^(20\d{2})-(\d{1,2})$|^(\d{1,2})\s*[/.-]\s*(20\d{2})$/.exec(text) ?? []
      const number = Number(month ?? otherMonth)
      if (number >= 1 && number <= 12) return `${year ?? otherYear}-${String(number).padStart(2, '0')}`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
  )
}

/** Any of these codes, each once, in the order of the choices. */
export function codes<const C extends readonly { code: string }[]>(choices: C, message: string) {
  type Code = C[number]['code']
  return listOf(message)
    .refine((given) => given.every((code) => choices.some((choice) => choice.code === code)), message)
    .transform((given): Code[] => choices.map((choice) => choice.code).filter((code) => given.includes(code)))
}

export type PriceRange = { minDollars: number; maxDollars: number | null }

/** "0-300", "200-", "-300" or "300" (at most), a week. Several make one range from the lowest to the highest. */
export function priceRange(max: number, message: string) {
  return listOf(message).transform((texts, context): PriceRange | null => {
    const ranges = texts.map(parseRange)
    const isWrong = ranges.some((range) => range === null || !isInOrder(range.minDollars, range.maxDollars ?? max, max))
    if (isWrong) context.addIssue({ code: 'custom', message })
    const good = ranges.filter((range) => range !== null)
    if (isWrong || good.length === 0) return null
    const isOpen = good.some((range) => range.maxDollars === null)
    return {
      minDollars: Math.min(...good.map((range) => range.minDollars)),
      maxDollars: isOpen ? null : Math.max(...good.map((range) => range.maxDollars ?? 0)),
    }
  })
}

function parseRange(text: string): PriceRange | null {
  const match = /^(?:(\d{0,4})-)?(\d{0,4})$/.exec(text)
  if (!match || text === '-') return null
  const [, from = '', to = ''] = match
  return { minDollars: Number(from || 0), maxDollars: to === '' ? null : Number(to) }
}

function isInOrder(...numbers: number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0))
}
