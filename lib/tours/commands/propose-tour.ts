import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnInquiry, type OwnInquiry } from '@/lib/messages/queries/own'
import { findStanding } from '@/lib/messages/queries/standing'
import { STANDING_WORDS } from '@/lib/messages/rules/standing'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { TOUR } from '../queries/own'
import { MOST_IN_CONVERSATION } from '../rules/limits'
import { readTimes } from '../rules/times'
import { isOpen } from '../rules/transitions'
import { tellOfTour } from './tell-tour'

/**
 * Proposes times for a tour in a conversation of the actor's own; `times` are the provider's local ones. Answers the tour's id. Throws
 * NotFoundError, InvalidInputError, and ConflictError where nothing can be written or a tour is open.
 */
export async function proposeTour(actor: SignedInActor, inquiryId: number, times: string[], now: Date) {
  return db().$transaction(async (tx) => {
    const inquiry = await findOwnInquiry(tx, actor, inquiryId)
    await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${inquiryId} FOR UPDATE`
    await assertWritable(tx, inquiry)
    const earlier = await tx.tour.findMany({ where: { inquiryId }, select: { status: true } })
    if (earlier.some(({ status }) => isOpen(status)))
      throw new ConflictError('There is a tour in this conversation already. Please say another time for that one.')
    if (earlier.length >= MOST_IN_CONVERSATION)
      throw new ConflictError('There were many tours in this conversation. Please begin a new one.')
    const tour = await addTour(tx, inquiry, times, now)
    const reader = inquiry.side === 'caregiver' ? 'careprovider' : 'caregiver'
    await tellOfTour(tx, tour, { change: 'proposed', reader, at: now })
    return tour.id
  })
}

/** Stores a proposal, and tells nobody. */
export async function addTour(tx: Transaction, inquiry: OwnInquiry, locals: string[], now: Date) {
  const { id: inquiryId, side: proposedBy, ...pair } = inquiry
  const times = await timesAt(tx, inquiry.providerId, locals, now)
  const data = { ...pair, inquiryId, proposedBy, times, createdAt: now, updatedAt: now }
  return tx.tour.create({ data, select: TOUR })
}

/** The moments of these local times at a provider. Throws InvalidInputError, at the field `times`. */
export async function timesAt(tx: Transaction, providerId: number, locals: string[], now: Date): Promise<Date[]> {
  const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { timeZone: true } })
  const { times, problem } = readTimes(locals, timeZone, now)
  if (!times) throw new InvalidInputError(problem, { times: problem })
  return times
}

/** Throws ConflictError where the two sides write nothing to each other. */
export async function assertWritable(tx: Transaction, inquiry: Omit<OwnInquiry, 'id'>): Promise<void> {
  const standing = await findStanding(tx, inquiry)
  if (standing !== 'open') throw new ConflictError(STANDING_WORDS[standing])
}
