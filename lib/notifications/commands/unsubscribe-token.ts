import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '@/lib/platform/secrets'
import { isKind, type NotificationKind } from '../catalogue/kinds'
import { UNSUBSCRIBE_DAYS } from '../rules/limits'

const DAY_MS = 86_400_000
const SHAPE = /^(\d{1,10})\.([a-z-]{1,60})\.(\d{1,6})\.([\w-]{22})$/

/** Whose mails of which kind a link may end, and nothing else. */
type Subscription = { userId: number; kind: NotificationKind }

const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS)
const sign = ({ userId, kind }: Subscription, day: number) => keyedHash('unsubscribe', userId, kind, day)

/** Goes into a mail's address to unsubscribe: signed, so that nothing is stored and nobody else makes one. */
export function writeUnsubscribeToken(subscription: Subscription, now: Date): string {
  const day = dayOf(now)
  const signature = Buffer.from(sign(subscription, day)).toString('base64url')
  return [subscription.userId, subscription.kind, day, signature].join('.')
}

/** What it may end, or null for one that we did not write, that was changed, or that is too old. */
export function readUnsubscribeToken(token: string, now: Date): Subscription | null {
  const [, userId, kind, day, signature] = SHAPE.exec(token) ?? []
  if (!userId || !kind || !day || !signature || !isKind(kind)) return null
  const subscription = { userId: Number(userId), kind }
  const isOurs = timingSafeEqual(sign(subscription, Number(day)), Buffer.from(signature, 'base64url'))
  const age = dayOf(now) - Number(day)
  return isOurs && age >= 0 && age <= UNSUBSCRIBE_DAYS ? subscription : null
}
