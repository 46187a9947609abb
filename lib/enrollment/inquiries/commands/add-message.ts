import 'server-only'
import { lockUser } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { storePrivateFile } from '@/lib/media/commands/files'
import { fittedPicture } from '@/lib/media/encoding/pictures'
import { isPdf, isWholePdf, KIND_BYTES, pictureKind, UPLOAD_MESSAGES } from '@/lib/media/schema'
import { notify } from '@/lib/notifications/commands/notify'
import type { Channel } from '@/lib/notifications/rules'
import { db, type Transaction } from '@/lib/platform/database/client'
import { sendSignal } from '@/lib/platform/database/signals'
import {
  ConflictError,
  InvalidInputError,
  invalidField,
  NotFoundError,
  TooManyRequestsError,
} from '@/lib/platform/http/errors'
import { addJob } from '@/lib/platform/jobs/job'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { findSetting } from '@/lib/settings/queries'
import { containsWord } from '@/lib/settings/rules'
import type { InquirySide } from '@/prisma/generated/enums'
import { unreadMailJob } from '../../jobs'
import { otherSide } from '../../policy'
import { assertWritable, findOwnInquiry, findRecipients, type OwnInquiry } from '../queries/inquiries'
import { findRelayAddresses } from '../queries/relay'
import {
  ATTACHING,
  attachmentName,
  MAIL_AFTER_MS,
  MAX_ATTACHED_IN_INQUIRY,
  MAX_IN_INQUIRY,
  MAX_WRITTEN_AN_HOUR,
  PICTURE_SIDE,
  UNSENT_MS,
} from '../rules/conversation'
import type { ShownAttachment } from '../schema'
import { scheduleRelayMail } from './relay'

const BLOCKED_WORDS = message('enrollment.inquiryErrors.blockedWords')

/** Throws InvalidInputError for a message with words that admins have blocked. */
async function rejectBlockedWords(tx: Transaction, text: string): Promise<void> {
  const { value } = await findSetting('words', tx)
  if (containsWord(text, value.messages)) throw invalidField('text', BLOCKED_WORDS)
}

/** Refreshes the open pages of both sides, including the writer's, who may have another one open. */
export async function refreshBothSides(
  tx: Transaction,
  { caregiverId, providerId }: { caregiverId: number; providerId: number },
): Promise<void> {
  await sendSignal(tx, 'messages', [caregiverId, ...(await findPeople(tx, providerId))])
}

/** Refreshes the open pages of a provider's people. */
export async function refreshProvider(tx: Transaction, providerId: number): Promise<void> {
  await sendSignal(tx, 'messages', await findPeople(tx, providerId))
}

async function findPeople(tx: Transaction, providerId: number): Promise<number[]> {
  const people = await tx.providerPerson.findMany({ where: { providerId }, select: { userId: true } })
  return people.map(({ userId }) => userId)
}

type SideNotification = {
  inquiry: { id: number; caregiverId: number; providerId: number }
  reader: InquirySide
  kind: 'inquiry-received' | 'message-received'
  by: Channel
  at: Date
}

/** Notifies everyone on one side of a message. The notification holds neither its text nor anything about the child. */
async function notifySide(tx: Transaction, { inquiry, reader, kind, by, at }: SideNotification): Promise<void> {
  const { name } = await tx.provider.findUniqueOrThrow({ where: { id: inquiry.providerId }, select: { name: true } })
  const facts = { inquiryId: inquiry.id, provider: name, reader }
  for (const to of await findRecipients(tx, inquiry, reader)) await notify(tx, { kind, to, facts, at, by })
}

type Draft = { inquiry: OwnInquiry; authorId: number | null; text: string; at: Date; isFirst: boolean }

/**
 * Stores a message (`authorId` null: by mailed link) and notifies the other side: in the app now, by mail in a few minutes, each only once
 * until they read it. Returns the message's id. Throws InvalidInputError for blocked words.
 */
export async function addMessage(tx: Transaction, { inquiry, authorId, text, at, isFirst }: Draft): Promise<number> {
  const { id: inquiryId, side } = inquiry
  await rejectBlockedWords(tx, text)
  const unread = await tx.message.count({ where: { inquiryId, side, readAt: null } })
  const data = { inquiryId, authorId, side, text, createdAt: at }
  const { id } = await tx.message.create({ data, select: { id: true } })
  await tx.inquiry.update({ where: { id: inquiryId }, data: { lastMessageAt: at }, select: { id: true } })
  if (side === 'careprovider')
    await tx.inquiry.updateMany({ where: { id: inquiryId, answeredAt: null }, data: { answeredAt: at } })
  await refreshBothSides(tx, inquiry)
  const reader = otherSide(side)
  if (reader === 'careprovider') await scheduleRelayMail(tx, { inquiryId, providerId: inquiry.providerId, at })
  if (unread > 0) return id
  await notifySide(tx, { inquiry, reader, kind: isFirst ? 'inquiry-received' : 'message-received', by: 'app', at })
  const runAt = new Date(at.getTime() + MAIL_AFTER_MS)
  await addJob(tx, unreadMailJob, { inquiryId, reader }, { runAt, key: `${unreadMailJob.name}:${inquiryId}:${reader}` })
  return id
}

