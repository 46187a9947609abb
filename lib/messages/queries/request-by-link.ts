import 'server-only'
import { parentName } from '@/lib/accounts/rules/names'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { readAnswerToken } from '../commands/answer-token'
import { monthOf } from '../rules/in-words'
import type { LinkedRequest } from '../types'
import { findRelayed, type RelayedInquiry } from './relay'

/** The conversation that a link opens. Throws NotFoundError for any that is dead: changed, too old, claimed, blocked, left. */
export async function findLinkedInquiry(
  connection: Database | Transaction,
  token: string,
  now: Date,
): Promise<RelayedInquiry> {
  const link = readAnswerToken(token, now)
  const inquiry = link && (await findRelayed(connection, link.inquiryId))
  if (!inquiry || !link.isFor(inquiry.email)) throw new NotFoundError('This link is not valid any more.')
  return inquiry
}

/** What the holder of a link reads: what the parent shared with this provider, and what was answered. Throws NotFoundError. */
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
