import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { AuditQuery } from '@/lib/users/schema'
import type { AuditPage } from '@/lib/users/types'
import { AuditLines } from './audit-lines'
import { auditTexts as texts } from './texts'

type AuditLogViewProps = { query: AuditQuery; page: AuditPage; now: Date }

/** The audit log, to be searched by person, act and day. */
export function AuditLogView({ query, page: { lines, next }, now }: AuditLogViewProps) {
  const { before, ...search } = query
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: texts.dashboard, href: routes.adminDashboard() }, { label: texts.title }]}
      />
      <div className="wrap pb-16">
        <AuditFilter query={query} />
        {lines.length === 0 ? (
          <EmptyState icon="search" title={texts.noneTitle}>
            {texts.noneText}
          </EmptyState>
        ) : (
          <>
            <p className="mt-8 mb-4 text-sm text-soft">
              {/* A file, not a page. */}
              <TextLink href={routes.api.auditLogCsv(search)} className="inline-flex min-h-11 items-center">
                {texts.export}
              </TextLink>{' '}
              {texts.exportHint}
            </p>
            <AuditLines lines={lines} now={now} caption={texts.caption} />
          </>
        )}
        <div className="mt-6 flex flex-wrap gap-2.5">
          {before !== undefined && (
            <ButtonLink variant="quiet" href={routes.admin.auditLog(search)}>
              {texts.newest}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink variant="secondary" href={routes.admin.auditLog({ ...search, before: next })}>
              {texts.older}
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  )
}

function AuditFilter({ query: { person, action, from, to } }: { query: AuditQuery }) {
  const actions = Object.entries(texts.actions).map(([value, label]) => ({ value, label }))
  return (
    <form
      key={`${person} ${action} ${from} ${to}`}
      action={routes.admin.auditLog()}
      className="grid items-end gap-4 md:grid-cols-2 lg:grid-cols-[1fr_1fr_10rem_10rem_auto]"
    >
      <TextField name="person" label={texts.person} defaultValue={person} maxLength={120} autoComplete="off" />
      <SelectField
        name="action"
        label={texts.action}
        defaultValue={action ?? ''}
        options={[{ value: '', label: texts.anyAction }, ...actions]}
      />
      <TextField type="date" name="from" label={texts.from} defaultValue={from} />
      <TextField type="date" name="to" label={texts.to} defaultValue={to} />
      <Button type="submit">{texts.find}</Button>
    </form>
  )
}
