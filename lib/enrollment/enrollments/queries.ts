import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { hasUnreadAt } from '@/lib/notifications/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { todayIn } from '@/lib/platform/time/dates'
import { isListed } from '@/lib/providers/catalogue/traits'
import { findFactSheet } from '@/lib/providers/queries'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/openings'
import { findInquiry, findViewedInquiry, participating, type ViewedInquiry } from '../inquiries/queries/inquiries'
import { findTourPanel } from '../tours/queries/tours'
import { bandOn, shownEnrollment } from './rules/enrollments'
import type { AgeGroupChoice, ConversationWithEnrollments, EnrollmentPanel, EnrollmentSummary } from './schema'

const NOT_FOUND = message('enrollment.enrollmentErrors.notFound')
const PLACE = { id: true, status: true, startsOn: true, endsOn: true } as const

/** Finds one of the actor's enrollments and locks it until the transaction ends. Throws NotFoundError for any other. */
export async function lockOwnEnrollment(tx: Transaction, actor: SignedInActor, id: number) {
  await tx.$queryRaw`SELECT 1 FROM enrollments WHERE id = ${id} FOR UPDATE`
  const row = await tx.enrollment.findFirst({
    where: { id, ...participating(actor) },
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

/** The age groups the child of a conversation can enroll in, if the provider's openings follow its enrollments; null otherwise. */
async function findRooms({ id, providerId, timeZone }: ViewedInquiry, today: string): Promise<AgeGroupChoice | null> {
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
    where: { caregiverId: actor.id },
    orderBy: { id: 'desc' },
    select: CARD,
  })
  return rows
    .map(({ provider, inquiryId, transferAskedAt, ...row }) => {
      const [phone, email] = isListed(provider.status) ? [provider.phone, provider.email] : [null, null]
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
    where: { id, status: 'enrolled', transferAskedAt: null, caregiverId: actor.id },
    select: { provider: { select: { id: true, name: true } } },
  })
  if (!row) throw new NotFoundError(NOT_FOUND)
  return { internalId: row.provider.id, name: row.provider.name }
}

/** The enrollments confirmed in a conversation. */
async function findEnrollmentPanel(inquiry: ViewedInquiry, now: Date): Promise<EnrollmentPanel> {
  const { id: inquiryId, side, writability, timeZone } = inquiry
  const rows = await db().enrollment.findMany({ where: { inquiryId }, orderBy: { id: 'desc' }, select: PLACE })
  const today = todayIn(timeZone, now)
  const isTaken = rows.some(({ status }) => status === 'enrolled')
  const canConfirm = side === 'careprovider' && writability === 'open' && !isTaken
  return {
    places: rows.map((row) => shownEnrollment(row, today)),
    canConfirm,
    rooms: canConfirm ? await findRooms(inquiry, today) : null,
    today,
  }
}

/** One of the actor's conversations with its tours and enrollments. Throws NotFoundError for any other. */
export async function findConversationWithEnrollments(
  actor: SignedInActor,
  id: number,
  now: Date,
): Promise<ConversationWithEnrollments> {
  const viewed = await findViewedInquiry(actor, id)
  const [inquiry, visits, enrollment, hasNews] = await Promise.all([
    findInquiry(viewed),
    findTourPanel(viewed, now),
    findEnrollmentPanel(viewed, now),
    hasUnreadAt(actor, dashboardRoutes.conversation(viewed.side, id)),
  ])
  return { ...inquiry, visits, enrollment, hasNews }
}
