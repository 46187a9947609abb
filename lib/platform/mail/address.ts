import { createHash } from 'node:crypto'
import { z } from 'zod'

/** RFC 5321: a path has 256 characters with its angle brackets. */
const MAX_EMAIL = 254

/** An address that can be written to; what holds a line break or a second address is none. */
export const mailAddress = z
  .email('This is no e-mail address.')
  .max(MAX_EMAIL, 'An e-mail address has at most 254 characters.')

/** One line for a header: names of people and businesses reach subjects, and a line break there would begin a header. */
export function oneLine(text: string, maxLength = 200): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line.length <= maxLength
    ? line
    : `${Array.from(line)
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * What is kept of an address that wants no mails: equal for the same address, however it is spelled, and readable by nobody. Without
 * the server's secret, so that it outlives a new one.
 */
export function addressHash(email: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(email.trim().toLowerCase()).digest())
}
