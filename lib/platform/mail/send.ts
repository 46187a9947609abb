import 'server-only'
import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { SITE } from '../config/site'
import { logger } from '../logging/logger'
import { claimMail, finishMail, markHandingOver, type OutboxMail, returnToOutbox } from './outbox'

/** The mail as a MIME message, with text and HTML as alternatives. */
export function composeMail(mail: OutboxMail, from: string): Promise<Buffer> {
  return new MailComposer({
    messageId: mail.messageId,
    date: mail.createdAt,
    from: { name: SITE.name, address: from },
    to: { name: mail.toName, address: mail.toEmail },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // PUBLISH asks for no reply: replies to our mails are not read.
    ...(mail.calendar && { icalEvent: { method: 'PUBLISH', filename: 'tour.ics', content: mail.calendar } }),
    // Suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.unsubscribeUrl && oneClick(mail.unsubscribeUrl)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/** RFC 8058: the mail client shows its own button, which posts to this address without a cookie. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Why the mail server did not accept a mail. The code never contains the address or the server's text, which may repeat it. */
class DeliveryError extends Error {
  constructor(
    readonly code: string,
    /** isAnswered: the server rejected the mail, so it certainly did not accept it. isFinal: it never will. */
    readonly verdict: { isAnswered?: boolean; isFinal?: boolean } = {},
  ) {
    super(`The mail was not delivered: ${code}.`)
  }
}

/**
 * Interprets an error of nodemailer. EENVELOPE means that the sender, the recipient or DATA was rejected, EMESSAGE the whole message.
 * Only 5xx is final, except for a rejected sender: that is our configuration, which will be fixed.
 */
export function readSmtpError(error: unknown): DeliveryError {
  const { code, responseCode, command, originalCode, response } = Object(error)
  const isAnswered = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = isAnswered && responseCode >= 500 && command !== 'MAIL FROM'
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  const parts = [originalCode ?? code, responseCode, enhanced].filter(Boolean)
  return new DeliveryError(parts.join(' ') || 'unknown', { isAnswered, isFinal })
}

/** Hands a mail to a mail server. `beforeEnd` is awaited when everything but the end of the message has been sent. */
export type Deliver = (mail: OutboxMail, beforeEnd: () => Promise<void>) => Promise<void>

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 120_000 }

/**
 * Delivers over SMTP, one connection per mail. Throws DeliveryError. It uses nodemailer's connection directly, because it must record in
 * the database that the end of the message is about to be sent: from then on, the server may have accepted it.
 */
export function smtpDelivery(smtpUrl: string, from: string): Deliver {
  const options = { ...TIMEOUTS, ...parseConnectionUrl(smtpUrl) }
  return async (mail, beforeEnd) => {
    const message = await composeMail(mail, from)
    const smtp = new SMTPConnection(options)
    // Errors between two commands are reported only by this event.
    const broken = new Promise<never>((_, reject) => smtp.once('error', reject))
    broken.catch(() => undefined)
    try {
      await Promise.race([
        broken,
        sendOverSmtp(smtp, options.auth, { from, to: mail.toEmail }, withPauseBeforeEnd(message, beforeEnd)),
      ])
    } catch (error) {
      throw readSmtpError(error)
    } finally {
      smtp.close()
    }
  }
}

type Envelope = { from: string; to: string }
type Auth = { user?: string; pass?: string } | undefined

async function sendOverSmtp(smtp: SMTPConnection, auth: Auth, envelope: Envelope, message: Readable) {
  await asPromise((done) => smtp.connect(done))
  if (auth?.user) await asPromise((done) => smtp.login({ credentials: { user: auth.user, pass: auth.pass } }, done))
  await asPromise((done) => smtp.send(envelope, message, done))
}

function asPromise(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())))
}

/** The end of this stream becomes the end of the message, so it waits until that is recorded. */
function withPauseBeforeEnd(message: Buffer, beforeEnd: () => Promise<void>): Readable {
  return Readable.from(
    (async function* () {
      yield message
      await beforeEnd()
    })(),
  )
}

/** Makes the job fail, so that the queue retries it. */
class RetryMailError extends Error {
  constructor(readonly code: string) {
    super(`The mail was not sent yet: ${code}.`)
  }
}

/**
 * Sends one mail of the outbox. Throws RetryMailError when it must be retried. It is idempotent and safe to call concurrently;
 * docs/rooms/platform.md explains why no mail is lost or sent twice.
 */
export async function sendMail(mailId: number, deliver: Deliver): Promise<void> {
  const claimed = await claimMail(mailId)
  if (claimed === 'done') return
  if (claimed === 'busy') throw new RetryMailError('busy')
  if (claimed.givenUp) return giveUp(claimed.id, claimed.attempts, claimed.givenUp.problem, claimed.givenUp.status)
  const { id, attempts } = claimed
  let isHandedOver = false
  try {
    await deliver(claimed.mail, async () => {
      if (!(await markHandingOver(id, attempts))) throw new DeliveryError('superseded')
      isHandedOver = true
    })
  } catch (error) {
    const failure = error instanceof DeliveryError ? error : new DeliveryError('unknown')
    if (failure.verdict.isFinal) return giveUp(id, attempts, failure.code)
    const isUnclear = isHandedOver && !failure.verdict.isAnswered
    if (isUnclear && claimed.unclearTimes > 0) return giveUp(id, attempts, failure.code, 'unclear')
    await returnToOutbox(id, attempts, failure.code, isUnclear)
    throw new RetryMailError(failure.code)
  }
  await finishMail(id, attempts, 'sent')
}

async function giveUp(id: number, attempts: number, problem: string, status: 'failed' | 'unclear' = 'failed') {
  logger.error({ event: 'mail.gave-up', mail: id, status, reason: problem }, 'A mail was given up.')
  await finishMail(id, attempts, status, problem)
}
