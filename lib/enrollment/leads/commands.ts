import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { providersOf } from '@/lib/listings/people/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, conflictingField, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { addDays, daysBetween } from '@/lib/platform/time/dates'
import type { Prisma } from '@/prisma/generated/client'
import { lockInquiry, lockOwnInquiry } from '../inquiries/queries/inquiries'
import { findLead } from './queries'
import { isMark, MAX_DAYS_AHEAD, MAX_DAYS_WAITING, MAX_NOTES, refusalOf, type Stage, stepVersion } from './rules'
import { type NextStepInput, STEP_CHANGED, type StageInput } from './schema'

const REFUSALS = {
  placed: message('enrollment.leadErrors.enrolled'),
  tour: message('enrollment.leadErrors.tour'),
  enrolled: message('enrollment.leadErrors.confirm'),
  behind: message('enrollment.leadErrors.behind'),
} as const

/**
 * Sets the stage of one of the actor's leads by hand, or clears the mark if the stage is the one that happened. Returns the resulting
 * stage. Throws NotFoundError, InvalidInputError, and ConflictError for a stage that cannot be set by hand.
 */
export async function moveLead(actor: SignedInActor, id: number, input: StageInput, now: Date): Promise<Stage> {
  const { stage, lostReason, band, waitingSince } = input
  return db().$transaction(async (tx) => {
    await lockInquiry(tx, id)
    const { lead, today } = await findLead(tx, actor, id, now)
    const refusal = refusalOf(lead.happened, stage)
    if (refusal) throw new ConflictError(REFUSALS[refusal])
    if (stage === 'waitlist' && waitingSince) assertDay(waitingSince, today)
    const mark = stage !== lead.happened && isMark(stage) ? stage : null
    await saveLead(tx, id, {
      mark,
      markedAt: mark && now,
      ...(mark === 'lost' && { lostReason }),
      ...(mark === 'waitlist' && { band, waitingSince: waitingSince && new Date(waitingSince) }),
    })
    return stage
  })
}

async function saveLead(tx: Transaction, inquiryId: number, data: Omit<Prisma.LeadUncheckedCreateInput, 'inquiryId'>) {
  await tx.lead.upsert({
    where: { inquiryId },
    create: { inquiryId, ...data },
    update: data,
    select: { inquiryId: true },
  })
}

function assertDay(day: string, today: string): void {
  const problem = day > today ? message('enrollment.leadErrors.notYet') : message('enrollment.errors.tooLongAgo')
  if (day > today || daysBetween(day, today) > MAX_DAYS_WAITING) throw invalidField('waitingSince', problem)
}

const TOO_FAR_AHEAD = message('enrollment.errors.tooFar')
const DAY_HAS_PASSED = message('enrollment.errors.dayPassed')

/**
 * Saves a lead's next step and its day; without a day, clears it. Throws NotFoundError, InvalidInputError, and ConflictError if it was
 * changed since `version`.
 */
export async function saveNextStep(
  actor: SignedInActor,
  id: number,
  { text, day, version }: NextStepInput,
  now: Date,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockInquiry(tx, id)
    const { lead, today } = await findLead(tx, actor, id, now)
    const saved = stepVersion(lead.nextStep)
    if (version !== undefined && version !== saved && saved !== stepVersion(day === null ? null : { text, day }))
      throw conflictingField('version', STEP_CHANGED)
    // An overdue step may stay as it is.
    if (day && day < today && day !== lead.nextStep?.day) throw invalidField('day', DAY_HAS_PASSED)
    if (day && day > addDays(today, MAX_DAYS_AHEAD)) throw invalidField('day', TOO_FAR_AHEAD)
    await saveLead(tx, id, { nextStep: text, nextStepOn: day && new Date(day) })
  })
}

/**
 * Adds a note to one of the actor's leads, visible to the provider's people only. A repeat of the newest note is not stored again. Returns
 * its id. Throws NotFoundError, and ConflictError if there are too many.
 */
export async function addNote(actor: SignedInActor, inquiryId: number, text: string, now: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const own = await lockOwnInquiry(tx, actor, inquiryId)
    if (own.side !== 'careprovider') throw new NotFoundError(message('enrollment.leadErrors.notFound'))
    const newest = await tx.leadNote.findFirst({ where: { inquiryId }, orderBy: { id: 'desc' } })
    if (newest?.text === text && newest.authorId === actor.id) return newest.id
    if ((await tx.leadNote.count({ where: { inquiryId } })) >= MAX_NOTES)
      throw new ConflictError(message('enrollment.leadErrors.manyNotes'))
    const data = { inquiryId, authorId: actor.id, text, createdAt: now }
    return (await tx.leadNote.create({ data, select: { id: true } })).id
  })
}

/** Removes a note the actor wrote, while they still belong to the provider. Throws NotFoundError for any other. */
export async function removeNote({ id: authorId }: SignedInActor, id: number): Promise<void> {
  const where = { id, authorId, inquiry: { provider: providersOf(authorId, 'answer') } }
  const { count } = await db().leadNote.deleteMany({ where })
  if (count === 0) throw new NotFoundError(message('enrollment.leadErrors.noNote'))
}
