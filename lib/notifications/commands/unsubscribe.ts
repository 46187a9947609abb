import 'server-only'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { KINDS } from '../catalogue/kinds'
import { canChoose, isDelivered } from '../rules/channels'
import { readAddressToken } from './address-token'
import { readUnsubscribeToken } from './unsubscribe-token'

const DEAD_LINK = 'This link is not valid any more. Your settings on the site end these mails.'

/** Ends the mails that the token is about, as often as it is sent; what is told on the site stays. Throws NotFoundError for any other token. */
export async function unsubscribe(token: string, now: Date): Promise<void> {
  const addressHash = readAddressToken(token, now)
  if (addressHash) {
    await db().mailRefusal.createMany({ data: { addressHash, createdAt: now }, skipDuplicates: true })
    return
  }
  const subscription = readUnsubscribeToken(token, now)
  if (!subscription || !canChoose(KINDS[subscription.kind].email)) throw new NotFoundError(DEAD_LINK)
  if ((await db().user.count({ where: { id: subscription.userId } })) === 0) throw new NotFoundError(DEAD_LINK)
  await db().notificationChoice.upsert({
    where: { userId_kind: subscription },
    create: { ...subscription, email: false },
    update: { email: false },
  })
}

/** `label`: which mails; null for all mails to an address that has no account. `isOn`: they have not ended. */
export type FoundSubscription = { label: string | null; isOn: boolean }

/** What a link is about; null where it is dead. */
export async function findSubscription(token: string, now: Date): Promise<FoundSubscription | null> {
  const addressHash = readAddressToken(token, now)
  if (addressHash) return { label: null, isOn: (await db().mailRefusal.count({ where: { addressHash } })) === 0 }
  const subscription = readUnsubscribeToken(token, now)
  if (!subscription) return null
  const chosen = await db().notificationChoice.findUnique({ where: { userId_kind: subscription } })
  const { label, email } = KINDS[subscription.kind]
  return { label, isOn: isDelivered(email, chosen?.email) }
}
