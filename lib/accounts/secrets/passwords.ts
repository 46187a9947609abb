import 'server-only'
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The hash records it, so changing it keeps old hashes valid. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Systems encode the same typed characters differently (NFC, NFD). */
const normalize = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), COST)
}

let dummyHash: Promise<string> | undefined

/** Whether it is the password. Without a hash (no such account, no password yet) it is false, after the same work. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
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
