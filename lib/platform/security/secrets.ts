import 'server-only'
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { env } from '../config/env'
import { DomainError, NotFoundError, NotSignedInError } from '../http/errors'
import { message } from '../language/message'
import { DAY_MS } from '../time/dates'

const IV_BYTES = 12
const TAG_BYTES = 16

/** A URL-safe secret of 128 random bits. */
export function randomToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is stored of a random token, so that a leaked database contains no working links. */
export function tokenHash(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest())
}

/** A short hash of a value, so that a form can detect that the value has changed since it was read. */
export function versionHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}

/** A hash of the parts for one purpose, keyed with the server's secret so that the parts cannot be guessed without it. */
export function keyedHash(purpose: string, ...parts: (string | number)[]): Uint8Array<ArrayBuffer> {
  const hmac = createHmac('sha256', keyFor(purpose)).update(JSON.stringify(parts))
  return new Uint8Array(hmac.digest().subarray(0, 16))
}

/** A signature of `content` for one purpose, with its day ("20785.x7…"): for a link that need not be stored and cannot be forged. */
export function datedSignature(purpose: string, content: readonly (string | number)[], now: Date): string {
  const day = dayNumber(now)
  return `${day}.${Buffer.from(keyedHash(purpose, ...content, day)).toString('base64url')}`
}

type Signed = { content: readonly (string | number)[]; signature: string; maxDays: number }

/** Whether `datedSignature` made this signature of the content at most `maxDays` ago. */
export function isSigned(purpose: string, { content, signature, maxDays }: Signed, now: Date): boolean {
  const [, day, hash] = /^(\d{1,6})\.([\w-]{22})$/.exec(signature) ?? []
  if (!day || !hash) return false
  const age = dayNumber(now) - Number(day)
  const isOurs = timingSafeEqual(keyedHash(purpose, ...content, Number(day)), Buffer.from(hash, 'base64url'))
  return isOurs && age >= 0 && age <= maxDays
}

const dayNumber = (now: Date) => Math.floor(now.getTime() / DAY_MS)

/** Encrypts for `purpose` (AES-256-GCM). Changed data cannot be opened. */
export function seal(purpose: string, plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
  return new Uint8Array(Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]))
}

/** The sealed data, or null if it was changed or sealed with another secret or purpose. */
export function unseal(purpose: string, sealed: Uint8Array): Uint8Array | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, IV_BYTES))
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** The server's secret. Throws a DomainError (503) if none is set, since nobody can sign up or in without it. */
export function serverSecret(): string {
  const { NEXTAUTH_SECRET } = env()
  if (!NEXTAUTH_SECRET) throw new DomainError(503, message('platform.errors.noAccounts'))
  return NEXTAUTH_SECRET
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret(), '', purpose, 32))
}

/**
 * Rejects requests without the configured secret as bearer token. It compares hashes, so that timing reveals nothing about the secret.
 * Without a configured secret the endpoint does not exist (404).
 */
export function checkBearer(authorization: string | null, secret: string | undefined): void {
  if (!secret) throw new NotFoundError()
  const [, given = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
  if (!timingSafeEqual(tokenHash(given), tokenHash(secret)))
    throw new NotSignedInError(message('platform.errors.secret'))
}

/**
 * Delays the result, or the error, to a whole multiple of `stepMillis`, so that the response time does not reveal how much work was
 * done.
 */
export async function withUniformTiming<Result>(stepMillis: number, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const passed = performance.now() - started
    const rest = Math.ceil(passed / stepMillis) * stepMillis - passed
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
}
