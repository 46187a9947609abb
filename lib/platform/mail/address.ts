import { createHash } from 'node:crypto'
import { z } from 'zod'

/** RFC 5321 limits a path to 256 characters including its angle brackets. */
const MAX_EMAIL = 254

/** A single address. Line breaks and lists of addresses are rejected. */
export const mailAddress = z
  .email('That isn’t an e-mail address.')
  .max(MAX_EMAIL, 'An e-mail address has at most 254 characters.')

/** One line for a header. Subjects contain names of people and businesses, and a line break there would inject a header. */
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
 * What is stored of an address that has unsubscribed: the same for any capitalization, and not readable. It does not depend on the
 * server's secret, so that it still matches after the secret changes.
 */
export function addressHash(email: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(email.trim().toLowerCase()).digest())
}
