import 'server-only'
import { z } from 'zod'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import type { Env } from '../config/env'
import { now } from '../time/clock'
import { cleanUpMails, sendMailJob } from './outbox'

const cleanUp = defineTask(defineJob('clean-up-mails', z.object({})), () => cleanUpMails(now()), {
  schedule: '40 3 * * *',
})

/** Without a mail server there is no task for the sending jobs, so the mails stay in the outbox. */
export function mailTasks({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Task[] {
  if (!SMTP_URL || !MAIL_FROM) return [cleanUp]
  const send = defineTask(sendMailJob, async ({ mailId }) => {
    const { sendMail, smtpDelivery } = await import('./send')
    await sendMail(mailId, smtpDelivery(SMTP_URL, MAIL_FROM))
  })
  return [cleanUp, send]
}
