import { findsWord } from '@/lib/settings/rules'
import { BURST } from './reviews'

/** Why a review is held for review. The codes are stored: never rename one. */
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

/** Drops stored codes that this release does not know. */
export const knownReasons = (codes: readonly string[]): HoldReason[] =>
  HOLD_REASONS.filter((reason) => codes.includes(reason))

/**
 * Words for which a review is held, not rejected. Short on purpose: a long list delays honest parents ("the hell of the first
 * week"), and reports catch the rest. Lowercase and matched as whole words, so endings must be listed.
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
/** Matches only at the start of a word, so that a long text without an address takes linear time. */
const MAIL = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]{2,}/
/** A US phone number with an optional country code, in common formats. */
const PHONE = /(?<!\d)(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/

export const findsLink = (text: string): boolean => LINK.test(text.replace(MAIL, ''))
/** A phone number or an e-mail address. */
export const findsContact = (text: string): boolean => MAIL.test(text) || PHONE.test(text)

export const findsStrongWord = (text: string): boolean => {
  const words = new Set(wordsOf(text))
  return STRONG_WORDS.some((word) => words.has(word))
}

/** Whether the text contains one of these names as whole words; single letters are ignored. */
export function findsName(text: string, names: readonly string[]): boolean {
  const folded = ` ${wordsOf(text).join(' ')} `
  return names.some((name) => {
    const words = wordsOf(name).join(' ')
    return words.length > 1 && folded.includes(` ${words} `)
  })
}

/** Words in lowercase, without accents and punctuation. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

export type ReviewToModerate = {
  text: string
  /** The author's own children. */
  childNames: readonly string[]
  /** Whether an earlier review by this author was published. */
  isKnown: boolean
  /** Whether this review was rejected before. */
  wasRejected: boolean
  isNew: boolean
  /** Additional words that admins watch for. */
  watchedWords: readonly string[]
  /** Other reviews of this provider, and by this author, in the last day. */
  recentOfProvider: number
  recentByAuthor: number
}

/** Why a review is held; empty when it can be published immediately. The rating is deliberately not considered. */
export function holdReasons(written: ReviewToModerate): HoldReason[] {
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
