import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError, DomainError, NotFoundError } from '@/lib/platform/errors'
import { type Addressee, findAddressees } from '../queries/addressees'
import type { OwnInquiry } from '../queries/own'
import { findStanding } from '../queries/standing'
import { firstDayOf } from '../rules/in-words'
import { MOST_BEGUN_A_DAY, SAME_WITHIN_MS } from '../rules/limits'
import { STANDING_WORDS } from '../rules/standing'
import type { InquiryInput } from '../schema'
import { addMessage } from './add-message'
import { holdRate } from './hold-rate'

const DAY_MS = 86_400_000

/**
 * Begins a conversation with each of these providers, with all or with none. The same request again is the same conversation. Answers
 * their ids, in the providers' order. `alsoFor` does more for each that is new. Throws NotFoundError, ConflictError where one cannot be
 * written to, and 429 past the limits.
 */
export async function beginInquiries(
  tx: Transaction,
  actor: SignedInActor,
  input: InquiryInput,
  now: Date,
  alsoFor: (begun: OwnInquiry) => Promise<void> = async () => undefined,
): Promise<number[]> {
  const addressees = await findAddressees(input.daycareIds, tx)
  if (addressees.length < new Set(input.daycareIds).size) throw new NotFoundError('There is no such provider.')
  await holdRate(tx, actor, addressees.length, now)
  const since = new Date(now.getTime() - DAY_MS)
  const begun = await tx.inquiry.count({ where: { caregiverId: actor.id, createdAt: { gt: since } } })
  if (begun + addressees.length > MOST_BEGUN_A_DAY)
    throw new DomainError(429, `You can ask ${MOST_BEGUN_A_DAY} providers in a day. Please send the rest tomorrow.`)
  const ids: number[] = []
  for (const addressee of addressees) ids.push(await begin(tx, actor, addressee, input, now, alsoFor))
  return ids
}

async function begin(
  tx: Transaction,
  actor: SignedInActor,
  to: Addressee,
  input: InquiryInput,
  now: Date,
  alsoFor: (begun: OwnInquiry) => Promise<void>,
) {
  const { subject, text, childAgeMonths, wantedStart } = input
  const pair = { caregiverId: actor.id, providerId: to.internalId }
  const standing = await findStanding(tx, { ...pair, side: 'caregiver' })
  if (standing !== 'open') throw new ConflictError(`${to.name}: ${STANDING_WORDS[standing]}`)
  const since = new Date(now.getTime() - SAME_WITHIN_MS)
  const same = await tx.inquiry.findFirst({
    where: { ...pair, subject, createdAt: { gt: since }, messages: { some: { text, side: 'caregiver' } } },
    select: { id: true },
  })
  if (same) return same.id
  const { id } = await tx.inquiry.create({
    data: {
      ...pair,
      subject,
      childAgeMonths,
      wantedStart: wantedStart === null ? null : firstDayOf(wantedStart),
      createdAt: now,
      lastMessageAt: now,
    },
    select: { id: true },
  })
  const inquiry = { ...pair, id, side: 'caregiver' as const }
  await addMessage(tx, { inquiry, authorId: actor.id, text, at: now, isFirst: true })
  await alsoFor(inquiry)
  return id
}
