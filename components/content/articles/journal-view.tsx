import { ChipLink } from '@/components/ui/actions/chip'
import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { JOURNAL_SHOWS, type JournalShow } from '@/lib/content/articles/schema'
import type { Journal } from '@/lib/content/articles/types'
import { routes } from '@/lib/platform/http/routes'
import { JournalRow } from './journal-row'
import { journalMessages as texts } from './messages'

type JournalViewProps = {
  show: JournalShow
  journal: Journal
  /** Kept in links: which of the reader's providers the dashboard's other tabs show. */
  provider?: string
}

/** Articles for providers, with the reader's bookmarks. */
export function JournalView({ show, provider, journal: { articles, counts, page, hasMore } }: JournalViewProps) {
  return (
    <div className="max-w-reading">
      <h2 className="text-section tracking-tight">{texts.wideTitle}</h2>
      <p className="mt-1 text-soft">{texts.lead}</p>
      <nav aria-label={texts.showsLabel} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {JOURNAL_SHOWS.map((one) => (
            <li key={one}>
              <ChipLink
                href={routes.journal({ provider, show: one })}
                on={one === show}
                aria-current={one === show ? 'page' : undefined}
              >
                {texts.shows[one]} <span className="numbers text-sm">{counts[one]}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {articles.length === 0 ? (
        <NoArticles show={show} provider={provider} />
      ) : (
        <ul aria-label={texts.list} className="mt-6 divide-y divide-line border-y border-line">
          {articles.map((article) => (
            <JournalRow key={`${article.id} ${article.isRead} ${article.isSaved}`} article={article} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {page > 1 && (
          <ButtonLink variant="quiet" href={routes.journal({ provider, show })}>
            {texts.newer}
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink variant="secondary" href={routes.journal({ provider, show, page: page + 1 })}>
            {texts.older}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function NoArticles({ show, provider }: { show: JournalShow; provider: string | undefined }) {
  const { title, text } = texts.empty[show]
  const [href, label] =
    show === 'all' ? [routes.providerResources(), texts.toResources] : [routes.journal({ provider }), texts.toAll]
  return (
    <EmptyState icon="book" title={title} level={3} action={<ButtonLink href={href}>{label}</ButtonLink>}>
      {text}
    </EmptyState>
  )
}
