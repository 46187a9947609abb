import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { isFrozen } from '@/lib/listings/claims/queries/claim-file'
import { notify } from '@/lib/notifications/commands/notify'
import { revalidateRemotely, tags } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, ForbiddenError, invalidField } from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { logger } from '@/lib/platform/logging/logger'
import { dayOf, todayIn } from '@/lib/platform/time/dates'
import { isListed } from '@/lib/providers/catalogue/traits'
import { lockProvider, saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet, findPageTags } from '@/lib/providers/queries'
import type { AgeBandCode } from '@/lib/providers/rules/ages'
import { confirmProvenance, withdrawProvenance } from '@/lib/reviews/commands/reviews'
import type { EnrollmentStatus, InquirySide } from '@/prisma/generated/enums'
import { beginInquiries } from '../inquiries/commands/send-message'
import { assertWritable, findRecipients, lockOwnInquiry } from '../inquiries/queries/inquiries'
import { otherSide, sideOf } from '../policy'
import { lockOwnEnrollment } from './queries'
import { bandOn, endProblem, openingsAfter, startProblem } from './rules/enrollments'
import type { EnrollmentInput, TransferInput } from './schema'

const ENDED = message('enrollment.enrollmentErrors.ended')

/** The provenance of these openings, shown with its date: "Openings: the provider, by its enrollments, Nov 12". */
const SOURCE = { source: 'provider', sourceName: 'the provider, by its enrollments' } as const

type OpeningsChange = {
  /** Internal id. */
  providerId: number
  enrollmentId: number
  band: AgeBandCode | null
  /** The change of the openings: one more or one fewer. */
  change: 1 | -1
  /** Null when the job releases an enrollment whose last day has passed. */
  actorId: number | null
  at: Date
}

/**
 * Lowers or raises the openings of an age group at a provider whose openings follow its enrollments, and dates the fact today. Returns the
 * cache tags of the pages that change; empty when nothing changed.
 */
async function followOpenings(tx: Transaction, update: OpeningsChange): Promise<string[]> {
  const { providerId, enrollmentId, band, change, actorId, at } = update
  await lockProvider(tx, providerId)
  const { followsEnrollments, status, timeZone, ageBands, facts } = await findFactSheet(providerId, tx)
  if (!band || !followsEnrollments || !isListed(status) || (await isFrozen(providerId, tx))) return []
  const today = todayIn(timeZone, at)
  const before = ageBands.find((one) => one.band === band)
  const openings = openingsAfter(change, before?.openings ?? null, facts.openings, today)
  if (openings === null) return []
  // `openingsFrom` describes the remaining openings, so it is cleared when none remain or when one is added.
  const openingsFrom = openings > 0 && change < 0 ? (before?.openingsFrom ?? null) : null
  const provenance = { ...SOURCE, confirmedOn: today }
  await saveProviders(tx, [
    { id: providerId, ageBands: [{ band, openings, openingsFrom }], facts: { openings: provenance } },
  ])
  const details = { providerId, enrollmentId, band, from: before?.openings ?? 0, to: openings }
  await recordAudit(tx, { action: 'profile.openings-followed', at, actorId, details })
  return findPageTags([providerId], tx)
}

type EnrollmentNotification = {
  enrollment: { inquiryId: number; caregiverId: number; providerId: number }
  change: 'confirmed' | 'ended' | 'withdrawn'
  reader: InquirySide
  at: Date
}

/** Notifies everyone on one side that an enrollment changed. The notification holds nothing about the child. */
async function notifyOfEnrollment(
  tx: Transaction,
  { enrollment, change, reader, at }: EnrollmentNotification,
): Promise<void> {
  const { inquiryId, providerId } = enrollment
  const { name: provider } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { name: true } })
  for (const to of await findRecipients(tx, enrollment, reader))
    await notify(tx, { kind: 'place-changed', to, facts: { inquiryId, provider, reader, change }, at })
}

/**
 * A provider confirms the enrollment of the child in a conversation, from a first day on. If the provider's openings follow its
 * enrollments, the age group loses one opening. Returns the id and the cache tags of the pages that change, including reviews that show how
 * the author knows the provider. Throws NotFoundError, ForbiddenError for a parent, InvalidInputError, and ConflictError if already
 * enrolled or blocked.
 */
