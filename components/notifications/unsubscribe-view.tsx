import { useTranslations } from 'next-intl'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import type { FoundSubscription } from '@/lib/notifications/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

type UnsubscribeViewProps = { token: string; subscription: FoundSubscription | null }

/** The page of an email's unsubscribe link: one button, which needs no script. */
export function UnsubscribeView({ token, subscription }: UnsubscribeViewProps) {
  const t = useTranslations('notifications.unsubscribe')
  const labels = useTranslations('notifications.labels')
  if (!subscription) return <Ended title={t('deadLink')} lead={t('deadLinkText')} />
  const { kind, isOn } = subscription
  if (isOn)
    return (
      <AuthFrame title={t('title')} lead={kind ? t('text', { label: labels(kind) }) : t('address')}>
        <form method="post" action={accountRoutes.api.unsubscribe(token, { from: 'page' })}>
          <Button type="submit">{t('stop')}</Button>
        </form>
      </AuthFrame>
    )
  if (!kind) return <AuthFrame title={t('stopped')} lead={t('addressEnded')} />
  return <Ended title={t('stopped')} lead={t('stoppedText', { label: labels(kind) })} />
}

function Ended(words: { title: string; lead: string }) {
  const t = useTranslations('notifications.unsubscribe')
  return (
    <AuthFrame {...words}>
      <ButtonLink variant="secondary" href={dashboardRoutes.settings()}>
        {t('toSettings')}
      </ButtonLink>
    </AuthFrame>
  )
}
