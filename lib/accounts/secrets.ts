import 'server-only'
import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { SITE } from '@/lib/platform/config/site'
import { keyedHash } from '@/lib/platform/security/secrets'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The hash records it, so changing it keeps old hashes valid. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Systems encode the same typed characters differently (NFC, NFD). */
const normalize = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), COST)
}

let dummyHash: Promise<string> | undefined

/** Whether it is the password. Without a hash (no such account, no password yet) it is false, after the same work. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(32).toString('hex'))
  const isRight = await verify(stored ?? (await dummyHash), normalize(password))
  return isRight && Boolean(stored)
}

let known: Promise<Set<string>> | undefined

/** Whether it is one of 49,000 passwords from leaked lists. Read at first use: most processes never need the list. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return (await known).has(password.normalize('NFKC').trim().toLowerCase())
}

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

/** The settings every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds. */
const totpOf = (secret: Uint8Array, label?: string) =>
  new TOTP({
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    issuer: SITE.name,
    label,
    algorithm: 'SHA1',
  })

export function newTotpSecret(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new Secret({ size: SECRET_BYTES }).bytes)
}

export function totpCode(secret: Uint8Array, step: number): string {
  const totp = totpOf(secret)
  return totp.generate({ timestamp: step * totp.period * 1000 })
}

/**
 * The step of a typed code, at most one before or after now, or null. Only steps after `lastStep` count, so that
 * a code read over someone's shoulder cannot be reused.
 */
export function stepOfCode(secret: Uint8Array, typed: string, lastStep: number, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(typed)) return null
  const delta = totpOf(secret).validate({ token: typed, timestamp: now.getTime(), window: 1 })
  const step = delta === null ? null : totpStep(now) + delta
  return step !== null && step > lastStep ? step : null
}

export function totpStep(now: Date): number {
  return TOTP.counter({ timestamp: now.getTime() })
}

/** For an app: the secret in groups of four to type, and the URI for a QR code or a link on a phone. */
export function totpSetup(secret: Uint8Array, email: string): { secret: string; address: string } {
  const totp = totpOf(secret, email)
  return { secret: totp.secret.base32.replace(/(.{4})(?=.)/g, '$1 '), address: totp.toString() }
}

const COUNT = 10
const LENGTH = 16
/** Without ambiguous characters. 16 characters out of 31 are 79 bits, too many to guess even without a rate limit. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes to print: "k3f9-7mzp-q2rt-v8xd". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
}

/** The stored hash of a code, independent of how it was typed and valid for this user only. */
export function recoveryCodeHash(userId: number, typed: string): Uint8Array<ArrayBuffer> {
  return keyedHash('recovery code', userId, typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
