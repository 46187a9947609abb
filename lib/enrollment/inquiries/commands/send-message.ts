import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { markPathRead } from '@/lib/notifications/commands/notifications'
import { db, type Transaction } from '@/lib/platform/database/client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ConflictError, DomainError, NotFoundError, TooManyRequestsError } from '@/lib/platform/http/errors'
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { daysFrom } from '@/lib/platform/time/dates'
import { otherSide } from '../../policy'
import {
  assertWritable,
  cannotWriteMessage,
  findOwnInquiry,
  findWritability,
  lockOwnInquiry,
  type OwnInquiry,
} from '../queries/inquiries'
import { type Addressee, findAddressees } from '../queries/recipients'
import type { RelayedInquiry } from '../queries/relay'
import { firstDayOf, MAX_BEGUN_A_DAY, MAX_BY_LINK_AN_HOUR, MESSAGE_LIMITS, SAME_WITHIN_MS } from '../rules/conversation'
import { messageOf, subjectOf, withOwnName } from '../rules/request'
import type { InquiryInput } from '../schema'
import { addMessage, assertMessageRate, assertNotFull, refreshBothSides, sendAttached } from './add-message'

/**
 * `locale`: the language of the subject if the parent did not write one. `alsoFor` runs for each new conversation, `onRepeat` for one that
 * began with the same request; it returns false if the request needs a new conversation.
 */
type BeginOptions = {
  isVisit?: boolean
  locale?: Locale
  alsoFor?: (begun: OwnInquiry) => Promise<void>
  onRepeat?: (earlier: OwnInquiry) => Promise<boolean>
}

/**
 * Begins a conversation with each of these providers, all or none. The same request sent again returns the existing conversation. Returns
 * the ids in the providers' order. Throws NotFoundError, ConflictError if a provider cannot be written to, and 429 past the limits.
 */
export async function beginInquiries(
  tx: Transaction,
  actor: SignedInActor,
  input: InquiryInput,
  now: Date,
  { isVisit = false, locale = DEFAULT_LOCALE, ...extras }: BeginOptions = {},
): Promise<number[]> {
  const addressees = await findAddressees(input.daycareIds, tx)
  if (addressees.length < new Set(input.daycareIds).size)
    throw new NotFoundError(message('enrollment.errors.noProvider'))
  await assertMessageRate(tx, actor, addressees.length, now)
  const since = daysFrom(now, -1)
  const begunToday = await tx.inquiry.count({ where: { caregiverId: actor.id, createdAt: { gt: since } } })
  if (begunToday + addressees.length > MAX_BEGUN_A_DAY)
    throw new DomainError(429, message('enrollment.inquiryErrors.manyADay', { most: MAX_BEGUN_A_DAY }))
  const names = addressees.map(({ name }) => name)
  const ids: number[] = []
  for (const addressee of addressees) {
    const own = ownRequest(addressee, names, input, { isVisit, locale })
    ids.push(await beginInquiry(tx, actor, addressee, own, now, extras))
  }
  return ids
}

type OwnRequest = Pick<InquiryInput, 'text' | 'childAgeMonths' | 'wantedStart'> & { subject: string }

/** What one of the providers gets: its own name and questions, and no other recipient's name. */
function ownRequest(
  { id, name }: Addressee,
  names: string[],
  input: InquiryInput,
  { isVisit, locale }: { isVisit: boolean; locale: Locale },
): OwnRequest {
  const t = translate(locale, 'enrollment.written')
  const { subject, text, questions, childAgeMonths, wantedStart } = input
  return {
    childAgeMonths,
    wantedStart,
    subject:
      subject === null
        ? subjectOf(t, name, isVisit, MESSAGE_LIMITS.subject)
        : withOwnName(subject, name, names).slice(0, MESSAGE_LIMITS.subject),
    text: messageOf({ note: text, questions: questions?.[id], name, names }),
  }
}

