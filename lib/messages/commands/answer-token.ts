import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '@/lib/platform/secrets'
import { ANSWER_DAYS } from '../rules/limits'

const DAY_MS = 86_400_000
const SHAPE = /^(\d{1,10})\.(\d{1,6})\.([\w-]{22})$/
const MAX_ID = 2_147_483_647

const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS)
const sign = (inquiryId: number, email: string, day: number) => keyedHash('answer by mail', inquiryId, email, day)

/** Goes into a mail to a provider's address on file: opens this conversation and nothing else, while that address is on file. */
export function writeAnswerToken(inquiryId: number, email: string, now: Date): string {
  const day = dayOf(now)
  return [inquiryId, day, Buffer.from(sign(inquiryId, email, day)).toString('base64url')].join('.')
}

/** Which conversation a link speaks of, and whether it was made for an address; null for what no link of ours looks like, and for one that is too old. */
export function readAnswerToken(token: string, now: Date) {
  const [, id, day, signature] = SHAPE.exec(token) ?? []
  const inquiryId = Number(id)
  const age = dayOf(now) - Number(day)
  if (!signature || inquiryId > MAX_ID || age < 0 || age > ANSWER_DAYS) return null
  const sent = Buffer.from(signature, 'base64url')
  return { inquiryId, isFor: (email: string) => timingSafeEqual(sign(inquiryId, email, Number(day)), sent) }
}
