import { importMessages } from '@/components/imports/messages'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { FoundTable } from '@/components/ui/data/data-table'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { PROVIDER_STATUS_LABELS } from '@/lib/admin/directory/rules/edit-sheet'
import { type DirectoryQuery, NO_SOURCE } from '@/lib/admin/directory/schema'
import type { ProviderPage } from '@/lib/admin/directory/types'
import { routes } from '@/lib/platform/http/routes'
import { KINDS } from '@/lib/providers/catalogue/traits'
import type { ProviderStatus } from '@/prisma/generated/enums'
import { mergeMessages } from './merge-messages'
import { directoryMessages as texts } from './messages'

const TONES = { open: 'mint', temporarily_closed: 'sun', closed: 'coral', merged: 'stone' } as const

export const StatusBadge = ({ status }: { status: ProviderStatus }) => (
  <Badge tone={TONES[status]}>{PROVIDER_STATUS_LABELS[status]}</Badge>
)

type DirectoryFilterProps = { query: DirectoryQuery; sources: readonly string[] }

/** Sent with GET, so that results have a URL. */
function DirectoryFilter({ query: { q, status, source, claimed }, sources }: DirectoryFilterProps) {
  return (
    <form
      key={`${q} ${status} ${source} ${claimed}`}
      action={routes.admin.providers()}
      className="grid items-end gap-4 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      <TextField
        type="search"
        name="q"
        label={texts.search}
        defaultValue={q}
        maxLength={120}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <SelectField
        name="status"
        label={texts.status}
        defaultValue={status ?? ''}
        options={[
          { value: '', label: texts.anyStatus },
          ...Object.entries(PROVIDER_STATUS_LABELS).map(([value, label]) => ({ value, label })),
        ]}
      />
      <SelectField
        name="source"
        label={texts.source}
        defaultValue={source ?? ''}
        options={[
          { value: '', label: texts.anySource },
          ...sources.map((value) => ({ value, label: value })),
          { value: NO_SOURCE, label: texts.noList },
        ]}
      />
      <SelectField
        name="claimed"
        label={texts.claimed}
        defaultValue={claimed ?? ''}
        options={[
          { value: '', label: texts.anyClaimed },
          { value: 'yes', label: texts.isClaimed },
          { value: 'no', label: texts.isUnclaimed },
        ]}
      />
      <Button type="submit" className="sm:justify-self-start">
        {texts.find}
      </Button>
    </form>
  )
}

type DirectoryViewProps = { query: DirectoryQuery; found: ProviderPage; sources: readonly string[] }

/** Every provider, searchable by what an admin knows. */
export function DirectoryView({ query, found, sources }: DirectoryViewProps) {
  const { providers, total, page, pageCount } = found
  // No filter is set, and there are no providers.
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
            {mergeMessages.duplicates}
          </TextLink>
          <TextLink href={routes.admin.imports()} className="inline-flex min-h-11 items-center">
            {importMessages.title}
          </TextLink>
        </p>
      </PageHead>
      <div className="wrap pb-16">
        {isEmpty ? (
          <EmptyState
            icon="list"
            title={texts.emptyTitle}
            action={<ButtonLink href={routes.admin.imports()}>{importMessages.title}</ButtonLink>}
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
