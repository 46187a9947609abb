import { getLocale, getTranslations } from 'next-intl/server'
import { NotificationsView } from '@/components/notifications/notifications-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findNotifications } from '@/lib/notifications/queries'
import { notificationsQuery } from '@/lib/notifications/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('notifications.common')
  return accountMetadata(await getLocale(), t('title'), t('description'), dashboardRoutes.notifications())
}

type NotificationsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NotificationsPage({ searchParams }: NotificationsPageProps) {
  const actor = await requireActor('signed-in', dashboardRoutes.notifications())
  // A mistyped query falls back to the newest notifications.
  const before = notificationsQuery.safeParse(await searchParams).data?.before
  const page = await findNotifications(actor, await getLocale(), before)
  return <NotificationsView userId={actor.id} page={page} before={before} now={now().toISOString()} />
}
