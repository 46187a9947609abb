import { useTranslations } from 'next-intl'
import { ChipLink } from '@/components/ui/actions/chip'
import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { JOURNAL_SHOWS, type JournalShow } from '@/lib/content/articles/schema'
import type { Journal } from '@/lib/content/articles/types'
import { SITE } from '@/lib/platform/config/site'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { JournalRow } from './journal-row'

type JournalViewProps = {
  show: JournalShow
  journal: Journal
  /** The provider selected in the dashboard's other tabs; preserved in links. */
  provider?: string
}

/** Articles for providers, with the reader's bookmarks. */
export function JournalView({ show, provider, journal: { articles, counts, page, hasMore } }: JournalViewProps) {
  const t = useTranslations('content.journal')
  return (
    <div className="max-w-reading">
      <h2 className="text-section tracking-tight">{t('wideTitle')}</h2>
      <p className="mt-1 text-soft">{t('lead')}</p>
      <nav aria-label={t('showsLabel')} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {JOURNAL_SHOWS.map((one) => (
            <li key={one}>
              <ChipLink
                href={dashboardRoutes.journal({ provider, show: one })}
                on={one === show}
                aria-current={one === show ? 'page' : undefined}
              >
                {t(`shows.${one}`)} <span className="numbers text-sm">{counts[one]}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {articles.length === 0 ? (
        <NoArticles show={show} provider={provider} />
      ) : (
        <ul aria-label={t('list')} className="mt-6 divide-y divide-line border-y border-line">
          {articles.map((article) => (
            <JournalRow key={`${article.id} ${article.isRead} ${article.isSaved}`} article={article} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {page > 1 && (
          <ButtonLink variant="quiet" href={dashboardRoutes.journal({ provider, show })}>
            {t('newer')}
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink variant="secondary" href={dashboardRoutes.journal({ provider, show, page: page + 1 })}>
            {t('older')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function NoArticles({ show, provider }: { show: JournalShow; provider: string | undefined }) {
  const t = useTranslations('content.journal')
  const [href, label] =
    show === 'all'
      ? [routes.providerResources(), t('toResources')]
      : [dashboardRoutes.journal({ provider }), t('toAll')]
  return (
    <EmptyState
      icon="book"
      title={t(`empty.${show}.title`)}
      level={3}
      action={<ButtonLink href={href}>{label}</ButtonLink>}
    >
      {t(`empty.${show}.text`, { region: SITE.region })}
    </EmptyState>
  )
}
