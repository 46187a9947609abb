import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import type { NotificationPage } from '@/lib/notifications/schema'
import { routes } from '@/lib/platform/http/routes'
import { notificationMessages as texts } from './messages'
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
  return (
    <>
      <PageHead title={texts.title} lead={texts.description} crumbs={[{ label: texts.title }]} />
      <div className="wrap pb-16">
        <div className="max-w-reading">
          {page.notifications.length === 0 ? (
            <EmptyState
              icon="bell"
              title={texts.emptyTitle}
              action={<ButtonLink href={routes.settings()}>{texts.settings}</ButtonLink>}
            >
              {before === undefined ? texts.emptyText : texts.emptyOlder}
            </EmptyState>
          ) : (
            <NotificationList userId={userId} page={page} before={before} now={now} />
          )}
          <div className="mt-6 flex flex-wrap gap-2.5">
            {before !== undefined && (
              <ButtonLink variant="quiet" href={routes.notifications()}>
                {texts.newest}
              </ButtonLink>
            )}
            {page.next !== null && (
              <ButtonLink variant="secondary" href={routes.notifications({ before: page.next })}>
                {texts.older}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
