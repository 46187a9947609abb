import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SITE } from '@/lib/platform/site'

/** What every authenticator app understands (RFC 6238): SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function newTotpSecret(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(SECRET_BYTES))
}

/** The code of one 30-second step (RFC 4226, 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * The step a typed code belongs to, one before or after now at most, or null. Only later ones than `lastStep` count, so that
 * a code somebody looked at over a shoulder opens nothing.
 */
export function stepOfCode(secret: Uint8Array, typed: string, lastStep: number, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(typed)) return null
  const current = totpStep(now)
  const isCodeOf = (step: number) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(typed))
  return [current, current - 1, current + 1].find((step) => step > lastStep && isCodeOf(step)) ?? null
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/** For an app: as text to type in groups of four, and as the address that a QR code or a link on a phone holds. */
export function totpSetup(secret: Uint8Array, email: string): { secret: string; address: string } {
  const text = base32(secret)
  const label = encodeURIComponent(`${SITE.name}:${email}`)
  const query = new URLSearchParams({ secret: text, issuer: SITE.name })
  return { secret: text.replace(/(.{4})(?=.)/g, '$1 '), address: `otpauth://totp/${label}?${query}` }
}

function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
