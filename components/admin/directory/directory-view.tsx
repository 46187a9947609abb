import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { FoundTable } from '@/components/ui/data/found-table'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { type DirectoryQuery, NO_SOURCE } from '@/lib/admin/directory/schema'
import type { ProviderPage } from '@/lib/admin/directory/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { kindLabel } from '@/lib/providers/catalogue/traits'
import { ProviderStatus } from '@/prisma/generated/enums'
import { AdminHead } from '../admin-head'

const COLUMNS = ['name', 'place', 'kind', 'status', 'lists', 'people', 'openReports'] as const
const TONES = { open: 'mint', temporarily_closed: 'sun', closed: 'coral', merged: 'stone' } as const

export function StatusBadge({ status }: { status: ProviderStatus }) {
  const t = useTranslations('admin.sheet.statuses')
  return <Badge tone={TONES[status]}>{t(status)}</Badge>
}

type DirectoryFilterProps = { query: DirectoryQuery; sources: readonly string[] }

/** Sent with GET, so that results have a URL. */
function DirectoryFilter({ query: { q, status, source, claimed, batch }, sources }: DirectoryFilterProps) {
  const path = useLocalPath()
  const t = useTranslations('admin.directory')
  const statuses = useTranslations('admin.sheet.statuses')
  return (
    <form
      key={`${q} ${status} ${source} ${claimed} ${batch}`}
      action={path(dashboardRoutes.admin.providers())}
      className="grid items-end gap-4 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      {batch !== undefined && <input type="hidden" name="batch" value={batch} />}
      <TextField
        type="search"
        name="q"
        label={t('search')}
        defaultValue={q}
        maxLength={120}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <SelectField
        name="status"
        label={t('status')}
        defaultValue={status ?? ''}
        options={[
          { value: '', label: t('anyStatus') },
          ...Object.values(ProviderStatus).map((value) => ({ value, label: statuses(value) })),
        ]}
      />
      <SelectField
        name="source"
        label={t('source')}
        defaultValue={source ?? ''}
        options={[
          { value: '', label: t('anySource') },
          ...sources.map((value) => ({ value, label: value })),
          { value: NO_SOURCE, label: t('noList') },
        ]}
      />
      <SelectField
        name="claimed"
        label={t('claimed')}
        defaultValue={claimed ?? ''}
        options={[
          { value: '', label: t('anyClaimed') },
          { value: 'yes', label: t('isClaimed') },
          { value: 'no', label: t('isUnclaimed') },
        ]}
      />
      <Button type="submit" className="sm:justify-self-start">
        {t('find')}
      </Button>
    </form>
  )
}

type DirectoryViewProps = { query: DirectoryQuery; found: ProviderPage; sources: readonly string[] }

/** Every provider, searchable by what an admin knows. */
export function DirectoryView({ query, found, sources }: DirectoryViewProps) {
  const t = useTranslations('admin.directory')
  const merge = useTranslations('admin.merge')
  const traits = useTranslations('providers.traits')
  const imports = useTranslations('imports.files')
  const { providers, total, page, pageCount } = found
  // No filter is set, and there are no providers.
  const isEmpty =
    total === 0 && dashboardRoutes.admin.providers({ ...query, page: 1 }) === dashboardRoutes.admin.providers()
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')}>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextLink href={dashboardRoutes.admin.duplicates()} className="inline-flex min-h-11 items-center">
            {merge('duplicates')}
          </TextLink>
          <TextLink href={dashboardRoutes.admin.imports()} className="inline-flex min-h-11 items-center">
            {imports('title')}
          </TextLink>
        </p>
      </AdminHead>
      <div className="wrap pb-16">
        {isEmpty ? (
          <EmptyState
            icon="list"
            title={t('emptyTitle')}
            action={<ButtonLink href={dashboardRoutes.admin.imports()}>{imports('title')}</ButtonLink>}
          >
            {t('emptyText')}
          </EmptyState>
        ) : (
          <>
            <DirectoryFilter query={query} sources={sources} />
            {query.batch !== undefined && (
              <p className="mt-6">
                {t('addedBy', { id: String(query.batch) })}{' '}
                <TextLink href={dashboardRoutes.admin.providers()}>{t('all')}</TextLink>
              </p>
            )}
            <FoundTable
              icon="search"
              texts={{
                noneTitle: t('noneTitle'),
                noneText: t('noneText'),
                all: t('all'),
                count: (count) => t('count', { count }),
              }}
              total={total}
              allHref={dashboardRoutes.admin.providers()}
              page={page}
              pageCount={pageCount}
              hrefOf={(next) => dashboardRoutes.admin.providers({ ...query, page: next })}
              caption={t('caption')}
              columns={COLUMNS.map((column) => t(`columns.${column}`))}
              rows={providers.map((provider) => ({
                key: String(provider.id),
                head: (
                  <TextLink
                    href={dashboardRoutes.admin.provider(provider.id)}
                    className="inline-flex min-h-9 items-center"
                  >
                    {provider.name}
                  </TextLink>
                ),
                cells: [
                  <span key="place" className="whitespace-nowrap">
                    {provider.place}
                  </span>,
                  kindLabel(traits, provider.kind),
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