/** Mails one side that it has unread messages, unless a mail already covered them. Safe to run again. */
export async function sendUnreadMail(inquiryId: number, reader: InquirySide, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const inquiry = await tx.inquiry.findUnique({
      where: { id: inquiryId },
      select: { id: true, caregiverId: true, providerId: true },
    })
    if (!inquiry) return
    const { count } = await tx.message.updateMany({
      where: { inquiryId, side: otherSide(reader), readAt: null, mailedAt: null },
      data: { mailedAt: now },
    })
    if (count === 0) return
    const isAnswered = (await tx.message.count({ where: { inquiryId, side: reader } })) > 0
    const kind = reader === 'careprovider' && !isAnswered ? 'inquiry-received' : 'message-received'
    await notifySide(tx, { inquiry, reader, kind, by: 'email', at: now })
  })
}

const HOUR_MS = 3_600_000

/**
 * Locks the user's row, so that their messages are counted one after another. Throws TooManyRequestsError if `coming` more messages
 * would pass the hourly limit.
 */
export async function assertMessageRate(
  tx: Transaction,
  actor: SignedInActor,
  coming: number,
  now: Date,
): Promise<void> {
  await lockUser(tx, actor.id)
  const recent = await tx.message.findMany({
    where: { authorId: actor.id, createdAt: { gt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  const [oldest] = recent
  if (recent.length + coming > MAX_WRITTEN_AN_HOUR)
    throw new TooManyRequestsError(Math.ceil(((oldest?.createdAt ?? now).getTime() + HOUR_MS - now.getTime()) / 1000))
}

/** Throws ConflictError if a conversation has as many messages as the page can show. */
export async function assertNotFull(tx: Transaction, inquiryId: number): Promise<void> {
  if ((await tx.message.count({ where: { inquiryId } })) >= MAX_IN_INQUIRY)
    throw new ConflictError(message('enrollment.inquiryErrors.full'))
}

/**
 * Stores a picture or PDF for a message the actor is about to send in one of their conversations. The type comes from the content, not the
 * name; a file without a name gets one in the sender's language. Throws NotFoundError, ConflictError if nothing can be sent,
 * InvalidInputError for the file, and 429.
 */
export async function attachFile(
  actor: SignedInActor,
  inquiryId: number,
  sent: { bytes: Uint8Array; name: string },
  now: Date,
  locale: Locale,
): Promise<ShownAttachment> {
  const own = await findOwnInquiry(db(), actor, inquiryId)
  await assertWritable(db(), own)
  if ((await findRelayAddresses(db(), [own.providerId])).size > 0)
    throw new ConflictError(message('enrollment.attachmentErrors.byMail'))
  if ((await db().messageAttachment.count({ where: { inquiryId } })) >= MAX_ATTACHED_IN_INQUIRY)
    throw new ConflictError(message('enrollment.attachmentErrors.full'))
  await takeAttempts([{ of: ['files of', actor.id], limit: ATTACHING }], now)
  const { file, kind, ...size } = await readSent(sent.bytes)
  const t = translate(locale, 'enrollment.written')
  const name = attachmentName(sent.name, kind, t(kind === 'pdf' ? 'document' : 'picture'))
  const use = (tx: Transaction, fileKey: string) =>
    tx.messageAttachment.create({
      data: { inquiryId, uploaderId: actor.id, fileKey, name, ...size, createdAt: now },
      select: { id: true },
    })
  const { id } = await storePrivateFile(file, actor.id, now, use)
  return { id, name, kind, bytes: file.bytes.byteLength, ...size }
}

async function readSent(bytes: Uint8Array) {
  if (bytes.byteLength === 0) throw new InvalidInputError(UPLOAD_MESSAGES.empty)
  if (isPdf(bytes)) {
    if (!isWholePdf(bytes)) throw new InvalidInputError(message('enrollment.attachmentErrors.brokenPdf'))
    return { kind: 'pdf' as const, width: null, height: null, file: { type: 'application/pdf' as const, bytes } }
  }
  if (pictureKind(bytes.subarray(0, KIND_BYTES)) === null)
    throw new InvalidInputError(message('enrollment.attachmentErrors.notTaken'))
  return { kind: 'picture' as const, ...(await fittedPicture(bytes, PICTURE_SIDE)) }
}

/** Removes a file the actor has not sent yet. Throws NotFoundError for any other. */
export async function detachFile(actor: SignedInActor, id: number): Promise<void> {
  const { count } = await db().messageAttachment.deleteMany({ where: { id, uploaderId: actor.id, messageId: null } })
  if (count === 0) throw new NotFoundError(message('enrollment.attachmentErrors.notFound'))
}

type Attached = { inquiryId: number; uploaderId: number; messageId: number; ids: readonly number[] }

/** Attaches a user's uploaded files to a message. Throws ConflictError if one is not theirs, or was already sent or removed. */
export async function sendAttached(tx: Transaction, { ids, messageId, ...own }: Attached): Promise<void> {
  const wanted = [...new Set(ids)]
  const { count } = await tx.messageAttachment.updateMany({
    where: { id: { in: wanted }, ...own, messageId: null },
    data: { messageId },
  })
  if (count < wanted.length) throw new ConflictError(message('enrollment.attachmentErrors.gone'))
}

/** Deletes files that were uploaded but never sent. */
export async function deleteUnsent(now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNSENT_MS)
  await db().messageAttachment.deleteMany({ where: { messageId: null, createdAt: { lt: before } } })
}