export async function confirmEnrollment(
  actor: SignedInActor,
  inquiryId: number,
  { startsOn, band }: EnrollmentInput,
  now: Date,
): Promise<{ id: number; changed: string[] }> {
  return db().$transaction(async (tx) => {
    const { side, ...inquiry } = await lockOwnInquiry(tx, actor, inquiryId)
    if (side !== 'careprovider') throw new ForbiddenError(message('enrollment.enrollmentErrors.onlyProviders'))
    // Lock the provider before inserting a row that references it: writing openings takes the same lock, and the other order deadlocks.
    await lockProvider(tx, inquiry.providerId)
    await assertWritable(tx, { ...inquiry, side })
    if ((await tx.enrollment.count({ where: { inquiryId, status: 'enrolled' } })) > 0)
      throw new ConflictError(message('enrollment.enrollmentErrors.confirmed'))
    const { caregiverId, providerId } = inquiry
    const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { timeZone: true } })
    const problem = startProblem(startsOn, todayIn(timeZone, now))
    if (problem) throw invalidField('startsOn', problem)
    const enrollment = { inquiryId, caregiverId, providerId }
    const { id } = await tx.enrollment.create({
      data: { ...enrollment, band, startsOn: new Date(startsOn), confirmedAt: now },
      select: { id: true },
    })
    await confirmProvenance(tx, { caregiverId, providerId, relation: 'enrolled', at: now })
    await notifyOfEnrollment(tx, { enrollment, change: 'confirmed', reader: 'caregiver', at: now })
    const followed = { providerId, enrollmentId: id, band, change: -1, actorId: actor.id, at: now } as const
    const changedTags = await followOpenings(tx, followed)
    if (changedTags.length > 0)
      await tx.enrollment.update({ where: { id }, data: { tookOpening: true }, select: { id: true } })
    return { id, changed: [tags.provider(providerId), ...changedTags] }
  })
}

/**
 * Gives the opening back once an enrollment is over. One that never began undoes exactly what confirming it did; otherwise the opening goes
 * to the age group the child was in on its last day. Does nothing before the last day has passed. Returns the changed cache tags.
 */
async function releaseEndedEnrollment(
  tx: Transaction,
  id: number,
  actorId: number | null,
  at: Date,
): Promise<string[]> {
  await tx.$queryRaw`SELECT 1 FROM enrollments WHERE id = ${id} FOR UPDATE`
  const enrollment = await tx.enrollment.findUniqueOrThrow({
    where: { id },
    select: {
      providerId: true,
      startsOn: true,
      endsOn: true,
      band: true,
      tookOpening: true,
      isSettled: true,
      inquiry: { select: { childAgeMonths: true, createdAt: true } },
      provider: { select: { timeZone: true, openingsFollowSince: true } },
    },
  })
  const { endsOn, startsOn, inquiry, provider, providerId } = enrollment
  if (!endsOn || enrollment.isSettled) return []
  const neverBegan = endsOn < startsOn
  if (!neverBegan && dayOf(endsOn) >= todayIn(provider.timeZone, at)) return []
  await tx.enrollment.update({ where: { id }, data: { isSettled: true }, select: { id: true } })
  const since = provider.openingsFollowSince
  if (!since || endsOn < since || (neverBegan && !enrollment.tookOpening)) return []
  const knownAge = { ageMonths: inquiry.childAgeMonths, on: todayIn(provider.timeZone, inquiry.createdAt) }
  const band = (neverBegan ? null : bandOn(dayOf(endsOn), knownAge)) ?? enrollment.band
  return followOpenings(tx, { providerId, enrollmentId: id, band, change: 1, actorId, at })
}

/**
 * Releases every enrollment whose last day has passed, at providers whose openings follow, one per transaction. A failure does not stop the
 * others; the first one is thrown at the end.
 */
