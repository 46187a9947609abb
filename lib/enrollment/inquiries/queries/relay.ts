import 'server-only'
import { parentName } from '@/lib/accounts/rules/account'
import { findUnsubscribed } from '@/lib/notifications/queries'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { MAX_ID } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { datedSignature, isSigned } from '@/lib/platform/security/secrets'
import { LISTED_STATUSES } from '@/lib/providers/catalogue/traits'
import { ANSWER_LINK_DAYS, monthOf } from '../rules/conversation'
import type { LinkedRequest } from '../schema'

type Connection = Database | Transaction

/** The e-mail addresses on file of those providers (internal ids) that are open and unclaimed, except addresses that have unsubscribed. */
export async function findRelayAddresses(
  connection: Connection,
  providerIds: readonly number[],
): Promise<Map<number, string>> {
  if (providerIds.length === 0) return new Map()
  const rows = await connection.provider.findMany({
    where: {
      id: { in: [...providerIds] },
      status: { in: LISTED_STATUSES },
      email: { not: null },
      people: { none: {} },
    },
    select: { id: true, email: true },
  })
  const found = rows.flatMap(({ id, email }) => (email ? [[id, email] as const] : []))
  const unsubscribed = await findUnsubscribed(
    connection,
    found.map(([, email]) => email),
  )
  return new Map(found.filter(([, email]) => !unsubscribed.has(email)))
}

const RELAYED = {
  id: true,
  caregiverId: true,
  providerId: true,
  provider: { select: { slug: true, name: true, email: true, timeZone: true, status: true, people: { take: 1 } } },
  caregiver: { select: { firstName: true, lastName: true } },
} as const

/**
 * A conversation in which the provider takes part by mail: it is not closed, its page is unclaimed and has a mail address, the parent's
 * account is active, and neither side has blocked the other. Otherwise null, and its links stop working. An address that unsubscribes
 * later can still use the links it already has.
 */
export async function findRelayedInquiry(connection: Connection, inquiryId: number) {
  const row = await connection.inquiry.findFirst({
    where: { id: inquiryId, relay: { isNot: null }, caregiver: { status: 'active' } },
    select: RELAYED,
  })
  if (!row) return null
  const { slug, name, email, timeZone, status, people } = row.provider
  if (!email || people.length > 0 || status === 'closed' || status === 'merged') return null
  const { caregiverId, providerId } = row
  if ((await connection.inquiryBlock.count({ where: { caregiverId, providerId } })) > 0) return null
  const provider = { id: slug, name, timeZone }
  return {
    id: inquiryId,
    caregiverId,
    providerId,
    side: 'careprovider' as const,
    email,
    provider,
    parent: row.caregiver,
  }
}
export type RelayedInquiry = NonNullable<Awaited<ReturnType<typeof findRelayedInquiry>>>

const SHAPE = /^(\d{1,10})\.(.+)$/
const PURPOSE = 'answer by mail'

/** The token in a mail to a provider's address on file. It opens only this conversation, while that address is on file. */
export function writeAnswerToken(inquiryId: number, email: string, now: Date): string {
  return `${inquiryId}.${datedSignature(PURPOSE, [inquiryId, email], now)}`
}

/** The conversation a link opens. Throws NotFoundError if the token is altered or expired, or the conversation no longer goes by mail. */
export async function findLinkedInquiry(connection: Connection, token: string, now: Date): Promise<RelayedInquiry> {
  const [, id, signature] = SHAPE.exec(token) ?? []
  const inquiryId = Number(id)
  const inquiry = signature && inquiryId <= MAX_ID ? await findRelayedInquiry(connection, inquiryId) : null
  const content = [inquiryId, inquiry?.email ?? '']
  if (!inquiry || !signature || !isSigned(PURPOSE, { content, signature, maxDays: ANSWER_LINK_DAYS }, now))
    throw new NotFoundError(message('enrollment.inquiryErrors.deadLink'))
  return inquiry
}

/** What the holder of a link sees: what the parent shared with this provider, and the replies. Throws NotFoundError. */
export async function findRequestByLink(token: string, now: Date): Promise<LinkedRequest> {
  const { id, provider, parent } = await findLinkedInquiry(db(), token, now)
  const { wantedStart, messages, ...row } = await db().inquiry.findUniqueOrThrow({
    where: { id },
    select: {
      subject: true,
      childAgeMonths: true,
      wantedStart: true,
      messages: { orderBy: { id: 'asc' }, select: { id: true, side: true, text: true, createdAt: true, readAt: true } },
    },
  })
  return {
    id,
    ...row,
    provider: { id: provider.id, name: provider.name },
    parent: parentName(parent),
    wantedStart: wantedStart && monthOf(wantedStart),
    messages: messages.map(({ side, createdAt, readAt, ...message }) => ({
      ...message,
      attachments: [],
      isYours: side === 'careprovider',
      author: side === 'caregiver' ? parentName(parent) : provider.name,
      isByMail: false,
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null,
    })),
  }
}
