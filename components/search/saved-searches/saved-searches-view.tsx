import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/actions/button-link'
import { TextLink } from '@/components/ui/actions/text-link'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { routes } from '@/lib/platform/http/routes'
import type { ShownSavedSearch } from '@/lib/search/saved-searches/schema'
import { savedSearchPageMessages as texts } from './page-messages'
import { SavedSearchList } from './saved-search-list'

export function SavedSearchesView({ searches }: { searches: readonly ShownSavedSearch[] }) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <div className="wrap pb-16">
        <div className="max-w-[44rem]">
          {searches.length === 0 ? (
            <EmptyState
              icon="search"
              title={texts.none}
              action={<ButtonLink href={routes.search()}>{texts.explore}</ButtonLink>}
            >
              {texts.noneText}
            </EmptyState>
          ) : (
            <SavedSearchList searches={searches} />
          )}
          <p className="mt-6 text-soft">
            {texts.settings} <TextLink href={routes.settings()}>{texts.toSettings}</TextLink>
          </p>
        </div>
      </div>
    </>
  )
}
