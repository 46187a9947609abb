import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { monthText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import type { InquirySide, ProviderStatus } from '@/prisma/generated/enums'

/** The most characters of an excerpt. */
export const MAX_EXCERPT = 140

/** The beginning of a message, on one line. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  // Counted in code points: cutting UTF-16 units could split an emoji.
  const characters = [...line]
  if (characters.length <= MAX_EXCERPT) return line
  const beginning = characters.slice(0, MAX_EXCERPT - 1).join('')
  return `${beginning.trimEnd()}…`
}

/** "2026-11" for the first day of that month. */
export const monthOf = (day: Date): string => day.toISOString().slice(0, 7)
/** The first day of "2026-11". */
export const firstDayOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** "8 months", "2 years", "2 years, 3 months". Ages under two years are in months only. */
export function childAgeText(t: Translate<'enrollment.childAge'>, ageMonths: number): string {
  if (ageMonths < 24) return t('months', { months: ageMonths })
  const [years, months] = [Math.floor(ageMonths / 12), ageMonths % 12]
  return months === 0 ? t('years', { years }) : t('yearsAndMonths', { years, months })
}

/** The start months a form offers: this one, in the site's time zone, and the next 23. */
export function monthsFrom(locale: Locale, now: Date): { value: string; label: string }[] {
  const first = firstDayOf(todayIn(OFFICE_ZONE, now).slice(0, 7))
  return Array.from({ length: 24 }, (_, ahead) => {
    const value = monthOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + ahead, 1)))
    return { value, label: monthText(locale, value) }
  })
}

/** The most characters of what people write. */
export const MESSAGE_LIMITS = { subject: 120, text: 4_000, note: 1_000, search: 80 } as const
/** Conversations one parent can begin in 24 hours. */
export const MAX_BEGUN_A_DAY = 20
/** Messages one user can send in an hour. */
export const MAX_WRITTEN_AN_HOUR = 60
/** Messages in one conversation, so that the page can show all of them. */
export const MAX_IN_INQUIRY = 400
/** Conversations per page of the list. */
export const PAGE_SIZE = 20
/** The same text within this time is the same message: a double click, or a retry after a failure. */
export const SAME_WITHIN_MS = 10 * 60_000
/** How long a message stays unread before it is mailed. */
export const MAIL_AFTER_MS = 5 * 60_000
/** How long the link in a mail to a provider's address on file works. */
export const ANSWER_LINK_DAYS = 30
/** Messages sent by mailed links into one conversation in an hour. */
export const MAX_BY_LINK_AN_HOUR = 20
/** Mails about requests to one address in 24 hours; later ones are delayed. */
export const MAX_RELAYED_A_DAY = 20

/** Whether the next message can be sent in a conversation, and if not, why. */
export type Writability = 'open' | 'blocked-by-you' | 'blocked-by-them' | 'closed' | 'nobody'

type Known = {
  side: InquirySide
  /** The sides that blocked the other. */
  blocks: readonly InquirySide[]
  status: ProviderStatus
  /** Whether someone reads it for the provider, here or by mail. */
  isAnswered: boolean
}

/** Whether one side can write. A reason the reader can change comes first. */
export function writabilityOf({ side, blocks, status, isAnswered }: Known): Writability {
  if (blocks.includes(side)) return 'blocked-by-you'
  if (blocks.length > 0) return 'blocked-by-them'
  if (status === 'closed') return 'closed'
  return isAnswered ? 'open' : 'nobody'
}

/** Files per message. */
export const MAX_ATTACHED = 5
/** Files per conversation. */
export const MAX_ATTACHED_IN_INQUIRY = 60
/** Uploads per user and hour. */
export const ATTACHING = { max: 40, windowSeconds: 3_600 } as const
/** Withdrawn requests per parent in 24 hours. They are limited because each had notified somebody. */
export const WITHDRAWING = { max: 20, windowSeconds: 86_400 } as const
/** The longer side of a stored picture, enough for a large screen. */
export const PICTURE_SIDE = 2_000
/** A file that is not sent within this time is deleted. */
export const UNSENT_MS = 24 * 3_600_000

export type AttachmentKind = 'picture' | 'pdf'
const EXTENSIONS = { picture: 'webp', pdf: 'pdf' } as const satisfies Record<AttachmentKind, string>
const MAX_NAME_LENGTH = 80

/**
 * The display and download name of a file: the sent name without path or invisible characters, with the extension of its actual type.
 * `unnamed`: if nothing is left of it.
 */
export function attachmentName(sent: string, kind: AttachmentKind, unnamed: string): string {
  const file = sent.replace(/^.*[\\/]/su, '').replace(/[\p{C}\p{Zl}\p{Zp}"<>|:*?]/gu, ' ')
  const stem = file
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '')
  const letters = [...stem].slice(0, MAX_NAME_LENGTH).join('').trim()
  return `${letters || unnamed}.${EXTENSIONS[kind]}`
}

export const kindOfName = (name: string): AttachmentKind => (name.endsWith('.pdf') ? 'pdf' : 'picture')

/** The Content-Disposition header (RFC 6266): pictures inline, PDFs as downloads; with an ASCII name for old clients and the full one. */
export function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kindOfName(name) === 'pdf' ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