export async function releaseEndedEnrollments(now: Date): Promise<void> {
  const provider = { openingsFollowSince: { not: null } }
  const where = { isSettled: false, status: { not: 'enrolled' }, endsOn: { lt: now }, provider } as const
  const warn = (sentence: string) => logger.warn({ event: 'enrollments.settled' }, sentence)
  const problems: unknown[] = []
  for (const { id } of await db().enrollment.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } })) {
    try {
      await revalidateRemotely(await db().$transaction((tx) => releaseEndedEnrollment(tx, id, null, now)), warn)
    } catch (error) {
      problems.push(error)
    }
  }
  if (problems.length > 0) throw problems[0]
}

/**
 * Ends one of the actor's enrollments: the family withdraws the child, or the provider ends it. The other side is notified. Returns the new
 * status and the cache tags of the pages that change, because of openings that follow enrollments or reviews that show how the author knows
 * the provider. Throws NotFoundError, InvalidInputError, and ConflictError if it has already ended.
 */
export async function endEnrollment(
  actor: SignedInActor,
  id: number,
  endsOn: string,
  now: Date,
): Promise<{ status: EnrollmentStatus; changed: string[] }> {
  return db().$transaction(async (tx) => {
    const enrollment = await lockOwnEnrollment(tx, actor, id)
    if (enrollment.status !== 'enrolled') throw new ConflictError(ENDED)
    const today = todayIn(enrollment.provider.timeZone, now)
    const problem = endProblem(endsOn, { startsOn: dayOf(enrollment.startsOn), today })
    if (problem) throw invalidField('endsOn', problem)
    const side = sideOf(actor.role) ?? 'caregiver'
    const status = side === 'caregiver' ? 'withdrawn' : 'ended'
    await tx.enrollment.update({ where: { id }, data: { status, endsOn: new Date(endsOn) }, select: { id: true } })
    await withdrawUnusedProvenance(tx, enrollment)
    await notifyOfEnrollment(tx, { enrollment, change: status, reader: otherSide(side), at: now })
    const changedTags = await releaseEndedEnrollment(tx, id, actor.id, now)
    return { status, changed: [tags.provider(enrollment.providerId), ...changedTags] }
  })
}

/** If no enrollment ever began, the parent's reviews lose their "enrolled" provenance. */
async function withdrawUnusedProvenance(
  tx: Transaction,
  { providerId, caregiverId }: { providerId: number; caregiverId: number },
) {
  const enrollments = await tx.enrollment.findMany({
    where: { providerId, caregiverId },
    select: { startsOn: true, endsOn: true },
  })
  if (enrollments.some(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn)) return
  await withdrawProvenance(tx, { providerId, caregiverId, relation: 'enrolled' })
}

const CURRENT = message('enrollment.enrollmentErrors.current')

/**
 * A parent tells the current provider that they want to leave, and optionally contacts the next one: two conversations, both or neither.
 * The enrollment itself stays until one side ends it. `locale`: the language of the subject. Returns the conversation ids. Throws
 * ConflictError if the enrollment has ended, InvalidInputError if both providers are the same, and otherwise as beginInquiries does.
 */
export async function requestTransfer(
  actor: SignedInActor,
  id: number,
  input: TransferInput,
  now: Date,
  locale: Locale,
): Promise<number[]> {
  const { text, nextDaycareId, nextText } = input
  return db().$transaction(async (tx) => {
    const enrollment = await lockOwnEnrollment(tx, actor, id)
    if (enrollment.status !== 'enrolled') throw new ConflictError(ENDED)
    const currentId = enrollment.provider.slug
    if (nextDaycareId === currentId) throw invalidField('nextDaycareId', CURRENT)
    const subject = translate(locale, 'enrollment.written')('transfer')
    const shared = { subject, childAgeMonths: null, wantedStart: null }
    const ids = await beginInquiries(tx, actor, { ...shared, text, daycareIds: [currentId] }, now)
    if (nextDaycareId !== null && nextText !== null)
      ids.push(...(await beginInquiries(tx, actor, { ...shared, text: nextText, daycareIds: [nextDaycareId] }, now)))
    await tx.enrollment.update({ where: { id }, data: { transferAskedAt: now }, select: { id: true } })
    return ids
  })
}

/** Moves the enrollments of a provider that is merged into another (internal ids, both locked). */
export async function moveEnrollments(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.enrollment.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}
