import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { addDays } from '@/lib/providers/rules/dates'
import { findLead } from '../queries/lead'
import { MOST_DAYS_AHEAD } from '../rules/limits'
import type { NextStepInput } from '../schema'

const FAR = 'This day is too far ahead.'
const PAST = 'This day has passed. Please choose a later one.'

/** Keeps what comes next for a lead of the actor's own, and when; without a day, that nothing does. Throws NotFoundError, InvalidInputError. */
export async function saveNextStep(
  actor: SignedInActor,
  id: number,
  { text, day }: NextStepInput,
  now: Date,
): Promise<void> {
  const { lead, today } = await findLead(db(), actor, id, now)
  // What was due and was not done may stay as it is.
  if (day && day < today && day !== lead.nextStep?.day) throw new InvalidInputError(PAST, { day: PAST })
  if (day && day > addDays(today, MOST_DAYS_AHEAD)) throw new InvalidInputError(FAR, { day: FAR })
  const data = { nextStep: text, nextStepOn: day && new Date(day) }
  await db().lead.upsert({
    where: { inquiryId: id },
    create: { inquiryId: id, ...data },
    update: data,
    select: { inquiryId: true },
  })
}
