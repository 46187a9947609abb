import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { daysBetween } from '@/lib/providers/rules/dates'
import { findLead } from '../queries/lead'
import { MOST_DAYS_WAITING } from '../rules/limits'
import { isMark, type Stage, stagesToChoose } from '../rules/stages'
import type { StageInput } from '../schema'

const REFUSED = {
  enrolled: 'A place is confirmed for this family. It stands here until you end it in the conversation.',
  tour: 'A tour is agreed in the conversation. Propose times there, and this lead moves by itself.',
  behind: 'More has happened meanwhile. Please look at it again.',
} as const

/**
 * Says by hand where a lead of the actor's own stands, or (with what happened) that nothing is to be said by hand any more. Answers where it
 * stands. Throws NotFoundError, InvalidInputError, and ConflictError for a stage that only what happens can bring.
 */
export async function moveLead(actor: SignedInActor, id: number, input: StageInput, now: Date): Promise<Stage> {
  const { stage, lostReason, band, waitingSince } = input
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${id} FOR UPDATE`
    const { lead, today } = await findLead(tx, actor, id, now)
    if (!stagesToChoose(lead.happened).includes(stage)) throw new ConflictError(refusalOf(lead.happened, stage))
    if (stage === 'waitlist' && waitingSince) assertDay(waitingSince, today)
    const mark = stage !== lead.happened && isMark(stage) ? stage : null
    const data = {
      mark,
      markedAt: mark && now,
      ...(mark === 'lost' && { lostReason }),
      ...(mark === 'waitlist' && { band, waitingSince: waitingSince && new Date(waitingSince) }),
    }
    await tx.lead.upsert({
      where: { inquiryId: id },
      create: { inquiryId: id, ...data },
      update: data,
      select: { inquiryId: true },
    })
    return stage
  })
}

function refusalOf(happened: Stage, stage: Stage): string {
  if (happened === 'enrolled') return REFUSED.enrolled
  if (stage === 'tour') return REFUSED.tour
  return stage === 'enrolled' ? 'Confirm the place in the conversation, and this lead moves by itself.' : REFUSED.behind
}

function assertDay(day: string, today: string): void {
  const problem = day > today ? 'This day is to come.' : 'This day is too long ago.'
  if (day > today || daysBetween(day, today) > MOST_DAYS_WAITING)
    throw new InvalidInputError(problem, { waitingSince: problem })
}
