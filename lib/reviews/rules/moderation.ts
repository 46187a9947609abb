import { findsWord } from '@/lib/settings/rules'
import { BURST } from './reviews'

/** Why somebody reads a review before it is shown. Rows hold these codes: never rename one. */
export const HOLD_REASONS = [
  'first-review',
  'burst',
  'link',
  'contact-data',
  'child-name',
  'strong-language',
  'rejected-before',
] as const

export type HoldReason = (typeof HOLD_REASONS)[number]

/** Of what a row holds, the codes that this release knows. */
export const knownReasons = (codes: readonly string[]): HoldReason[] =>
  HOLD_REASONS.filter((reason) => codes.includes(reason))

/**
 * Words for which a review is read by somebody before it is shown; it is not refused for them. Kept short on purpose: a long list
 * holds up honest parents ("the hell of the first week"), and reports find the rest. Lower case, whole words, endings are ours to list.
 */
export const STRONG_WORDS: readonly string[] = [
  'asshole',
  'assholes',
  'bastard',
  'bitch',
  'bitches',
  'bullshit',
  'cunt',
  'dickhead',
  'fuck',
  'fucked',
  'fucking',
  'motherfucker',
  'retard',
  'retarded',
  'shit',
  'shitty',
  'slut',
  'whore',
  'cabron',
  'mierda',
  'pendejo',
  'puta',
]

const LINK = /https?:\/\/|\bwww\.|(?<![@\w-])[\w-]+\.(?:com|net|org|info|biz|edu|gov|us|io|co|app|site|shop|me)\b(?!@)/i
/** Begins only where a word does, so that a text without one is read once, however long it is. */
const MAIL = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]{2,}/
/** Ten digits of a US number, with an optional 1 before, in the ways in which people write it. */
const PHONE = /(?<!\d)(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/

export const findsLink = (text: string): boolean => LINK.test(text.replace(MAIL, ''))
/** A phone number or an e-mail address. */
export const findsContact = (text: string): boolean => MAIL.test(text) || PHONE.test(text)

export const findsStrongWord = (text: string): boolean => {
  const said = new Set(wordsOf(text))
  return STRONG_WORDS.some((word) => said.has(word))
}

/** Whether one of these names is said as a word of its own; one letter is no name. */
export function findsName(text: string, names: readonly string[]): boolean {
  const said = ` ${wordsOf(text).join(' ')} `
  return names.some((name) => {
    const words = wordsOf(name).join(' ')
    return words.length > 1 && said.includes(` ${words} `)
  })
}

/** Lower case, without accents and punctuation. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

export type Written = {
  text: string
  /** The author's own children. */
  childNames: readonly string[]
  /** Whether a review of this author was shown before. */
  isKnown: boolean
  /** Whether this one was rejected, and is written anew. */
  wasRejected: boolean
  isNew: boolean
  /** Words that admins look out for, besides the strong ones. */
  watchedWords: readonly string[]
  /** Others about this provider, and by this author, since a day. */
  recentOfProvider: number
  recentByAuthor: number
}

/** Why somebody has to read it first; nothing when it can be shown at once. How many stars it gives is not among what is asked. */
export function holdReasons(written: Written): HoldReason[] {
  const { text, childNames, watchedWords, isKnown, wasRejected, isNew, recentOfProvider, recentByAuthor } = written
  const isBurst = recentOfProvider >= BURST.ofProvider || recentByAuthor >= BURST.byAuthor
  const found: Record<HoldReason, boolean> = {
    'first-review': !isKnown,
    burst: isNew && isBurst,
    link: findsLink(text),
    'contact-data': findsContact(text),
    'child-name': findsName(text, childNames),
    'strong-language': findsStrongWord(text) || findsWord(text, watchedWords),
    'rejected-before': wasRejected,
  }
  return HOLD_REASONS.filter((reason) => found[reason])
}
