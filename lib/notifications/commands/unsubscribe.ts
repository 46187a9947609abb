import 'server-only'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { KINDS } from '../catalogue/kinds'
import { canChoose, isDelivered } from '../rules/channels'
import { readUnsubscribeToken } from './unsubscribe-token'

const DEAD_LINK = 'This link is not valid any more. Your settings on the site end these mails.'

/** Ends the mails that the token is about, as often as it is sent; what is told on the site stays. Throws NotFoundError for any other token. */
export async function unsubscribe(token: string, now: Date): Promise<void> {
  const subscription = readUnsubscribeToken(token, now)
  if (!subscription || !canChoose(KINDS[subscription.kind].email)) throw new NotFoundError(DEAD_LINK)
  if ((await db().user.count({ where: { id: subscription.userId } })) === 0) throw new NotFoundError(DEAD_LINK)
  await db().notificationChoice.upsert({
    where: { userId_kind: subscription },
    create: { ...subscription, email: false },
    update: { email: false },
  })
}

/** What a link is about, and whether those mails have ended already; null where the link is dead. */
export async function findSubscription(token: string, now: Date): Promise<{ label: string; isOn: boolean } | null> {
  const subscription = readUnsubscribeToken(token, now)
  if (!subscription) return null
  const chosen = await db().notificationChoice.findUnique({ where: { userId_kind: subscription } })
  const { label, email } = KINDS[subscription.kind]
  return { label, isOn: isDelivered(email, chosen?.email) }
}
