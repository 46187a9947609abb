import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnInquiry } from '@/lib/messages/queries/own'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/providers/rules/dates'
import { Prisma } from '@/prisma/generated/client'
import { type LeadRow, leadsSql, toLead } from '../select'
import type { Lead, LeadPanel } from '../types'

const NONE = 'There is no such lead.'

/** One of the actor's leads, by its conversation, and the provider's day. Throws NotFoundError for anything else, also for a parent's own conversation. */
export async function findLead(
  connection: Database | Transaction,
  actor: SignedInActor,
  id: number,
  now: Date,
): Promise<{ lead: Lead; today: string }> {
  const own = await findOwnInquiry(connection, actor, id)
  if (own.side !== 'careprovider') throw new NotFoundError(NONE)
  const { timeZone } = await connection.provider.findUniqueOrThrow({
    where: { id: own.providerId },
    select: { timeZone: true },
  })
  const today = todayIn(timeZone, now)
  const [row] = await connection.$queryRaw<LeadRow[]>(
    leadsSql(Prisma.sql`i.id = ${own.id}`, Prisma.sql`${today}::date`),
  )
  if (!row) throw new NotFoundError(NONE)
  return { lead: toLead(row, today), today }
}

/** A lead with its notes, the newest first. Throws as above. */
export async function findLeadPanel(actor: SignedInActor, id: number, now: Date): Promise<LeadPanel> {
  const found = await findLead(db(), actor, id, now)
  const notes = await db().leadNote.findMany({
    where: { inquiryId: id },
    orderBy: { id: 'desc' },
    select: { id: true, text: true, createdAt: true, authorId: true, author: { select: { firstName: true } } },
  })
  return {
    ...found,
    notes: notes.map(({ author, authorId, createdAt, ...note }) => ({
      ...note,
      author: author.firstName,
      createdAt: createdAt.toISOString(),
      isYours: authorId === actor.id,
    })),
  }
}
