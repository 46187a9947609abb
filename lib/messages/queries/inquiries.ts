import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import { otherSide, sideOf } from '../policy'
import { excerptOf } from '../rules/in-words'
import { PAGE_SIZE } from '../rules/limits'
import type { InquiriesQuery } from '../schema'
import type { InquiryPage } from '../types'
import { ownInquiries } from './own'

/** In the place of words. */
const FILES_ALONE = 'Sent a file'
const NOBODYS: InquiryPage = { inquiries: [], page: 1, hasMore: false, unread: 0 }

/** A page of the actor's own conversations, the one with the newest message first; with `q` those that hold these words. */
export async function findInquiries(actor: SignedInActor, { q, page }: InquiriesQuery): Promise<InquiryPage> {
  const side = sideOf(actor.role)
  if (!side) return NOBODYS
  const waiting = { side: otherSide(side), readAt: null }
  const [rows, unread] = await Promise.all([
    db().inquiry.findMany({
      where: { AND: [q ? holding(q) : {}, ownInquiries(actor)] },
      orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE + 1,
      select: {
        id: true,
        subject: true,
        lastMessageAt: true,
        caregiver: { select: { firstName: true, lastName: true } },
        provider: { select: { name: true } },
        messages: { orderBy: { id: 'desc' }, take: 1, select: { text: true, side: true } },
        _count: { select: { messages: { where: waiting } } },
      },
    }),
    countUnreadInquiries(actor),
  ])
  const inquiries = rows
    .slice(0, PAGE_SIZE)
    .map(({ id, subject, lastMessageAt, caregiver, provider, messages: [last], _count }) => ({
      id,
      with: side === 'caregiver' ? provider.name : parentName(caregiver),
      about: provider.name,
      subject,
      excerpt: last?.text === '' ? FILES_ALONE : excerptOf(last?.text ?? ''),
      isLastYours: last?.side === side,
      lastAt: lastMessageAt.toISOString(),
      unread: _count.messages,
    }))
  return { inquiries, page, hasMore: rows.length > PAGE_SIZE, unread }
}

/** How many of the actor's conversations hold something that their side has not read. */
export async function countUnreadInquiries(actor: SignedInActor): Promise<number> {
  const side = sideOf(actor.role)
  if (!side) return 0
  const waiting = { messages: { some: { side: otherSide(side), readAt: null } } }
  return db().inquiry.count({ where: { ...waiting, ...ownInquiries(actor) } })
}

/** Messages of the other side that the actor has not read, in all conversations of their own. */
export async function countUnreadMessages(actor: SignedInActor): Promise<number> {
  const side = sideOf(actor.role)
  if (!side) return 0
  return db().message.count({ where: { side: otherSide(side), readAt: null, inquiry: ownInquiries(actor) } })
}

function holding(words: string) {
  // In LIKE these two mean something; here they are letters.
  const text = { contains: words.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const
  return {
    OR: [
      { subject: text },
      { provider: { name: text } },
      { caregiver: { firstName: text } },
      { messages: { some: { text } } },
    ],
  }
}
