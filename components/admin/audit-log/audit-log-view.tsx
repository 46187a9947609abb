import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { AUDIT_ACTIONS, type AuditAction, type AuditDetail } from '@/lib/access/rules/audit-actions'
import type { Activity, AuditLine, AuditPage, AuditQuery } from '@/lib/admin/users/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { type Locale, listText } from '@/lib/platform/language/locales'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import { AdminHead } from '../admin-head'
import { type AuditTexts, actionText, detailLabels, fieldText, useAuditTexts } from './detail-labels'

const COLUMNS = ['when', 'what', 'by', 'about', 'details'] as const

/** The page for the record that a number refers to. */
const FILES: Partial<Record<AuditDetail, (id: number) => string>> = {
  changeId: dashboardRoutes.approvals.profileChange,
  claimId: dashboardRoutes.approvals.claim,
  inquiryId: dashboardRoutes.approvals.conversation,
  mergedId: dashboardRoutes.admin.provider,
  otherId: dashboardRoutes.admin.provider,
  providerId: dashboardRoutes.admin.provider,
  reportId: dashboardRoutes.approvals.report,
  reviewId: dashboardRoutes.approvals.review,
  uploadId: dashboardRoutes.admin.import,
}

/**
 * The details of an audit line in plain words, each number linked to its record while that exists. One element: cells
 * are flex containers on phones, where each child would become a column.
 */
function AuditDetails({ line }: { line: AuditLine }) {
  const texts = useAuditTexts()
  const locale = useLocale()
  return (
    <span className="min-w-0 break-words">
      {detailLabels(
        texts,
        locale,
      )(line).map(({ name, text, separator }) => (
        <Fragment key={name}>
          {separator}
          <Detail line={line} name={name} text={text} />
        </Fragment>
      ))}
    </span>
  )
}

function Detail({ line, name, text }: { line: AuditLine; name: string; text: string }) {
  const stillExists = Object.hasOwn(FILES, name) && !line.gone.some((one) => one === name)
  const file = stillExists ? FILES[name as AuditDetail] : undefined
  if (!file) return text
  return (
    <TextLink underlined href={file(Number(line.details[name]))}>
      {text}
    </TextLink>
  )
}

/** Actions without a sentence of their own: the dashboard shows their name from the log instead. */
const WITHOUT_SENTENCE = [
  'account.registered-again',
  'account.verification-sent',
  'account.looked-at',
  'admin.created',
  'password.reset-asked',
  'email.change-asked',
  'email.change-confirmed',
  'email.change-withdrawn',
  'session.refused',
  'session.limited',
  'session.started',
  'session.ended',
  'session.all-ended',
  'source.added',
  'source.changed',
  'source.deleted',
  'source.discarded',
  'source.paused',
  'source.resumed',
  'source.run',
] as const satisfies readonly AuditAction[]

const hasNoSentence = (action: AuditAction): action is (typeof WITHOUT_SENTENCE)[number] =>
  WITHOUT_SENTENCE.some((one) => one === action)

/** Whether an action without an actor in the log was taken by its subject, such as signing up. */
const isOwn = (action: AuditAction) =>
  ['account.registered', 'account.email-verified', 'email.changed', 'password.changed'].includes(action)

type ActivityTexts = Pick<AuditTexts, 'log' | 'sheet'>

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "Maria Lopez changed the hours of Moss and Stone". */
export function activityText({ log: t, sheet }: ActivityTexts, locale: Locale, activity: Activity): string {
  const { action, actor, subject, details, provider, other, article, fields } = activity
  const who = actor || isOwn(action) ? ((actor ?? subject)?.name ?? t('unknown.who')) : t('unknown.site')
  if (!AUDIT_ACTIONS.includes(action) || hasNoSentence(action)) {
    const name = actionText(action, t)
    return t('activityNamed', { who, action: lowerFirst(name) })
  }
  const names = [...new Set(fields)].map((code) => lowerFirst(fieldText({ log: t, sheet }, locale, code)))
  return t(`activity.${action}`, {
    who,
    whom: subject?.name ?? t('unknown.whom'),
    provider: provider?.name ?? t('unknown.provider'),
    other: other ?? t('unknown.other'),
    article: article || t('unknown.article'),
    fields: listText(locale, names),
    hasFields: names.length > 0 ? 'yes' : 'no',
    isAddition: details.isAddition === true ? 'yes' : 'no',
  })
}