async function beginInquiry(
  tx: Transaction,
  actor: SignedInActor,
  to: Addressee,
  input: OwnRequest,
  now: Date,
  { alsoFor, onRepeat }: Pick<BeginOptions, 'alsoFor' | 'onRepeat'>,
) {
  const { subject, text, childAgeMonths } = input
  const wantedStart = input.wantedStart === null ? null : firstDayOf(input.wantedStart)
  const pair = { caregiverId: actor.id, providerId: to.internalId }
  const side = 'caregiver' as const
  const writability = await findWritability(tx, { ...pair, side })
  if (writability !== 'open') throw new ConflictError(cannotWriteMessage(to.name, writability))
  const since = new Date(now.getTime() - SAME_WITHIN_MS)
  const request = { ...pair, subject, childAgeMonths, wantedStart }
  const earlier = await tx.inquiry.findMany({
    where: { ...request, createdAt: { gt: since }, messages: { some: { text, side } } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of earlier) if (!onRepeat || (await onRepeat({ ...pair, id, side }))) return id
  const { id } = await tx.inquiry.create({
    data: { ...request, createdAt: now, lastMessageAt: now },
    select: { id: true },
  })
  const inquiry = { ...pair, id, side }
  await addMessage(tx, { inquiry, authorId: actor.id, text, at: now, isFirst: true })
  await alsoFor?.(inquiry)
  return id
}

/** Marks the other side's messages and their notifications as read, in one of the actor's conversations. Throws NotFoundError. */
export async function readInquiry(actor: SignedInActor, id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => markInquiryRead(tx, actor, await findOwnInquiry(tx, actor, id), now))
}

async function markInquiryRead(tx: Transaction, actor: SignedInActor, inquiry: OwnInquiry, now: Date): Promise<void> {
  const { id, side } = inquiry
  const { count } = await tx.message.updateMany({
    where: { inquiryId: id, side: otherSide(side), readAt: null },
    data: { readAt: now },
  })
  if (count > 0) await refreshBothSides(tx, inquiry)
  await markPathRead(tx, actor, dashboardRoutes.conversation(side, id), now)
}

/**
 * Sends a message in one of the actor's conversations, with files they uploaded; sending also marks the conversation as read. The same
 * message sent again is stored once. Returns its id. Throws NotFoundError, ConflictError if the conversation is not writable,
 * TooManyRequestsError.
 */
export async function sendMessage(
  actor: SignedInActor,
  id: number,
  text: string,
  now: Date,
  attachmentIds: readonly number[] = [],
): Promise<number> {
  return db().$transaction(async (tx) => {
    await assertMessageRate(tx, actor, 1, now)
    // Locks the conversation, so that the second of two concurrent messages sees the first.
    const inquiry = await lockOwnInquiry(tx, actor, id)
    const last = await tx.message.findFirst({
      where: { inquiryId: id },
      orderBy: { id: 'desc' },
      select: { id: true, text: true, authorId: true, createdAt: true, attachments: { select: { id: true } } },
    })
    const isSame = last?.authorId === actor.id && last.text === text && hasAll(last.attachments, attachmentIds)
    if (last && isSame && now.getTime() - last.createdAt.getTime() < SAME_WITHIN_MS) return last.id
    await assertWritable(tx, inquiry)
    await assertNotFull(tx, id)
    await markInquiryRead(tx, actor, inquiry, now)
    const messageId = await addMessage(tx, { inquiry, authorId: actor.id, text, at: now, isFirst: false })
    await sendAttached(tx, { inquiryId: id, uploaderId: actor.id, messageId, ids: attachmentIds })
    return messageId
  })
}

const hasAll = (sent: readonly { id: number }[], ids: readonly number[]) =>
  sent.length === ids.length && ids.every((id) => sent.some((one) => one.id === id))

const HOUR_MS = 3_600_000

/**
 * Sends an unclaimed provider's reply by mailed link; the caller has locked the conversation. The same text sent again is stored once.
 * Throws ConflictError if the conversation is full, and TooManyRequestsError.
 */
export async function answerByMail(tx: Transaction, inquiry: RelayedInquiry, text: string, now: Date): Promise<void> {
  const written = await tx.message.findMany({
    where: { inquiryId: inquiry.id, authorId: null, createdAt: { gt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: { id: 'desc' },
    select: { text: true, createdAt: true },
  })
  const [last] = written
  if (last?.text === text && now.getTime() - last.createdAt.getTime() < SAME_WITHIN_MS) return
  const oldest = written.at(-1)?.createdAt ?? now
  if (written.length >= MAX_BY_LINK_AN_HOUR)
    throw new TooManyRequestsError(Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000))
  await assertNotFull(tx, inquiry.id)
  const unread = { inquiryId: inquiry.id, side: 'caregiver', readAt: null } as const
  await tx.message.updateMany({ where: unread, data: { readAt: now } })
  await addMessage(tx, { inquiry, authorId: null, text, at: now, isFirst: false })
}
