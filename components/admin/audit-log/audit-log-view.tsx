import { Fragment } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { EmptyState } from '@/components/ui/surface/empty-state'
import type { AuditAction, AuditDetail } from '@/lib/access/rules/audit-actions'
import type { Activity, AuditLine, AuditPage, AuditQuery } from '@/lib/admin/users/schema'
import { routes } from '@/lib/platform/http/routes'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import { detailLabels, FIELDS, GROUPS } from './detail-labels'
import { ACTIVITY, auditMessages as texts, ACTIVITY_UNKNOWN as unknown } from './messages'

/** The page for the record that a number refers to. */
const FILES: Partial<Record<AuditDetail, (id: number) => string>> = {
  changeId: routes.approvals.profileChange,
  claimId: routes.approvals.claim,
  inquiryId: routes.approvals.conversation,
  mergedId: routes.admin.provider,
  otherId: routes.admin.provider,
  providerId: routes.admin.provider,
  reportId: routes.approvals.report,
  reviewId: routes.approvals.review,
  uploadId: routes.admin.import,
}

/**
 * The details of an audit line in plain words, each number linked to its record while that exists. One element: cells
 * are flex containers on phones, where each piece would become a column.
 */
function AuditDetails({ line }: { line: AuditLine }) {
  return (
    <span className="min-w-0 break-words">
      {detailLabels(line).map(({ name, text }, index) => (
        <Fragment key={name}>
          {index > 0 && '; '}
          <Detail line={line} name={name} text={text} />
        </Fragment>
      ))}
    </span>
  )
}

function Detail({ line, name, text }: { line: AuditLine; name: string; text: string }) {
  const isThere = Object.hasOwn(FILES, name) && !line.gone.some((one) => one === name)
  const file = isThere ? FILES[name as AuditDetail] : undefined
  if (!file) return text
  return (
    <TextLink underlined href={file(Number(line.details[name]))}>
      {text}
    </TextLink>
  )
}

const all = new Intl.ListFormat('en-US')

/** Fields and fact groups in the middle of a sentence. */
const fieldText = (code: string) => (GROUPS[code] ?? FIELDS[code] ?? code).toLowerCase()

/** Done by the person it is about, who has no session yet or follows a link in a mail. */
const isOwn = (action: AuditAction) =>
  ['account.registered', 'account.email-verified', 'email.changed', 'password.changed'].includes(action)

/** "Maria Lopez changed the hours of Moss and Stone". */
export function activityText({ action, actor, subject, details, provider, other, article, fields }: Activity): string {
  const who = actor || isOwn(action) ? ((actor ?? subject)?.name ?? unknown.who) : unknown.site
  const tell = ACTIVITY[action]
  if (!tell) return unknown.named(who, texts.actions[action] ?? action)
  return tell({
    who,
    whom: subject?.name ?? unknown.whom,
    provider: provider?.name ?? unknown.provider,
    other: other ?? unknown.other,
    article: article ?? unknown.article,
    fields: all.format([...new Set(fields)].map(fieldText)),
    isAddition: details.isAddition === true,
  })
}

/** The record that an activity is best continued in. */
function activityHref({ action, details, gone, provider }: Activity): string | undefined {
  const name = (['changeId', 'claimId', 'reviewId', 'reportId', 'uploadId'] as const).find(
    (one) => one in details && !gone.includes(one),
  )
  const file = name && FILES[name]
  if (name && file) return file(Number(details[name]))
  if (action.startsWith('article.')) return routes.cms()
  return provider ? routes.admin.provider(provider.id) : undefined
}

/** What people did lately, a sentence each. */
export function ActivityList({ activity, now }: { activity: readonly Activity[]; now: Date }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {activity.map((one) => {
        const href = activityHref(one)
        const text = activityText(one)
        return (
          <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
            <span className="min-w-0 flex-1 basis-72 break-words">
              {href ? <TextLink href={href}>{text}</TextLink> : text}
            </span>
            <span className="numbers text-sm text-soft">{officeMoment(one.at, now)}</span>
          </li>
        )
      })}
    </ul>
  )
}

type AuditLinesProps = { lines: readonly AuditLine[]; now: Date; caption: string }

/** Lines of the audit log, with names where the accounts still exist. */
export function AuditLines({ lines, now, caption }: AuditLinesProps) {
  return (
    <DataTable
      stacked
      caption={caption}
      columns={texts.columns}
      rows={lines.map((line) => ({
        key: line.id,
        head: officeMoment(line.at, now),
        cells: [
          texts.actions[line.action] ?? line.action,
          <Person key="actor" person={line.actor} nobody={texts.nobody} />,
          line.subject && <Person key="subject" person={line.subject} nobody="" />,
          Object.keys(line.details).length > 0 && <AuditDetails key="details" line={line} />,
        ],
      }))}
    />
  )
}

function Person({ person, nobody }: { person: AuditLine['actor']; nobody: string }) {
  if (!person) return nobody
  if (person.name === null) return texts.erased(person.id)
  return (
    <TextLink href={routes.admin.user(person.id)} className="inline-flex min-h-9 items-center">
      {person.name}
    </TextLink>
  )
}

type AuditLogViewProps = { query: AuditQuery; page: AuditPage; now: Date }

/** The audit log, searchable by person, action and day. */
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
              {/* A plain link: it downloads a file. */}
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
