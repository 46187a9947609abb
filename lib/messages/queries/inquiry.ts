import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import { monthOf } from '../rules/in-words'
import type { InquiryDetail } from '../types'
import { ATTACHMENT, shownAttachment } from './attachments'
import { findOwnInquiry } from './own'
import { findRelayAddresses } from './relay'
import { findStanding } from './standing'

/** A conversation of the actor's own, whole. Throws NotFoundError for anything else, also another's. */
export async function findInquiry(actor: SignedInActor, id: number): Promise<InquiryDetail> {
  const own = await findOwnInquiry(db(), actor, id)
  const [standing, addresses, row] = await Promise.all([
    findStanding(db(), own),
    findRelayAddresses(db(), [own.providerId]),
    db().inquiry.findUniqueOrThrow({
      where: { id: own.id },
      select: {
        subject: true,
        childAgeMonths: true,
        wantedStart: true,
        caregiver: { select: { firstName: true, lastName: true } },
        provider: { select: { slug: true, name: true } },
        messages: {
          orderBy: { id: 'asc' },
          select: {
            id: true,
            side: true,
            text: true,
            createdAt: true,
            readAt: true,
            author: { select: { firstName: true } },
            attachments: { orderBy: { id: 'asc' }, select: ATTACHMENT },
          },
        },
      },
    }),
  ])
  const { caregiver, provider, messages, wantedStart, ...rest } = row
  return {
    id,
    ...rest,
    with: own.side === 'caregiver' ? provider.name : parentName(caregiver),
    provider: { id: provider.slug, name: provider.name },
    wantedStart: wantedStart && monthOf(wantedStart),
    standing,
    isByMail: addresses.has(own.providerId),
    messages: messages.map(({ side, author, attachments, createdAt, readAt, ...message }) => ({
      ...message,
      attachments: attachments.map(shownAttachment),
      isYours: side === own.side,
      author:
        side === 'caregiver' ? parentName(caregiver) : author ? `${author.firstName}, ${provider.name}` : provider.name,
      isByMail: author === null,
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null,
    })),
  }
}
