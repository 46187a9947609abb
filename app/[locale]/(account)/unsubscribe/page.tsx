import { getLocale, getTranslations } from 'next-intl/server'
import { UnsubscribeView } from '@/components/notifications/unsubscribe-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findSubscription } from '@/lib/notifications/commands/notifications'
import { unsubscribeQuery } from '@/lib/notifications/schema'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('notifications.unsubscribe')
  return accountMetadata(await getLocale(), t('title'), t('title'), '/unsubscribe')
}

type UnsubscribePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Anyone with the link can unsubscribe, without signing in. */
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const token = unsubscribeQuery.safeParse(await searchParams).data?.token ?? ''
  return <UnsubscribeView token={token} subscription={await findSubscription(token, now())} />
}
