import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/account'
import { ACTIVE_PEOPLE, peopleToNotify, providersOf } from '@/lib/listings/people/queries'
import { readPrivateFile } from '@/lib/media/queries'
import type { PrivateFile } from '@/lib/media/schema'
import { RECIPIENT } from '@/lib/notifications/commands/notify'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { containsWords } from '@/lib/platform/database/word-search'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { type Message, message } from '@/lib/platform/language/message'
import { Prisma } from '@/prisma/generated/client'
import type { InquirySide } from '@/prisma/generated/enums'
import { otherSide, sideOf } from '../../policy'
import { excerptOf, kindOfName, monthOf, PAGE_SIZE, type Writability, writabilityOf } from '../rules/conversation'
import type { InquiriesQuery, InquiryDetail, InquiryPage, ReportedInquiry, ShownAttachment } from '../schema'
import { findRelayAddresses } from './relay'

/** The conversations, tours and enrollments a user takes part in: the condition under which one is read or changed. */
export function participating({ id, role }: Pick<SignedInActor, 'id' | 'role'>) {
  return role === 'caregiver' ? { caregiverId: id } : { provider: providersOf(id, 'answer') }
}

export type OwnInquiry = { id: number; caregiverId: number; providerId: number; side: InquirySide }

/** One of the actor's conversations, and the side they are on. Throws NotFoundError for any other. */
export async function findOwnInquiry(
  connection: Database | Transaction,
  actor: SignedInActor,
  id: number,
): Promise<OwnInquiry> {
  const side = sideOf(actor.role)
  const row =
    side &&
    (await connection.inquiry.findFirst({
      where: { id, ...participating(actor) },
      select: { id: true, caregiverId: true, providerId: true },
    }))
  if (!row) throw new NotFoundError(message('enrollment.inquiryErrors.notFound'))
  return { ...row, side }
}

