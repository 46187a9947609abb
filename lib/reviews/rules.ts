import { parentName } from '@/lib/accounts/rules/account'
import type { RateLimit } from '@/lib/platform/security/rate-limit'
import { containsWord } from '@/lib/settings/rules'
import type { ReviewerRelation } from '@/prisma/generated/enums'

export const REVIEW_LIMITS = { textMin: 20, text: 3_000, answer: 2_000, note: 1_000 } as const
/** From this many other reviews within a day, a new review is held. */
export const BURST = { ofProvider: 5, byAuthor: 3 } as const
export const BURST_WITHIN_MS = 24 * 3_600_000
/** Reviews on a page of a provider's dashboard. */
export const PAGE_SIZE = 20

/** Reviews and answers submitted by one person, including corrections. */
export const WRITING_RATE: RateLimit = { max: 20, windowSeconds: 3_600 }
export const REPORT_RATE: RateLimit = { max: 20, windowSeconds: 86_400 }

type Person = { firstName: string; lastName: string }

/** How an author's name is shown. */
export const NAME_STYLES = ['first-name', 'initials'] as const
export type NameStyle = (typeof NAME_STYLES)[number]

/** "Dana M." or "D. M." */
export function reviewName(person: Person, style: NameStyle): string {
  if (style === 'first-name') return parentName(person)
  return [person.firstName, person.lastName]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .join('. ')
    .concat('.')
}

/**
 * The style of a stored name. If the account's name has changed since, the style is inferred from the stored name's shape. `names`: the
 * current name in each style.
 */
export function styleOfName(stored: string, names: Record<NameStyle, string>): NameStyle {
  const found = NAME_STYLES.find((style) => names[style] === stored)
  return found ?? (/^\S\.( \S\.)?$/u.test(stored) ? 'initials' : 'first-name')
}

const WEIGHT = { none: 0, toured: 1, enrolled: 2 } satisfies Record<ReviewerRelation, number>

/** The strongest of a reviewer's confirmed relations: an enrollment outranks a tour. */
export function strongestRelation(confirmed: readonly ReviewerRelation[]): ReviewerRelation {
  return confirmed.reduce((best, one) => (WEIGHT[one] > WEIGHT[best] ? one : best), 'none')
}

/** Subjects are counted only if there are at least this many reviews. */
const MIN_REVIEWS = 5
/** A subject is shown only if at least this many reviews mention it. */
const MIN_MENTIONS = 3
const MAX_MENTIONS = 6

/**
 * What families write about, each with the words that count for it, in English and Spanish. They name a subject without judging it: "no
 * parking" and "easy parking" both mention parking. Each code is a message key in reviews.mentions.
 */
const SUBJECTS = [
  {
    code: 'teachers',
    words: /\b(teachers?|staff|caregivers?|maestr[oa]s?|profesor(as?|es)?|cuidador(as?|es)?|(el|del|al) personal)\b/i,
  },
  {
    code: 'communication',
    words:
      /\b(communicat\w*|messages?|app|updates?|answers? (the phone|fast|quickly)|comunica\w*|mensajes?|contestan?)\b/i,
  },
  {
    code: 'outdoors',
    words: /\b(outdoors?|outside|yard|garden|playgrounds?|afuera|aire libre|patios?|jard[ií]n(es)?)\b/i,
  },
  {
    code: 'food',
    words:
      /\b(food|meals?|lunch(es)?|breakfasts?|snacks?|cook(s|ed|ing)?|comidas?|almuerzos?|desayunos?|meriendas?|cocinan?)\b/i,
  },
  { code: 'naps', words: /\b(naps?|napping|nap time|siestas?)\b/i },
  { code: 'cleanliness', words: /\b(clean|cleanliness|spotless|dirty|limpi[oa]s?|limpieza|suci[oa]s?)\b/i },
  {
    code: 'learning',
    words: /\b(learn(s|ed|ing)?|letters|numbers|reading|books?|aprend\w*|letras|n[uú]meros|leer|libros?)\b/i,
  },
  { code: 'price', words: /\b(prices?|pricey|tuition|expensive|affordable|fees?|precios?|caros?|mensualidad(es)?)\b/i },
  { code: 'parking', words: /\b(parking|parked|park the car|estacionamientos?|estacionar(se)?|parqueos?)\b/i },
  { code: 'dropOff', words: /\b(drop[- ]?offs?|pick[- ]?ups?|recoger(l[oa]s?)?)\b/i },
  { code: 'potty', words: /\b(potty|diapers?|pañal(es)?)\b/i },
] as const

type MentionCode = (typeof SUBJECTS)[number]['code']
export type Mention = { code: MentionCode; reviews: number }

/** How many reviews mention each subject, the most frequent first. Empty with too few reviews to say anything. */
export function countMentions(texts: readonly string[]): Mention[] {
  if (texts.length < MIN_REVIEWS) return []
  return SUBJECTS.map(({ code, words }) => ({ code, reviews: texts.filter((text) => words.test(text)).length }))
    .filter(({ reviews }) => reviews >= MIN_MENTIONS)
    .toSorted((a, b) => b.reviews - a.reviews)
    .slice(0, MAX_MENTIONS)
}

/** How many reviews gave 5, 4, 3, 2 and 1 stars. */
export function countStars(ratings: readonly number[]): number[] {
  return [5, 4, 3, 2, 1].map((stars) => ratings.filter((rating) => rating === stars).length)
}

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

export const containsLink = (text: string): boolean => LINK.test(text.replace(MAIL, ''))
/** A phone number or an e-mail address. */
export const containsContact = (text: string): boolean => MAIL.test(text) || PHONE.test(text)

/** At least two letters, because a single one occurs in too many texts. Names are decomposed, so a Korean syllable has two or three letters. */
const TWO_LETTERS = /[\p{L}\p{N}].*[\p{L}\p{N}]/u

/** Whether the text contains one of these names as whole words. An asterisk in a name is not a wildcard. */
export const containsName = (text: string, names: readonly string[]): boolean =>
  containsWord(
    text,
    names.map((name) => name.normalize('NFKD').replaceAll('*', ' ')).filter((name) => TWO_LETTERS.test(name)),
  )

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
export function holdReasons(review: ReviewToModerate): HoldReason[] {
  const { text, childNames, watchedWords, isKnown, wasRejected, isNew, recentOfProvider, recentByAuthor } = review
  const isBurst = recentOfProvider >= BURST.ofProvider || recentByAuthor >= BURST.byAuthor
  const found: Record<HoldReason, boolean> = {
    'first-review': !isKnown,
    burst: isNew && isBurst,
    link: containsLink(text),
    'contact-data': containsContact(text),
    'child-name': containsName(text, childNames),
    'strong-language': containsWord(text, [...STRONG_WORDS, ...watchedWords]),
    'rejected-before': wasRejected,
  }
  return HOLD_REASONS.filter((reason) => found[reason])
}
