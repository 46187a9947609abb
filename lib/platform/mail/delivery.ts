import 'server-only'
import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { composeMail } from './compose'
import { readSmtpError } from './delivery-error'
import type { OutboxMail } from './outbox'

/** Hands one mail to a server. `beforeEnd` is awaited when everything but the end of the message was sent. */
export type Deliver = (mail: OutboxMail, beforeEnd: () => Promise<void>) => Promise<void>

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 120_000 }

/**
 * Delivers over SMTP, one connection a mail. Throws DeliveryError. The connection is driven by hand, because only so can we
 * note in the database that the end of the message, after which the server may have taken it, is about to be sent.
 */
export function smtpDelivery(smtpUrl: string, from: string): Deliver {
  const options = { ...PATIENCE, ...parseConnectionUrl(smtpUrl) }
  return async (mail, beforeEnd) => {
    const message = await composeMail(mail, from)
    const smtp = new SMTPConnection(options)
    // Whatever goes wrong between two commands is told here, and to nobody else.
    const broken = new Promise<never>((_, reject) => smtp.once('error', reject))
    broken.catch(() => undefined)
    try {
      await Promise.race([broken, talk(smtp, options.auth, { from, to: mail.toEmail }, heldBack(message, beforeEnd))])
    } catch (error) {
      throw readSmtpError(error)
    } finally {
      smtp.close()
    }
  }
}

type Envelope = { from: string; to: string }
type Auth = { user?: string; pass?: string } | undefined

async function talk(smtp: SMTPConnection, auth: Auth, envelope: Envelope, message: Readable) {
  await step((done) => smtp.connect(done))
  if (auth?.user) await step((done) => smtp.login({ credentials: { user: auth.user, pass: auth.pass } }, done))
  await step((done) => smtp.send(envelope, message, done))
}

function step(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())))
}

/** The end of this stream becomes the end of the message, so it waits for the note to be written. */
function heldBack(message: Buffer, beforeEnd: () => Promise<void>): Readable {
  return Readable.from(
    (async function* () {
      yield message
      await beforeEnd()
    })(),
  )
}
