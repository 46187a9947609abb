import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { routes } from '@/lib/platform/http/routes'

/** `reason` is more specific than "not found": no id was given, or loading failed. */
export function ProviderNotFoundView({ reason }: { reason?: string }) {
  const t = useTranslations('providers.detailBrowser')
  return (
    <div className="wrap pb-16">
      <EmptyState
        level={1}
        icon="search"
        title={t('notFoundTitle')}
        action={<ButtonLink href={routes.search()}>{t('backToSearch')}</ButtonLink>}
      >
        {reason ?? t('notFoundText')}
      </EmptyState>
    </div>
  )
}
