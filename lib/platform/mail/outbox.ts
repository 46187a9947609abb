import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { env, siteUrl } from '../config/env'
import { db, type Transaction } from '../database/client'
import { addJob, defineJob } from '../jobs/job'
import { now } from '../time/clock'
import { DAY_MS } from '../time/dates'
import { mailAddress, oneLine } from './address'
import type { OutboxPage, ShownMail } from './types'

/** Longer than a sender waits for the mail server (send.ts), so a result has been recorded by then unless the process died. */
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
/** `givenUp`: why the mail gets no other attempt. */
type GivenUp = { status: 'failed' | 'unclear'; problem: string }
type ClaimedMail = {
  id: number
  attempts: number
  unclearTimes: number
  mail: OutboxMail
  givenUp: GivenUp | undefined
}

/**
 * Takes a mail for one attempt. "busy": another process is handing it to the mail server right now. Attempts are numbered and only the
 * latest may finish (markHandingOver), so it does no harm to take over from a process that is merely slow.
 */
export async function claimMail(id: number): Promise<ClaimedMail | 'done' | 'busy'> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM mails WHERE id = ${id} FOR UPDATE`
    const row = await tx.mail.findUnique({ where: { id } })
    if (!row || row.doneAt) return 'done'
    const wasInterrupted = row.status === 'handing_over'
    if (wasInterrupted && now().getTime() - Number(row.handedOverAt) < HANDING_OVER_MS) return 'busy'
    const data = {
      status: 'sending',
      attempts: row.attempts + 1,
      unclearTimes: row.unclearTimes + (wasInterrupted ? 1 : 0),
    } as const
    await tx.mail.update({ where: { id }, data })
    const mail = { ...row, html: row.html ?? '', text: row.text ?? '' }
    return { id, ...data, mail, givenUp: reasonToGiveUp(row, data.unclearTimes) }
  })
}

function reasonToGiveUp({ usefulUntil }: { usefulUntil: Date }, unclearTimes: number): GivenUp | undefined {
  if (unclearTimes > 1) return { status: 'unclear', problem: 'unclear twice' }
  return usefulUntil < now() ? { status: 'failed', problem: 'too late' } : undefined
}

/** Called right before the end of the message is sent. False when another process has taken the mail in the meantime. */
export async function markHandingOver(id: number, attempts: number): Promise<boolean> {
  const { count } = await db().mail.updateMany({
    where: { id, attempts, status: 'sending' },
    data: { status: 'handing_over', handedOverAt: now() },
  })
  return count === 1
}

/** Requeues a mail after a failed attempt. `isUnclear`: the mail server may have accepted it. */
export async function returnToOutbox(id: number, attempts: number, problem: string, isUnclear: boolean): Promise<void> {
  await writeWithRetries(() =>
    db().mail.updateMany({
      where: { id, attempts, doneAt: null },
      data: { status: 'queued', problem, ...(isUnclear ? { unclearTimes: { increment: 1 } } : {}) },
    }),
  )
}

/** Records the final status and deletes the mail's content. */
export async function finishMail(
  id: number,
  attempts: number,
  status: 'sent' | 'failed' | 'unclear',
  problem: string | null = null,
) {
  await writeWithRetries(() =>
    db().mail.updateMany({
      where: { id, attempts, doneAt: null },
      data: { status, problem, html: null, text: null, unsubscribeUrl: null, calendar: null, doneAt: now() },
    }),
  )
}

/** Retries while the database is unavailable, because the mail server's response must not be lost. */
async function writeWithRetries(write: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write()
      return
    } catch (error) {
      if (attempt >= 60) throw error
      await sleep(1_000)
    }
  }
}

export const sendMailJob = defineJob('send-mail', z.object({ mailId: z.number().int() }))

const USEFUL_FOR_MS = 3 * DAY_MS

export type OutgoingMail = {
  /** The kind of mail, such as "reset-password". For the log and the viewer; the recipient does not see it. */
  kind: string
  to: { email: string; name?: string }
  /** The recipient's account, so that the mail is deleted with it. */
  userId?: number
  subject: string
  html: string
  text: string
  /** Called by the mail client's own unsubscribe button (RFC 8058). */
  unsubscribeUrl?: string
  /** An attached calendar file (calendarFile). */
  calendar?: string
  /** Not sent after this time, because its link has expired. Default: three days. */
  usefulUntil?: Date
}

/**
 * Puts a mail into the outbox in the same transaction as the change it reports, so that both are saved or neither. The job queue sends
 * it. Create subject, html and text with layoutMail. Throws ZodError for an invalid address.
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

const RETENTION_MS = 30 * DAY_MS

/** Deletes mails 30 days after they were sent or, on servers that send none, 30 days after they became useless. */
export async function cleanUpMails(now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS)
  await db().mail.deleteMany({ where: { OR: [{ doneAt: { lt: before } }, { usefulUntil: { lt: before } }] } })
}

// The mail viewer has no access control, although mails contain links that give access to accounts. So each of the functions below
// checks MAIL_VIEWER itself and returns undefined on servers that do not show mails.

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

/** A number as a URL has it; nine digits fit into the database's integers. */
const numberInUrl = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** One page of the outbox. Anything but a number gives the first page, and a number beyond the end the last. */
export async function readOutbox(typedPage: unknown): Promise<OutboxPage | undefined> {
  if (!env().MAIL_VIEWER) return undefined
  const count = await db().mail.count()
  const pageCount = Math.max(1, Math.ceil(count / MAILS_PER_PAGE))
  const page = Math.min(numberInUrl.safeParse(typedPage).data ?? 1, pageCount)
  const mails = await db().mail.findMany({
    select: lineSelect,
    orderBy: { id: 'desc' },
    skip: (page - 1) * MAILS_PER_PAGE,
    take: MAILS_PER_PAGE,
  })
  return { mails, count, page, pageCount }
}

/** One mail without its HTML. Also undefined when there is no such mail. */
export async function readMail(typedId: unknown): Promise<ShownMail | undefined> {
  const id = numberInUrl.safeParse(typedId).data
  if (!env().MAIL_VIEWER || !id) return undefined
  const select = { ...lineSelect, text: true, attempts: true, problem: true, usefulUntil: true } as const
  return (await db().mail.findUnique({ where: { id }, select })) ?? undefined
}

/** A mail's HTML. Also undefined when there is no such mail, or its content was deleted. */
export async function readMailHtml(typedId: unknown): Promise<string | undefined> {
  const id = numberInUrl.safeParse(typedId).data
  if (!env().MAIL_VIEWER || !id) return undefined
  return (await db().mail.findUnique({ where: { id }, select: { html: true } }))?.html ?? undefined
}
