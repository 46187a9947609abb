import 'server-only'
import { logger } from '@/lib/platform/logger'
import type { Deliver } from './delivery'
import { DeliveryError } from './delivery-error'
import { finishMail, markHandingOver, putBack, takeMail } from './outbox'

/** The job stays in the queue and comes again. */
class MailLater extends Error {
  constructor(readonly code: string) {
    super(`The mail was not sent yet: ${code}.`)
  }
}

/**
 * Sends one mail of the outbox. Throws MailLater when it has to be tried again. What is done already is left alone, so it may
 * be called any number of times, also by two at once: docs/jobs-and-mail.md tells why nothing is lost or sent twice.
 */
export async function sendMail(mailId: number, deliver: Deliver): Promise<void> {
  const taken = await takeMail(mailId)
  if (taken === 'done') return
  if (taken === 'busy') throw new MailLater('busy')
  if (taken.problem) return giveUp(taken.id, taken.attempts, taken.problem)
  const { id, attempts } = taken
  let isHandedOver = false
  try {
    await deliver(taken.mail, async () => {
      if (!(await markHandingOver(id, attempts))) throw new DeliveryError('superseded')
      isHandedOver = true
    })
  } catch (error) {
    const failure = error instanceof DeliveryError ? error : new DeliveryError('unknown')
    if (failure.verdict.isFinal) return giveUp(id, attempts, failure.code)
    const isUnclear = isHandedOver && !failure.verdict.isAnswered
    if (isUnclear && taken.unclearTimes > 0) return giveUp(id, attempts, failure.code, 'unclear')
    await putBack(id, attempts, failure.code, isUnclear)
    throw new MailLater(failure.code)
  }
  await finishMail(id, attempts, 'sent')
}

async function giveUp(id: number, attempts: number, problem: string, status: 'failed' | 'unclear' = 'failed') {
  logger.error({ event: 'mail.gave-up', mail: id, status, reason: problem }, 'A mail was given up.')
  await finishMail(id, attempts, status, problem)
}
