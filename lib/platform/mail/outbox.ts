import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { env, siteUrl } from '../config/env'
import { db, type Transaction } from '../database/client'
import { addJob, defineJob } from '../jobs/job'
import { now } from '../time/clock'
import { mailAddress, oneLine } from './address'
import type { OutboxPage, ShownMail } from './types'

/** Longer than whoever hands a mail over waits for the server's answer (delivery.ts), so he has noted it by then. */
const HANDING_OVER_MS = 180_000

export type OutboxMail = {
  messageId: string
  toEmail: string
  toName: string
  subject: string
  html: string
  text: string
  unsubscribeUrl: string | null
  calendar: string | null
  createdAt: Date
}
/** `problem`: why it is given up without a try. */
type Taken = { id: number; attempts: number; unclearTimes: number; mail: OutboxMail; problem: string | undefined }

/**
 * Takes a mail for one try. "busy": somebody is handing it over this very moment. Each try has a number, and only the last
 * one may go on to the end (markHandingOver), so taking it from somebody who is merely slow does no harm.
 */
export async function takeMail(id: number): Promise<Taken | 'done' | 'busy'> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM mails WHERE id = ${id} FOR UPDATE`
    const row = await tx.mail.findUnique({ where: { id } })
    if (!row || row.doneAt) return 'done'
    const diedHandingOver = row.status === 'handing_over'
    if (diedHandingOver && now().getTime() - Number(row.handedOverAt) < HANDING_OVER_MS) return 'busy'
    const data = {
      status: 'sending',
      attempts: row.attempts + 1,
      unclearTimes: row.unclearTimes + (diedHandingOver ? 1 : 0),
    } as const
    await tx.mail.update({ where: { id }, data })
    const mail = { ...row, html: row.html ?? '', text: row.text ?? '' }
    return { id, ...data, mail, problem: problemOf(row, data.unclearTimes) }
  })
}

function problemOf({ usefulUntil }: { usefulUntil: Date }, unclearTimes: number): string | undefined {
  if (unclearTimes > 1) return 'unclear twice'
  return usefulUntil < now() ? 'too late' : undefined
}

/** Asked right before the end of the message is sent. False when somebody else took the mail meanwhile. */
export async function markHandingOver(id: number, attempts: number): Promise<boolean> {
  const { count } = await db().mail.updateMany({
    where: { id, attempts, status: 'sending' },
    data: { status: 'handing_over', handedOverAt: now() },
  })
  return count === 1
}

/** The try came to nothing, for sure or (isUnclear) as far as one can know. */
export async function returnToOutbox(id: number, attempts: number, problem: string, isUnclear: boolean): Promise<void> {
  await insist(() =>
    db().mail.updateMany({
      where: { id, attempts, doneAt: null },
      data: { status: 'queued', problem, ...(isUnclear ? { unclearTimes: { increment: 1 } } : {}) },
    }),
  )
}

/** Done with, one way or the other; the words are not kept. */
export async function finishMail(
  id: number,
  attempts: number,
  status: 'sent' | 'failed' | 'unclear',
  problem: string | null = null,
) {
  await insist(() =>
    db().mail.updateMany({
      where: { id, attempts, doneAt: null },
      data: { status, problem, html: null, text: null, unsubscribeUrl: null, calendar: null, doneAt: now() },
    }),
  )
}

/** What the mail server said must not be lost because the database is away just then. */
async function insist(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write()
      return
    } catch (error) {
      if (tries >= 60) throw error
      await sleep(1_000)
    }
  }
}

export const sendMailJob = defineJob('send-mail', z.object({ mailId: z.number().int() }))

const USEFUL_FOR_MS = 3 * 86_400_000

export type OutgoingMail = {
  /** Which of our mails it is, such as "reset-password": for the log and the viewer, never shown to the reader. */
  kind: string
  to: { email: string; name?: string }
  /** Whose it is, so that it goes when the account goes. */
  userId?: number
  subject: string
  html: string
  text: string
  /** Where a mailbox's own "unsubscribe" is sent (RFC 8058). */
  unsubscribeUrl?: string
  /** A file for calendars that goes with it (calendarFile). */
  calendar?: string
  /** Not sent any more after that: a link is dead by then. Default: three days. */
  usefulUntil?: Date
}

/**
 * Puts a mail into the outbox, in the same transaction as the change that it tells of: both are there, or neither. The job
 * queue sends it. Make subject, html and text by layoutMail. Throws ZodError when the address is none.
 */
export async function queueMail(tx: Transaction, mail: OutgoingMail): Promise<void> {
  const { kind, to, userId, subject, html, text, unsubscribeUrl, calendar } = mail
  const { id } = await tx.mail.create({
    data: {
      messageId: `<${randomUUID()}@${new URL(siteUrl()).hostname}>`,
      kind,
      userId,
      toEmail: mailAddress.parse(to.email),
      toName: oneLine(to.name ?? '', 80),
      subject: oneLine(subject),
      html,
      text,
      unsubscribeUrl,
      calendar,
      createdAt: now(),
      usefulUntil: mail.usefulUntil ?? new Date(now().getTime() + USEFUL_FOR_MS),
    },
    select: { id: true },
  })
  await addJob(tx, sendMailJob, { mailId: id })
}

const KEPT_MS = 30 * 86_400_000

/** Forgets who got which mail after 30 days; and, where none are sent, what waited in vain as long. */
export async function cleanUpMails(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db().mail.deleteMany({ where: { OR: [{ doneAt: { lt: before } }, { usefulUntil: { lt: before } }] } })
}

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
