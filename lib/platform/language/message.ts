import type { Messages } from '@/messages/en'

declare const isMessage: unique symbol

/**
 * A message that is translated only where it is shown. For errors, which are created where the user's language is not known.
 * defineRoute (lib/access/routes) and useMessageText translate it.
 */
export type Message = string & { readonly [isMessage]: true }

type Values = Record<string, string | number>

const PREFIX = 'message:'

/**
 * A message by its full key, with its values: `reviews.errors.tooLong` with `{ most: 500 }`. It is a string, so that validators and errors can
 * carry it. The key must be from a file in a room's folder (messages/en/<room>/<file>.json).
 */
export function message<
  Room extends keyof Messages & string,
  File extends keyof Messages[Room] & string,
  Key extends keyof Messages[Room][File] & string,
>(key: `${Room}.${File}.${Key}`, ...values: Messages[Room][File][Key] extends `${string}{${string}` ? [Values] : []) {
  const given = values[0] ? ` ${JSON.stringify(values[0])}` : ''
  return `${PREFIX}${key}${given}` as Message
}

/** A text that is not translated, such as a card company's response or the output of a command. It is shown as it is. */
export const asWritten = (text: string) => text as Message

/** Separates texts that `joinTexts` joins. It occurs in no text. */
const TEXT_SEPARATOR = '\u001f'

/**
 * Joins texts, some of which may be messages: a name before a message, two sentences, a list. The result can also be a value of another
 * message.
 */
export const joinTexts = (...texts: readonly string[]) => texts.join(TEXT_SEPARATOR) as Message

/** Messages as a list. */
export const joinMessages = (messages: readonly Message[], separator: ', ' | '; ') =>
  joinTexts(...messages.flatMap((one, index) => (index === 0 ? [one] : [separator, one])))

/** The key and values of a message; null for any other text, even one that begins like a message. */
export function readMessage(text: string): { key: string; values: Values } | null {
  const [, key, values] = /^message:((?:\w+\.)+[\w-]+)(?: (\{.*\}))?$/s.exec(text) ?? []
  if (key === undefined) return null
  try {
    return { key, values: values === undefined ? {} : (JSON.parse(values) as Values) }
  } catch {
    return null
  }
}

/** A translator for all messages. Its keys are untyped: message() has checked them, and checking here would take the compiler minutes. */
export type AnyTranslator = (key: string, values?: Values) => string

/** Translates a text if it is a message, or several joined by `joinTexts`; its values may be messages, too. Other text is returned unchanged. */
export function translated(text: string, t: AnyTranslator): string {
  if (text.includes(TEXT_SEPARATOR))
    return text
      .split(TEXT_SEPARATOR)
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
