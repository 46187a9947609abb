import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '@/lib/platform/secrets'
import { FACTS_LINK_DAYS } from '../rules/limits'

const DAY_MS = 86_400_000
const SHAPE = /^(\d{1,10})\.(\d{1,10})\.(\d{1,6})\.([\w-]{22})$/
const MAX_ID = 2_147_483_647

/** Which page somebody is asked about (internal ids). */
export type FactsLink = { providerId: number; userId: number }

const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS)
const sign = ({ providerId, userId }: FactsLink, day: number) => keyedHash('confirm facts', providerId, userId, day)

/** Goes into the mail "Still right?": confirms what this page states, in this person's name, and nothing else. */
export function writeFactsToken(link: FactsLink, now: Date): string {
  const day = dayOf(now)
  return [link.providerId, link.userId, day, Buffer.from(sign(link, day)).toString('base64url')].join('.')
}

/** Null for a link that we did not write, that was changed, or that is too old. Whether they may still is not in it. */
export function readFactsToken(token: string, now: Date): FactsLink | null {
  const [, providerId, userId, day, signature] = SHAPE.exec(token) ?? []
  if (!signature || Number(providerId) > MAX_ID || Number(userId) > MAX_ID) return null
  const link = { providerId: Number(providerId), userId: Number(userId) }
  const isOurs = timingSafeEqual(sign(link, Number(day)), Buffer.from(signature, 'base64url'))
  const age = dayOf(now) - Number(day)
  return isOurs && age >= 0 && age <= FACTS_LINK_DAYS ? link : null
}
