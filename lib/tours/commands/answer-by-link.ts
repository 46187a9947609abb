import 'server-only'
import { answerByMail } from '@/lib/messages/commands/answer-by-mail'
import { findLinkedInquiry } from '@/lib/messages/queries/request-by-link'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { holdOpenTour } from '../queries/own'
import type { LinkAnswer, TourChange } from '../schema'
import { applyChange } from './change-tour'

/**
 * Answers a parent's request for a provider that nobody has claimed, by the link in a mail: with words, by taking or declining a visit,
 * or both. Throws NotFoundError for a dead link, ConflictError where the visit or the conversation refuses, TooManyRequestsError.
 */
export async function answerByLink({ token, text, visit }: LinkAnswer, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const inquiry = await findLinkedInquiry(tx, token, now)
    // Holds the conversation, also where there is no visit.
    const tour = await holdOpenTour(tx, inquiry.id)
    if (visit !== '') {
      if (!tour) throw new ConflictError('There is no visit to answer any more.')
      const change: TourChange = visit === 'decline' ? { action: visit } : { action: 'accept', startsAt: visit }
      await applyChange(tx, tour, change, now)
    }
    if (text !== undefined) await answerByMail(tx, inquiry, text, now)
  })
}
