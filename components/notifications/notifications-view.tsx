import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import type { NotificationPage } from '@/lib/notifications/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { NotificationList } from './notification-list'

type NotificationsViewProps = {
  userId: number
  page: NotificationPage
  /** The last id of the previous page; undefined on the first. */
  before: number | undefined
  /** ISO time. */
  now: string
}

export function NotificationsView({ userId, page, before, now }: NotificationsViewProps) {
  const t = useTranslations('notifications.common')
  return (
    <>
      <PageHead title={t('title')} lead={t('description')} crumbs={[{ label: t('title') }]} />
      <div className="wrap pb-16">
        <div className="max-w-reading">
          {page.notifications.length === 0 ? (
            <EmptyState
              icon="bell"
              title={t('emptyTitle')}
              action={<ButtonLink href={dashboardRoutes.settings()}>{t('settings')}</ButtonLink>}
            >
              {before === undefined ? t('emptyText') : t('emptyOlder')}
            </EmptyState>
          ) : (
            <NotificationList userId={userId} page={page} before={before} now={now} />
          )}
          <div className="mt-6 flex flex-wrap gap-2.5">
            {before !== undefined && (
              <ButtonLink variant="quiet" href={dashboardRoutes.notifications()}>
                {t('newest')}
              </ButtonLink>
            )}
            {page.next !== null && (
              <ButtonLink variant="secondary" href={dashboardRoutes.notifications({ before: page.next })}>
                {t('older')}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
