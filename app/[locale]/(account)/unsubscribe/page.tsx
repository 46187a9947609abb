import { notificationMessages as texts } from '@/components/notifications/messages'
import { UnsubscribeView } from '@/components/notifications/unsubscribe-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findSubscription } from '@/lib/notifications/commands/notifications'
import { unsubscribeQuery } from '@/lib/notifications/schema'
import { now } from '@/lib/platform/time/clock'

export const metadata = accountMetadata(texts.unsubscribeTitle, texts.unsubscribeTitle, '/unsubscribe')

type UnsubscribePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Anyone with the link can unsubscribe, without signing in. */
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const token = unsubscribeQuery.safeParse(await searchParams).data?.token ?? ''
  return <UnsubscribeView token={token} subscription={await findSubscription(token, now())} />
}
