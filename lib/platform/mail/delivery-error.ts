/** Why a mail was not taken. The code never holds the address or the server's words, which may repeat it. */
export class DeliveryError extends Error {
  constructor(
    readonly code: string,
    /** isAnswered: the server said no, so it has not taken the mail. isFinal: and it never will. */
    readonly verdict: { isAnswered?: boolean; isFinal?: boolean } = {},
  ) {
    super(`The mail was not delivered: ${code}.`)
  }
}

/**
 * What nodemailer says of a failed talk. EENVELOPE is a no to sender, recipient or DATA, EMESSAGE a no to the whole message.
 * Only those with 5xx are final, and not a no to the sender: that is our configuration, which somebody will put right.
 */
export function readSmtpError(error: unknown): DeliveryError {
  const { code, responseCode, command, originalCode, response } = Object(error)
  const isAnswered = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = isAnswered && responseCode >= 500 && command !== 'MAIL FROM'
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  const parts = [originalCode ?? code, responseCode, enhanced].filter(Boolean)
  return new DeliveryError(parts.join(' ') || 'unknown', { isAnswered, isFinal })
}
