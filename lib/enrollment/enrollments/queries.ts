import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { providersOf } from '@/lib/listings/people/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { todayIn } from '@/lib/platform/time/dates'
import { findFactSheet } from '@/lib/providers/queries'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/openings'
import { findOwnInquiry, findWritability } from '../inquiries/queries/inquiries'
import { findConversation } from '../tours/queries/tours'
import { bandOn, shownEnrollment } from './rules/enrollments'
import type { AgeGroupChoice, ConversationWithEnrollments, EnrollmentPanel, EnrollmentSummary } from './schema'

const NOT_FOUND = message('enrollment.enrollmentErrors.notFound')
const PLACE = { id: true, status: true, startsOn: true, endsOn: true } as const

/** The enrollments a user is part of: the only condition under which one is read or changed. */
export function ownEnrollments({ id, role }: Pick<SignedInActor, 'id' | 'role'>) {
  return role === 'caregiver' ? { caregiverId: id } : { provider: providersOf(id, 'answer') }
}

/** Finds one of the actor's enrollments and locks it until the transaction ends. Throws NotFoundError for any other. */
export async function lockOwnEnrollment(tx: Transaction, actor: SignedInActor, id: number) {
  await tx.$queryRaw`SELECT 1 FROM enrollments WHERE id = ${id} FOR UPDATE`
  const row = await tx.enrollment.findFirst({
    where: { id, ...ownEnrollments(actor) },
    select: {
      ...PLACE,
      inquiryId: true,
      caregiverId: true,
      providerId: true,
      provider: { select: { slug: true, timeZone: true } },
    },
  })
  if (!row) throw new NotFoundError(NOT_FOUND)
  return row
}

/** The age groups a child can enroll in, for a provider (internal id) whose openings follow enrollments; null otherwise. */
async function findRooms(
  { id, providerId }: { id: number; providerId: number },
  { timeZone, today }: { timeZone: string; today: string },
): Promise<AgeGroupChoice | null> {
  const { followsEnrollments, ageBands, facts } = await findFactSheet(providerId)
  if (!followsEnrollments) return null
  const isCurrent = countsInFilters(freshnessOf(facts.openings, today))
  const known = isCurrent ? ageBands.flatMap(({ band, openings }) => (openings === null ? [] : [[band, openings]])) : []
  const { childAgeMonths: ageMonths, createdAt } = await db().inquiry.findUniqueOrThrow({
    where: { id },
    select: { childAgeMonths: true, createdAt: true },
  })
  const suggested = bandOn(today, { ageMonths, on: todayIn(timeZone, createdAt) })
  return { suggested, openings: Object.fromEntries(known) }
}

const CARD = {
  ...PLACE,
  inquiryId: true,
  transferAskedAt: true,
  provider: { select: { id: true, slug: true, name: true, timeZone: true, phone: true, email: true, status: true } },
} as const

/** Current and upcoming enrollments of a parent's children, newest first. */
export async function findEnrollments(actor: SignedInActor, now: Date): Promise<EnrollmentSummary[]> {
  const rows = await db().enrollment.findMany({
    where: { ...ownEnrollments(actor), caregiverId: actor.id },
    orderBy: { id: 'desc' },
    select: CARD,
  })
  return rows
    .map(({ provider, inquiryId, transferAskedAt, ...row }) => {
      const isOpen = provider.status === 'open' || provider.status === 'temporarily_closed'
      const [phone, email] = isOpen ? [provider.phone, provider.email] : [null, null]
      return {
        ...shownEnrollment(row, todayIn(provider.timeZone, now)),
        provider: { id: provider.slug, name: provider.name, phone, email },
        inquiryId,
        isTransferAsked: transferAskedAt !== null,
      }
    })
    .filter(({ phase }) => phase !== 'past')
}

/** The provider of one of the actor's enrollments whose transfer can be requested. Throws NotFoundError for any other. */
export async function findEnrollmentToTransfer(actor: SignedInActor, id: number) {
  const row = await db().enrollment.findFirst({
    where: { id, status: 'enrolled', transferAskedAt: null, ...ownEnrollments(actor), caregiverId: actor.id },
    select: { provider: { select: { id: true, name: true } } },
  })
  if (!row) throw new NotFoundError(NOT_FOUND)
  return { internalId: row.provider.id, name: row.provider.name }
}

/** The enrollments confirmed in one of the actor's conversations. Throws NotFoundError for any other. */
async function findPlacePanel(actor: SignedInActor, inquiryId: number, now: Date): Promise<EnrollmentPanel> {
  const own = await findOwnInquiry(db(), actor, inquiryId)
  const [writability, { timeZone }, rows] = await Promise.all([
    findWritability(db(), own),
    db().provider.findUniqueOrThrow({ where: { id: own.providerId }, select: { timeZone: true } }),
    db().enrollment.findMany({ where: { inquiryId }, orderBy: { id: 'desc' }, select: PLACE }),
  ])
  const today = todayIn(timeZone, now)
  const isTaken = rows.some(({ status }) => status === 'enrolled')
  const canConfirm = own.side === 'careprovider' && writability === 'open' && !isTaken
  return {
    places: rows.map((row) => shownEnrollment(row, today)),
    canConfirm,
    rooms: canConfirm ? await findRooms(own, { timeZone, today }) : null,
    today,
  }
}

/** One of the actor's conversations with its tours and enrollments. Throws NotFoundError for any other. */
export async function findConversationWithEnrollments(
  actor: SignedInActor,
  id: number,
  now: Date,
): Promise<ConversationWithEnrollments> {
  const [conversation, enrollment] = await Promise.all([
    findConversation(actor, id, now),
    findPlacePanel(actor, id, now),
  ])
  return { ...conversation, enrollment }
}
