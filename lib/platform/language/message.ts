import type { Messages } from '@/messages/en'

declare const isMessage: unique symbol

/**
 * A message that is put into a language where it is shown: refusals and problems of input, which are written where neither a page nor its
 * language is known. The endpoint's gate (lib/access/routes) and useMessageText translate it.
 */
export type Message = string & { readonly [isMessage]: true }

type Values = Record<string, string | number>

const PREFIX = 'message:'

/**
 * A message by its whole key, with its values: `reviews.errors.tooLong` with `{ most: 500 }`. A string, so that validators and errors can
 * carry it. Only keys of a file in a room's folder (messages/en/<room>/<file>.json).
 */
export function message<
  Room extends keyof Messages & string,
  File extends keyof Messages[Room] & string,
  Key extends keyof Messages[Room][File] & string,
>(key: `${Room}.${File}.${Key}`, ...values: Messages[Room][File][Key] extends `${string}{${string}` ? [Values] : []) {
  const given = values[0] ? ` ${JSON.stringify(values[0])}` : ''
  return `${PREFIX}${key}${given}` as Message
}

/** A text in no particular language, or from elsewhere: what a card company says, or a command prints. It is shown as it is. */
export const asWritten = (text: string) => text as Message

/** Stands between texts of which some are messages. No text has it. */
const SEAM = '\u001f'

/**
 * Texts one after the other, of which some are messages: what a name or a number precedes, two sentences, a list. It can be a value of another
 * message too.
 */
export const together = (...texts: readonly string[]) => texts.join(SEAM) as Message

/** Messages as a list. */
export const listed = (messages: readonly Message[], separator: ', ' | '; ') =>
  together(...messages.flatMap((one, index) => (index === 0 ? [one] : [separator, one])))

/** The key and values of a message; null for any other text, also for one that only begins like a message. */
export function readMessage(text: string): { key: string; values: Values } | null {
  const [, key, values] = /^message:((?:\w+\.)+[\w-]+)(?: (\{.*\}))?$/s.exec(text) ?? []
  if (key === undefined) return null
  try {
    return { key, values: values === undefined ? {} : (JSON.parse(values) as Values) }
  } catch {
    return null
  }
}

/** A translator of all messages. Their keys were checked where they were written; here that would take the compiler minutes. */
export type AnyTranslator = (key: string, values?: Values) => string

/** A text that may be a message, or some together, in the language of the translator; so may its values be. Other text is returned as it is. */
export function translated(text: string, t: AnyTranslator): string {
  if (text.includes(SEAM))
    return text
      .split(SEAM)
      .map((one) => translated(one, t))
      .join('')
  const read = readMessage(text)
  if (!read) return text
  const values = Object.entries(read.values).map(([name, value]) => [
    name,
    typeof value === 'string' ? translated(value, t) : value,
  ])
  return t(read.key, Object.fromEntries(values))
}