/** The link of an activity: its record if that still exists, otherwise the CMS for articles, or the provider. */
function activityHref({ action, details, gone, provider }: Activity): string | undefined {
  const name = (['changeId', 'claimId', 'reviewId', 'reportId', 'uploadId'] as const).find(
    (one) => one in details && !gone.includes(one),
  )
  const file = name && FILES[name]
  if (name && file) return file(Number(details[name]))
  if (action.startsWith('article.')) return dashboardRoutes.cms()
  return provider ? dashboardRoutes.admin.provider(provider.id) : undefined
}

/** Recent activity, one sentence for each action. */
export function ActivityList({ activity, now }: { activity: readonly Activity[]; now: Date }) {
  const texts = useAuditTexts()
  const locale = useLocale()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {activity.map((one) => {
        const href = activityHref(one)
        const text = activityText(texts, locale, one)
        return (
          <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
            <span className="min-w-0 flex-1 basis-72 break-words">
              {href ? <TextLink href={href}>{text}</TextLink> : text}
            </span>
            <span className="numbers text-sm text-soft">{officeMoment(locale, one.at, now)}</span>
          </li>
        )
      })}
    </ul>
  )
}

type AuditLinesProps = { lines: readonly AuditLine[]; now: Date; caption: string }

/** Lines of the audit log, with names where the accounts still exist. */
export function AuditLines({ lines, now, caption }: AuditLinesProps) {
  const t = useTranslations('admin.auditLog')
  const locale = useLocale()
  return (
    <DataTable
      stacked
      caption={caption}
      columns={COLUMNS.map((column) => t(`columns.${column}`))}
      rows={lines.map((line) => ({
        key: line.id,
        head: officeMoment(locale, line.at, now),
        cells: [
          actionText(line.action, t),
          <Person key="actor" person={line.actor} nobody={t('nobody')} />,
          line.subject && <Person key="subject" person={line.subject} nobody="" />,
          Object.keys(line.details).length > 0 && <AuditDetails key="details" line={line} />,
        ],
      }))}
    />
  )
}

function Person({ person, nobody }: { person: AuditLine['actor']; nobody: string }) {
  const t = useTranslations('admin.auditLog')
  if (!person) return nobody
  if (person.name === null) return t('erased', { id: String(person.id) })
  return (
    <TextLink href={dashboardRoutes.admin.user(person.id)} className="inline-flex min-h-9 items-center">
      {person.name}
    </TextLink>
  )
}

type AuditLogViewProps = { query: AuditQuery; page: AuditPage; now: Date }

/** The audit log, searchable by person, action and day. */
export function AuditLogView({ query, page: { lines, next }, now }: AuditLogViewProps) {
  const t = useTranslations('admin.auditLog')
  const { before, ...search } = query
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} />
      <div className="wrap pb-16">
        <AuditFilter query={query} />
        {lines.length === 0 ? (
          <EmptyState icon="search" title={t('noneTitle')}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <>
            <p className="mt-8 mb-4 text-sm text-soft">
              <TextLink
                href={dashboardRoutes.api.auditLogCsv(search)}
                download
                className="inline-flex min-h-11 items-center"
              >
                {t('export')}
              </TextLink>{' '}
              {t('exportHint')}
            </p>
            <AuditLines lines={lines} now={now} caption={t('caption')} />
          </>
        )}
        <div className="mt-6 flex flex-wrap gap-2.5">
          {before !== undefined && (
            <ButtonLink variant="quiet" href={dashboardRoutes.admin.auditLog(search)}>
              {t('newest')}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink variant="secondary" href={dashboardRoutes.admin.auditLog({ ...search, before: next })}>
              {t('older')}
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  )
}

function AuditFilter({ query: { person, action, from, to } }: { query: AuditQuery }) {
  const path = useLocalPath()
  const t = useTranslations('admin.auditLog')
  const actions = AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }))
  return (
    <form
      key={`${person} ${action} ${from} ${to}`}
      action={path(dashboardRoutes.admin.auditLog())}
      className="grid items-end gap-4 md:grid-cols-2 lg:grid-cols-[1fr_1fr_10rem_10rem_auto]"
    >
      <TextField name="person" label={t('person')} defaultValue={person} maxLength={120} autoComplete="off" />
      <SelectField
        name="action"
        label={t('action')}
        defaultValue={action ?? ''}
        options={[{ value: '', label: t('anyAction') }, ...actions]}
      />
      <TextField type="date" name="from" label={t('from')} defaultValue={from} />
      <TextField type="date" name="to" label={t('to')} defaultValue={to} />
      <Button type="submit">{t('find')}</Button>
    </form>
  )
}
