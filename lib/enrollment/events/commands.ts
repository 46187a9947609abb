import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { SignedInActor } from '@/lib/access/types'
import { providersOf } from '@/lib/listings/people/queries'
import { notify, type Recipient } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import {
  ConflictError,
  conflictingField,
  InvalidInputError,
  invalidField,
  NotFoundError,
  TooManyRequestsError,
} from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { dayOf } from '@/lib/platform/time/dates'
import { codeFromPublicId } from '@/lib/providers/rules/names'
import type { ProviderEventKind } from '@/prisma/generated/enums'
import { SAME_WITHIN_MS } from '../inquiries/rules/conversation'
import { contentOf, EVENT, familiesOf, findReached } from './queries'
import { isOver, MAX_CHANGES, MAX_SENT_A_DAY, whenProblem } from './rules'
import type { EventChange, EventContent, EventFamilies, EventInput, NewEventInput } from './schema'

/**
 * Finds an event of the actor's provider that is neither past nor cancelled, and locks it until the transaction ends. Throws
 * NotFoundError for any other, and ConflictError.
 */
async function lockEvent(tx: Transaction, { id: userId }: SignedInActor, id: number, now: Date) {
  await tx.$queryRaw`SELECT 1 FROM provider_events WHERE id = ${id} FOR UPDATE`
  const row = await tx.providerEvent.findFirst({
    where: { id, provider: providersOf(userId, 'speak-for') },
    select: EVENT,
  })
  if (!row) throw new NotFoundError(message('enrollment.eventErrors.notFound'))
  if (row.cancelledAt) throw new ConflictError(message('enrollment.eventErrors.cancelled'))
  if (isOver(dayOf(row.day), row.provider.timeZone, now))
    throw new ConflictError(message('enrollment.eventErrors.over'))
  return row
}

/** The families that an event would reach. `before`: the event before an edit. Throws InvalidInputError if its day, times or families are invalid. */
async function checkReach(
  tx: Transaction,
  provider: { id: number; timeZone: string },
  input: EventInput,
  now: Date,
  before?: EventContent,
) {
  const problem = whenProblem(input, provider.timeZone, now, before)
  const [first] = Object.values(problem ?? {})
  if (problem && first) throw new InvalidInputError(first, problem)
  const { reachedIds, people } = await findReached(tx, provider, input)
  const { enrollmentIds } = input
  if (enrollmentIds ? enrollmentIds.some((id) => !reachedIds.includes(id)) : reachedIds.length === 0) {
    const refusal = enrollmentIds
      ? message('enrollment.eventErrors.notEnrolled')
      : message('enrollment.eventErrors.nobody')
    throw invalidField('enrollmentIds', refusal)
  }
  return people
}

type EventNotification = {
  event: Pick<EventContent, 'day' | 'startMinute' | 'endMinute'> & { kind: ProviderEventKind }
  provider: { name: string; timeZone: string }
  people: readonly Recipient[]
  change: 'new' | 'changed' | 'cancelled'
  at: Date
}

/** Notifies families of an event. Its title and note are shown on the site only. */
async function notifyOfEvent(
  tx: Transaction,
  { event, provider, people, change, at }: EventNotification,
): Promise<void> {
  const facts = {
    provider: provider.name,
    event: event.kind,
    day: event.day,
    startMinute: event.startMinute,
    endMinute: event.endMinute,
    change,
  }
  for (const to of people) await notify(tx, { kind: 'provider-event', to, facts, at })
}

const DAY_SECONDS = 86_400

/**
 * Sends an event to families enrolled with one of the actor's providers, and notifies them. The same event sent again within ten minutes
 * counts once. Returns its id. Throws NotFoundError, InvalidInputError, and TooManyRequestsError.
 */
export async function sendEvent(actor: SignedInActor, { daycareId, ...input }: NewEventInput, now: Date) {
  return db().$transaction(async (tx) => {
    const provider = await tx.provider.findFirst({
      where: { code: codeFromPublicId(daycareId) ?? '', ...providersOf(actor.id, 'speak-for') },
      select: { id: true, name: true, timeZone: true },
    })
    if (!provider) throw new NotFoundError(message('enrollment.errors.noProvider'))
    // Serializes sending, so that the daily limit holds.
    await tx.$queryRaw`SELECT 1 FROM provider_people WHERE provider_id = ${provider.id} FOR UPDATE`
    const { enrollmentIds, ...content } = input
    const event = { ...content, day: new Date(content.day), providerId: provider.id, isForAll: enrollmentIds === null }
    const same = await findSame(tx, event, enrollmentIds, now)
    if (same) return same
    await assertDailyLimit(tx, provider.id, now)
    const people = await checkReach(tx, provider, input, now)
    const families = { create: (enrollmentIds ?? []).map((enrollmentId) => ({ enrollmentId })) }
    const { id } = await tx.providerEvent.create({
      data: { ...event, families, createdAt: now, updatedAt: now },
      select: { id: true },
    })
    await notifyOfEvent(tx, { event: content, provider, people, change: 'new', at: now })
    return id
  })
}

