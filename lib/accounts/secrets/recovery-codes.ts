import 'server-only'
import { randomInt } from 'node:crypto'
import { keyedHash } from '@/lib/platform/secrets'

const COUNT = 10
const LENGTH = 16
/** No letters that are read as others. 16 of 31 signs are 79 bits: guessing is hopeless even without a limit. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes for a sheet of paper: "k3f9-7mzp-q2rt-v8xd". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
}

/** What is stored of a code; however it was typed, and only for this person. */
export function recoveryCodeHash(userId: number, typed: string): Uint8Array<ArrayBuffer> {
  return keyedHash('recovery code', userId, typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