/** Locks a conversation until the transaction ends, so that changes to it, its tours and its lead come one after another. */
export async function lockInquiry(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${id} FOR UPDATE`
}

/** One of the actor's conversations, locked. It is read after locking, because until then it may be withdrawn, or moved by a merge. */
export async function lockOwnInquiry(tx: Transaction, actor: SignedInActor, id: number): Promise<OwnInquiry> {
  await lockInquiry(tx, id)
  return findOwnInquiry(tx, actor, id)
}

/** Whether one side can write in a conversation, or begin one. */
export async function findWritability(
  connection: Database | Transaction,
  { caregiverId, providerId, side }: Omit<OwnInquiry, 'id'>,
): Promise<Writability> {
  const { status, inquiryBlocks, _count } = await connection.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: {
      status: true,
      inquiryBlocks: { where: { caregiverId }, select: { side: true } },
      _count: { select: { people: { where: ACTIVE_PEOPLE } } },
    },
  })
  const isAnswered = _count.people > 0 || (await findRelayAddresses(connection, [providerId])).has(providerId)
  return writabilityOf({ side, status, isAnswered, blocks: inquiryBlocks.map((one) => one.side) })
}

/** Throws ConflictError, with the reason, if this side cannot write in a conversation. */
export async function assertWritable(
  connection: Database | Transaction,
  inquiry: Omit<OwnInquiry, 'id'>,
): Promise<void> {
  const writability = await findWritability(connection, inquiry)
  // The conversation's page shows the same texts.
  if (writability !== 'open') throw new ConflictError(message(`enrollment.standings.${writability}`))
}

/** The people to notify on one side of a conversation. */
export function findRecipients(
  tx: Transaction,
  { caregiverId, providerId }: Pick<OwnInquiry, 'caregiverId' | 'providerId'>,
  side: InquirySide,
) {
  const where = side === 'caregiver' ? { id: caregiverId, status: 'active' as const } : peopleToNotify(providerId)
  return tx.user.findMany({ where, select: RECIPIENT })
}

/** What the provider's side may have done in a conversation besides writing. */
const ANSWERING_TOURS = {
  OR: [{ startsAt: { not: null } }, { proposedBy: 'careprovider' }, { decidedBy: 'careprovider' }],
} satisfies Prisma.TourWhereInput

const REACTIONS = {
  messages: { where: { side: 'careprovider' } },
  tours: { where: ANSWERING_TOURS },
  enrollments: true,
  reports: true,
} satisfies Prisma.InquiryCountOutputTypeSelect

const areAllZero = (counts: Record<keyof typeof REACTIONS, number>) =>
  Object.values(counts).every((count) => count === 0)

/** Whether the parent can withdraw a request because nothing has come of it yet: no answer, agreed tour, enrollment or report. */
export async function isUnanswered(tx: Transaction, inquiryId: number): Promise<boolean> {
  const { _count } = await tx.inquiry.findUniqueOrThrow({
    where: { id: inquiryId },
    select: { _count: { select: REACTIONS } },
  })
  return areAllZero(_count)
}

const ATTACHMENT = {
  id: true,
  name: true,
  width: true,
  height: true,
  file: { select: { bytes: true } },
} as const

type Row = { id: number; name: string; width: number | null; height: number | null; file: { bytes: number } }

const shownAttachment = ({ file, ...row }: Row): ShownAttachment => ({
  ...row,
  kind: kindOfName(row.name),
  bytes: file.bytes,
})

/**
 * A file in one of the actor's conversations; an unsent one only for its uploader. Throws NotFoundError for any other.
 */
export async function findAttachedFile(actor: SignedInActor, id: number): Promise<PrivateFile & { name: string }> {
  const row =
    sideOf(actor.role) &&
    (await db().messageAttachment.findFirst({
      where: { id, inquiry: participating(actor), OR: [{ messageId: { not: null } }, { uploaderId: actor.id }] },
      select: { name: true, fileKey: true },
    }))
  const file = row && (await readPrivateFile(row.fileKey))
  if (!file) throw new NotFoundError(message('enrollment.attachmentErrors.notFound'))
  return { ...file, name: row.name }
}

/** One of the actor's conversations, with what all parts of its page depend on. */
export type ViewedInquiry = OwnInquiry & { writability: Writability; timeZone: string }

/** One of the actor's conversations, to be shown. Throws NotFoundError for any other. */
export async function findViewedInquiry(actor: SignedInActor, id: number): Promise<ViewedInquiry> {
  const own = await findOwnInquiry(db(), actor, id)
  const [writability, { timeZone }] = await Promise.all([
    findWritability(db(), own),
    db().provider.findUniqueOrThrow({ where: { id: own.providerId }, select: { timeZone: true } }),
  ])
  return { ...own, writability, timeZone }
}

/** A conversation with all its messages. */
export async function findInquiry(own: ViewedInquiry): Promise<InquiryDetail> {
  const [addresses, row] = await Promise.all([
    findRelayAddresses(db(), [own.providerId]),
    db().inquiry.findUniqueOrThrow({
      where: { id: own.id },
      select: {
        subject: true,
        childAgeMonths: true,
        wantedStart: true,
        caregiver: { select: { firstName: true, lastName: true } },
        provider: { select: { slug: true, name: true } },
        _count: { select: REACTIONS },
        messages: {
          orderBy: { id: 'asc' },
          select: {
            id: true,
            side: true,
            text: true,
            createdAt: true,
            readAt: true,
            author: { select: { firstName: true } },
            attachments: { orderBy: { id: 'asc' }, select: ATTACHMENT },
          },
        },
      },
    }),
  ])
  const { caregiver, provider, messages, wantedStart, _count, ...rest } = row
  return {
    id: own.id,
    ...rest,
    with: own.side === 'caregiver' ? provider.name : parentName(caregiver),
    provider: { id: provider.slug, name: provider.name },
    wantedStart: wantedStart && monthOf(wantedStart),
    standing: own.writability,
    canWithdraw: own.side === 'caregiver' && areAllZero(_count),
    isByMail: addresses.has(own.providerId),
    messages: messages.map(({ side, author, attachments, createdAt, readAt, ...message }) => ({
      ...message,
      attachments: attachments.map(shownAttachment),
      isYours: side === own.side,
      author:
        side === 'caregiver' ? parentName(caregiver) : author ? `${author.firstName}, ${provider.name}` : provider.name,
      isByMail: author === null,
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null,
    })),
  }
}

const EMPTY_PAGE: InquiryPage = { inquiries: [], page: 1, hasMore: false, unread: 0 }

/** A page of the actor's conversations, newest message first. `q`: only those that contain it. `onlyUnread`: only those with unread messages. */
export async function findInquiries(
  actor: SignedInActor,
  { q, page }: InquiriesQuery,
  { onlyUnread = false } = {},
): Promise<InquiryPage> {
  const side = sideOf(actor.role)
  if (!side) return EMPTY_PAGE
  const isUnread = { side: otherSide(side), readAt: null }
  const found = q ? { id: { in: await idsContaining(actor, q) } } : {}
  const [rows, counted] = await Promise.all([
    db().inquiry.findMany({
      where: { AND: [found, onlyUnread ? { messages: { some: isUnread } } : {}, participating(actor)] },
      orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE + 1,
      select: {
        id: true,
        subject: true,
        lastMessageAt: true,
        caregiver: { select: { firstName: true, lastName: true } },
        provider: { select: { name: true } },
        messages: { orderBy: { id: 'desc' }, take: 1, select: { text: true, side: true } },
      },
    }),
    // Not _count in the query above: that would count the unread messages of everyone.
    db().message.groupBy({ by: ['inquiryId'], where: { ...isUnread, inquiry: participating(actor) }, _count: true }),
  ])
  const unreadIn = new Map(counted.map(({ inquiryId, _count }) => [inquiryId, _count]))
  const inquiries = rows
    .slice(0, PAGE_SIZE)
    .map(({ id, subject, lastMessageAt, caregiver, provider, messages: [last] }) => ({
      id,
      with: side === 'caregiver' ? provider.name : parentName(caregiver),
      about: provider.name,
      subject,
      excerpt: excerptOf(last?.text ?? ''),
      isLastYours: last?.side === side,
      lastAt: lastMessageAt.toISOString(),
      unread: unreadIn.get(id) ?? 0,
    }))
  return { inquiries, page, hasMore: rows.length > PAGE_SIZE, unread: unreadIn.size }
}

/** How many of the actor's conversations have unread messages. */
export async function countUnreadInquiries(actor: SignedInActor): Promise<number> {
  const side = sideOf(actor.role)
  if (!side) return 0
  const isUnread = { messages: { some: { side: otherSide(side), readAt: null } } }
  return db().inquiry.count({ where: { ...isUnread, ...participating(actor) } })
}

/** The conversations of an account, of either role, whose subject, other side or messages contain these words. */
async function idsContaining({ id, role }: SignedInActor, typed: string): Promise<number[]> {
  const [own, parent] =
    role === 'caregiver'
      ? [Prisma.sql`i.caregiver_id = ${id}`, Prisma.sql`NULL`]
      : [
          Prisma.sql`i.provider_id IN (SELECT provider_id FROM provider_people WHERE user_id = ${id})`,
          parentNameSql(Prisma.sql`u.first_name`, Prisma.sql`u.last_name`),
        ]
  const messages = Prisma.sql`(SELECT string_agg(m.text, ' ') FROM messages m WHERE m.inquiry_id = i.id)`
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT i.id FROM inquiries i JOIN providers p ON p.id = i.provider_id JOIN users u ON u.id = i.caregiver_id
    WHERE ${own} AND ${containsWords(Prisma.sql`concat_ws(' ', i.subject, p.name, ${parent}, ${messages})`, typed)}`
  return rows.map((row) => row.id)
}

