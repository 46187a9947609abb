import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { addressHash } from '@/lib/platform/mail/address-hash'
import { keyedHash } from '@/lib/platform/secrets'
import { UNSUBSCRIBE_DAYS } from '../rules/limits'

const DAY_MS = 86_400_000
const SHAPE = /^address\.([\w-]{43})\.(\d{1,6})\.([\w-]{22})$/

const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS)
const sign = (hash: string, day: number) => keyedHash('unsubscribe address', hash, day)

/** Goes into mails to an address without an account: whoever has it may end them. Names the address by its hash alone. */
export function writeAddressToken(email: string, now: Date): string {
  const hash = Buffer.from(addressHash(email)).toString('base64url')
  const day = dayOf(now)
  return ['address', hash, day, Buffer.from(sign(hash, day)).toString('base64url')].join('.')
}

/** The hash of the address whose mails it may end; null for one that we did not write, that was changed, or that is too old. */
export function readAddressToken(token: string, now: Date): Uint8Array<ArrayBuffer> | null {
  const [, hash, day, signature] = SHAPE.exec(token) ?? []
  if (!hash || !day || !signature) return null
  const isOurs = timingSafeEqual(sign(hash, Number(day)), Buffer.from(signature, 'base64url'))
  const age = dayOf(now) - Number(day)
  return isOurs && age >= 0 && age <= UNSUBSCRIBE_DAYS ? new Uint8Array(Buffer.from(hash, 'base64url')) : null
}
