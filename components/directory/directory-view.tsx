import { importTexts } from '@/components/imports/texts'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { FoundTable } from '@/components/ui/found-table'
import { TextLink } from '@/components/ui/text-link'
import type { DirectoryQuery } from '@/lib/directory/schema/list'
import type { ProviderPage } from '@/lib/directory/types'
import { routes } from '@/lib/platform/routes'
import { KINDS } from '@/lib/providers/catalogue/traits'
import { DirectoryFilter } from './directory-filter'
import { mergeTexts } from './merge/texts'
import { StatusBadge } from './status-badge'
import { directoryTexts as texts } from './texts'

type DirectoryViewProps = { query: DirectoryQuery; found: ProviderPage; sources: readonly string[] }

/** Every provider, to be found by what an admin knows of it. */
export function DirectoryView({ query, found, sources }: DirectoryViewProps) {
  const { providers, total, page, pageCount } = found
  // Nothing was asked for, and nobody is there.
  const isEmpty = total === 0 && routes.admin.providers({ ...query, page: 1 }) === routes.admin.providers()
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: texts.dashboard, href: routes.adminDashboard() }, { label: texts.title }]}
      >
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextLink href={routes.admin.duplicates()} className="inline-flex min-h-11 items-center">
            {mergeTexts.duplicates}
          </TextLink>
          <TextLink href={routes.admin.imports()} className="inline-flex min-h-11 items-center">
            {importTexts.title}
          </TextLink>
        </p>
      </PageHead>
      <div className="wrap pb-16">
        {isEmpty ? (
          <EmptyState
            icon="list"
            title={texts.emptyTitle}
            action={<ButtonLink href={routes.admin.imports()}>{importTexts.title}</ButtonLink>}
          >
            {texts.emptyText}
          </EmptyState>
        ) : (
          <>
            <DirectoryFilter query={query} sources={sources} />
            <FoundTable
              icon="search"
              texts={texts}
              total={total}
              allHref={routes.admin.providers()}
              page={page}
              pageCount={pageCount}
              hrefOf={(next) => routes.admin.providers({ ...query, page: next })}
              caption={texts.caption}
              columns={texts.columns}
              rows={providers.map((provider) => ({
                key: String(provider.id),
                head: (
                  <TextLink href={routes.admin.provider(provider.id)} className="inline-flex min-h-9 items-center">
                    {provider.name}
                  </TextLink>
                ),
                cells: [
                  <span key="place" className="whitespace-nowrap">
                    {provider.place}
                  </span>,
                  KINDS.find(({ code }) => code === provider.kind)?.label,
                  <StatusBadge key="status" status={provider.status} />,
                  provider.sources.join(', '),
                  provider.peopleCount || '',
                  provider.openReports || '',
                ],
              }))}
            />
          </>
        )}
      </div>
    </>
  )
}