/** parentName() of lib/accounts/rules/account.ts in SQL. Providers' people must not find families by the rest of a last name, which they do not see. */
export function parentNameSql(firstName: Prisma.Sql, lastName: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`concat(${firstName}, ' ' || left(nullif(btrim(${lastName}), ''), 1) || '.')`
}

const COLUMNS = {
  id: true,
  reporterId: true,
  reason: true,
  note: true,
  createdAt: true,
  settledAt: true,
  outcome: true,
} as const satisfies Prisma.InquiryReportSelect

const INQUIRY = { select: { caregiverId: true, provider: { select: { name: true, slug: true } } } } as const

const MAX_REPORTS = 200

/**
 * Open reports of conversations, oldest first, without messages; limited to the conversations in `ids` if given. For admins and the
 * operator's command only.
 */
export function findReportedInquiries(ids?: readonly number[]) {
  return db().inquiryReport.findMany({
    where: { settledAt: null, ...(ids && { inquiryId: { in: [...ids] } }) },
    orderBy: { id: 'asc' },
    take: MAX_REPORTS,
    select: { ...COLUMNS, inquiryId: true, inquiry: INQUIRY },
  })
}

/** All reports of one conversation, decided ones too; null if there are none. For admins only. */
export async function findReportedInquiry(inquiryId: number): Promise<ReportedInquiry | null> {
  const reports = await db().inquiryReport.findMany({
    where: { inquiryId },
    orderBy: { id: 'asc' },
    select: { ...COLUMNS, inquiry: INQUIRY },
  })
  const inquiry = reports[0]?.inquiry
  if (!inquiry) return null
  const { caregiverId, provider } = inquiry
  return {
    inquiryId,
    caregiverId,
    provider: { id: provider.slug, name: provider.name },
    reports: reports.map(({ inquiry: _, ...report }) => report),
  }
}

/** The error for one of several providers who cannot be written to. */
export const cannotWriteMessage = (name: string, why: Exclude<Writability, 'open'>): Message =>
  message('enrollment.inquiryErrors.cannotAsk', { name, why: why.replaceAll('-', '_') })
