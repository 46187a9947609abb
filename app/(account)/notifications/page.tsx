import { accountMetadata } from '@/components/accounts/account-metadata'
import { NotificationsView } from '@/components/notifications/notifications-view'
import { notificationTexts } from '@/components/notifications/texts'
import { requireActor } from '@/lib/access/require-actor'
import { findNotifications } from '@/lib/notifications/queries'
import { notificationsQuery } from '@/lib/notifications/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(notificationTexts.title, notificationTexts.description, routes.notifications())

type NotificationsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NotificationsPage({ searchParams }: NotificationsPageProps) {
  const actor = await requireActor('signed-in', routes.notifications())
  // An address that somebody mistyped shows the newest ones.
  const before = notificationsQuery.safeParse(await searchParams).data?.before
  const page = await findNotifications(actor, before)
  return <NotificationsView userId={actor.id} page={page} before={before} now={now().toISOString()} />
}
