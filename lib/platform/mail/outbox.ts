import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

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
export async function putBack(id: number, attempts: number, problem: string, isUnclear: boolean): Promise<void> {
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
