import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { OutboxPage, ShownMail } from './types'

/**
 * The outbox for whoever asks, without a question who it is: mails hold links that open accounts. So each of these looks
 * itself whether this server shows them (MAIL_VIEWER), and has undefined where it does not.
 */
export const MAILS_PER_PAGE = 50

const lineSelect = {
  id: true,
  kind: true,
  toEmail: true,
  toName: true,
  subject: true,
  status: true,
  createdAt: true,
} as const

/** As addresses have it; nine digits stay within the database's integers. */
const fromAddress = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** One page of it. What is no number is the first page; beyond the end is the last one. */
export async function readOutbox(typedPage: unknown): Promise<OutboxPage | undefined> {
  if (!env().MAIL_VIEWER) return undefined
  const count = await db().mail.count()
  const pageCount = Math.max(1, Math.ceil(count / MAILS_PER_PAGE))
  const page = Math.min(fromAddress.safeParse(typedPage).data ?? 1, pageCount)
  const mails = await db().mail.findMany({
    select: lineSelect,
    orderBy: { id: 'desc' },
    skip: (page - 1) * MAILS_PER_PAGE,
    take: MAILS_PER_PAGE,
  })
  return { mails, count, page, pageCount }
}

/** One mail, all but its HTML. Undefined also when there is no such mail. */
export async function readMail(typedId: unknown): Promise<ShownMail | undefined> {
  const id = fromAddress.safeParse(typedId).data
  if (!env().MAIL_VIEWER || !id) return undefined
  const select = { ...lineSelect, text: true, attempts: true, problem: true, usefulUntil: true } as const
  return (await db().mail.findUnique({ where: { id }, select })) ?? undefined
}

/** A mail's HTML. Undefined also when there is no such mail, or its words were emptied. */
export async function readMailHtml(typedId: unknown): Promise<string | undefined> {
  const id = fromAddress.safeParse(typedId).data
  if (!env().MAIL_VIEWER || !id) return undefined
  return (await db().mail.findUnique({ where: { id }, select: { html: true } }))?.html ?? undefined
}
