import type { InquirySide, ProviderStatus } from '@/prisma/generated/enums'

/** The beginning of a message, on one line. */
export function excerptOf(text: string, most = 140): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()]
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** "2026-11" for the first day of that month. */
export const monthOf = (day: Date): string => day.toISOString().slice(0, 7)
/** The first day of "2026-11". */
export const firstDayOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** "November 2026". */
export function monthText(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(firstDayOf(month))
}

/** "8 months", "2 years", "2 years, 3 months": in months alone under two years. */
export function childAgeText(months: number): string {
  const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (months < 24) return counted(months, 'month')
  const rest = months % 12
  return [counted(Math.floor(months / 12), 'year'), rest > 0 && counted(rest, 'month')].filter(Boolean).join(', ')
}

/** The start months a form offers: this one and the next 23. */
export function monthsFrom(now: Date): { value: string; label: string }[] {
  return Array.from({ length: 24 }, (_, ahead) => {
    const value = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)))
    return { value, label: monthText(value) }
  })
}

/** Providers one request can go to. */
export const MAX_AT_ONCE = 5
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

/** Shown when nothing can be written. */
export const WRITABILITY_MESSAGES = {
  'blocked-by-you': 'You blocked this conversation. Unblock it to write again.',
  'blocked-by-them': 'They’re no longer taking messages from you.',
  closed: 'This provider has closed, so nobody can answer anymore.',
  nobody: 'This provider no longer answers messages here. Please call or write to them directly.',
} as const satisfies Record<Exclude<Writability, 'open'>, string>

/** Files per message. */
export const MAX_ATTACHED = 5
/** Files per conversation. */
export const MAX_ATTACHED_IN_INQUIRY = 60
/** Uploads per user and hour. */
export const ATTACHING = { max: 40, windowSeconds: 3_600 } as const
/** Withdrawn requests per parent in 24 hours: each was a notification to somebody. */
export const WITHDRAWING = { max: 20, windowSeconds: 86_400 } as const
/** The longer side of a stored picture, enough for a large screen. */
export const PICTURE_SIDE = 2_000
/** A file that is not sent within this time is deleted. */
export const UNSENT_MS = 24 * 3_600_000

export const ATTACHMENT_MESSAGES = {
  notTaken: 'You can’t send this file here. Please choose a JPEG, PNG or WebP picture, or a PDF.',
  brokenPdf: 'This PDF is damaged or incomplete. Please choose another one.',
  byMail: 'This provider reads by e-mail, so files won’t reach them. Please send text only.',
  tooMany: `Please add at most ${MAX_ATTACHED} files to one message.`,
  full: 'This conversation already has many files. Please start a new one.',
  gone: 'One of the files is gone. Please add it again.',
} as const

export type AttachmentKind = 'picture' | 'pdf'
const EXTENSIONS = { picture: 'webp', pdf: 'pdf' } as const satisfies Record<AttachmentKind, string>
const MAX_NAME_LENGTH = 80

/** The display and download name of a file: the sent name without path or invisible characters, with the extension of its actual type. */
export function attachmentName(sent: string, kind: AttachmentKind): string {
  const file = sent.replace(/^.*[\\/]/su, '').replace(/[\p{C}\p{Zl}\p{Zp}"<>|:*?]/gu, ' ')
  const stem = file
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '')
  const letters = [...stem].slice(0, MAX_NAME_LENGTH).join('').trim()
  return `${letters || (kind === 'pdf' ? 'Document' : 'Picture')}.${EXTENSIONS[kind]}`
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

// One request can go to several providers. Each gets a separate message: with its name and its questions, and no sign of the others.

export type Recipient = {
  /** Public id. */
  id: string
  name: string
  /** What it has not stated, as questions. */
  questions: readonly string[]
}

/**
 * What to write first: the opening and the questions that are open at every recipient. The rest of each one's questions goes only to
 * that one.
 */
export function draftOf(
  opening: string,
  recipients: readonly Recipient[],
): { note: string; own: Record<string, readonly string[]> } {
  const [first, ...others] = recipients
  const shared = (first?.questions ?? []).filter((question) =>
    others.every(({ questions }) => questions.includes(question)),
  )
  const own = recipients.map(({ id, questions }) => [id, questions.filter((question) => !shared.includes(question))])
  return { note: [opening, ...shared].join(' '), own: Object.fromEntries(own) }
}

type Message = {
  note: string
  /** This provider's own questions. */
  questions?: readonly string[]
  name: string
  /** The names of all recipients. */
  names: readonly string[]
}

/** The message one provider gets: greeted by name, and without the name of another recipient, even where the parent wrote one. */
export function messageOf({ note, questions = [], name, names }: Message): string {
  const greeted = note.replace(/^(hello|hi|dear)(?=[,!])/i, (word) => `${word} ${name}`)
  return withOwnName([greeted, questions.join('\n')].filter(Boolean).join('\n\n'), name, names)
}

/** Replaces the names of the other recipients, long and short, by this one's. */
export function withOwnName(text: string, name: string, names: readonly string[]): string {
  const others = names.filter((other) => other !== name).flatMap((other) => [other, shortName(other)])
  const foreign = [...new Set(others)]
    .filter((other) => other !== name && other !== shortName(name))
    .toSorted((a, b) => b.length - a.length)
  if (foreign.length === 0) return text
  // The own name comes first, so that a name that is part of it stays.
  const words = [name, ...foreign].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return text.replace(pattern, name)
}

const GENERIC =
  /\s+(?:academy|montessori|preschool|school|daycare|day care|child ?care|early learning|learning|family home|home|center|centre|inc\.?|llc\.?)$/i

/** "Little Harbor" for "Little Harbor Academy": without its last general words, as long as two words are left. */
export function shortName(name: string): string {
  const shorter = name.replace(GENERIC, '')
  return shorter === name || !/\S\s+\S/.test(shorter) ? name : shortName(shorter)
}

/** The subject a provider reads, by its own name. */
export const subjectOf = (name: string, isVisit: boolean, most: number): string =>
  `${isVisit ? 'Visit to' : 'Question for'} ${name}`.slice(0, most)

export const MAX_AGE_MONTHS = 180
export const AGE_MESSAGE = `A child’s age is a whole number of months from 0 to ${MAX_AGE_MONTHS}.`

/** What is wrong with an age as it was typed; nothing if it is empty. */
export function ageProblem(typed: string): string | undefined {
  const text = typed.trim()
  return text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= MAX_AGE_MONTHS) ? undefined : AGE_MESSAGE
}