async function findSame(tx: Transaction, event: object, enrollmentIds: EventFamilies, now: Date) {
  const createdAt = { gt: new Date(now.getTime() - SAME_WITHIN_MS) }
  const rows = await tx.providerEvent.findMany({ where: { ...event, cancelledAt: null, createdAt }, select: EVENT })
  return rows.find((row) => String(familiesOf(row)) === String(enrollmentIds))?.id
}

async function assertDailyLimit(tx: Transaction, providerId: number, now: Date): Promise<void> {
  const createdAt = { gt: new Date(now.getTime() - DAY_SECONDS * 1000) }
  if ((await tx.providerEvent.count({ where: { providerId, createdAt } })) >= MAX_SENT_A_DAY)
    throw new TooManyRequestsError(DAY_SECONDS)
}

const idsOf = (people: readonly Recipient[]) => new Set(people.map(({ id }) => id))
const CHANGED = message('enrollment.eventErrors.changedMeanwhile')

/**
 * Edits an event of the actor's provider. Families that still get it are notified of the change, new ones of the event, and those that no
 * longer get it of the cancellation. Returns whether anything changed. Throws NotFoundError, InvalidInputError, and ConflictError, also if
 * it was changed since `version`.
 */
export async function changeEvent(actor: SignedInActor, id: number, change: EventChange, now: Date): Promise<boolean> {
  const { version, ...input } = change
  return db().$transaction(async (tx) => {
    const row = await lockEvent(tx, actor, id, now)
    const [before, enrollmentIds] = [contentOf(row), familiesOf(row)]
    const { enrollmentIds: nextIds, ...content } = input
    if (isDeepStrictEqual({ ...before, enrollmentIds }, { ...content, enrollmentIds: nextIds })) return false
    if (version !== undefined && version !== row.sequence) throw conflictingField('version', CHANGED)
    if (row.sequence >= MAX_CHANGES) throw new ConflictError(message('enrollment.eventErrors.changedOften'))
    const provider = { ...row.provider, id: row.providerId }
    const people = await checkReach(tx, provider, input, now, before)
    const formerPeople = (await findReached(tx, provider, { day: before.day, enrollmentIds })).people
    await tx.providerEvent.update({
      where: { id },
      data: {
        ...content,
        day: new Date(content.day),
        isForAll: nextIds === null,
        sequence: { increment: 1 },
        updatedAt: now,
        families: { deleteMany: {}, create: (nextIds ?? []).map((enrollmentId) => ({ enrollmentId })) },
      },
      select: { id: true },
    })
    const [ids, formerIds] = [idsOf(people), idsOf(formerPeople)]
    const remainingPeople = people.filter(({ id }) => formerIds.has(id))
    const addedPeople = people.filter(({ id }) => !formerIds.has(id))
    const removedPeople = formerPeople.filter(({ id }) => !ids.has(id))
    await notifyOfEvent(tx, { event: content, provider, people: remainingPeople, change: 'changed', at: now })
    await notifyOfEvent(tx, { event: content, provider, people: addedPeople, change: 'new', at: now })
    await notifyOfEvent(tx, { event: before, provider, people: removedPeople, change: 'cancelled', at: now })
    return true
  })
}

/**
 * Cancels an event of the actor's provider; it stays visible as cancelled, and families are notified. Throws NotFoundError,
 * ConflictError.
 */
export async function cancelEvent(actor: SignedInActor, id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const row = await lockEvent(tx, actor, id, now)
    const event = contentOf(row)
    await tx.providerEvent.update({
      where: { id },
      data: { cancelledAt: now, updatedAt: now, sequence: { increment: 1 } },
      select: { id: true },
    })
    const { people } = await findReached(
      tx,
      { ...row.provider, id: row.providerId },
      { day: event.day, enrollmentIds: familiesOf(row) },
    )
    await notifyOfEvent(tx, { event, provider: row.provider, people, change: 'cancelled', at: now })
  })
}

/**
 * Moves the events of a provider that is merged into another (internal ids, both locked). An event for every enrolled family is limited to
 * the families it reached, so that the surviving provider's own families do not get it. Must run before enrollments are moved.
 */
export async function moveEvents(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const forAll = { providerId: fromId, isForAll: true }
  const events = await tx.providerEvent.findMany({ where: forAll, select: { id: true } })
  const enrollments = await tx.enrollment.findMany({ where: { providerId: fromId }, select: { id: true } })
  const families = events.flatMap((event) => enrollments.map(({ id }) => ({ eventId: event.id, enrollmentId: id })))
  await tx.providerEventFamily.createMany({ data: families, skipDuplicates: true })
  await tx.providerEvent.updateMany({ where: forAll, data: { isForAll: false } })
  await tx.providerEvent.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}
