import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Badge } from '@/components/ui/surface/badge'
import { EDIT_FIELDS, editFieldName, isEditField, reasonLabel } from '@/lib/admin/directory/rules/edit-sheet'
import type { EditView, ProviderFile } from '@/lib/admin/directory/types'
import { isMatchRule } from '@/lib/imports/rules/report-text'
import { languageOf } from '@/lib/listings/profiles/catalogue'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dayText } from '@/lib/platform/time/dates'
import { officeDay, officeMoment } from '@/lib/platform/time/zoned-time'
import { sourceText } from '@/lib/providers/catalogue/sources'
import { freshnessOf } from '@/lib/providers/rules/openings'
import type { FactGroup } from '@/prisma/generated/enums'

type FilePartProps = { title: string; none?: string; isEmpty?: boolean; children: ReactNode }

/** One section of a provider's record, with a sentence when it is empty. */
export const FilePart = ({ title, none, isEmpty = false, children }: FilePartProps) => (
  <section className="min-w-0">
    <h2 className="mb-3 text-section tracking-tight">{title}</h2>
    {isEmpty ? <p className="text-soft">{none}</p> : children}
  </section>
)

const GROUPS = ['contact', 'hours', 'openings', 'tuition', 'license'] as const satisfies readonly FactGroup[]
const COLUMNS = ['group', 'source', 'confirmed', 'status'] as const

/** Each fact group's source, date and freshness. */
export function FileFacts({ facts, today }: Pick<ProviderFile, 'facts'> & { today: string }) {
  const t = useTranslations('admin.providerFile')
  const sources = useTranslations('providers.sources')
  const locale = useLocale()
  return (
    <FilePart title={t('facts')}>
      <DataTable
        stacked
        caption={t('facts')}
        columns={COLUMNS.map((column) => t(`factColumns.${column}`))}
        rows={GROUPS.map((group) => {
          const provenance = facts[group]
          const cells = provenance
            ? [sourceText(sources, provenance.sourceName), dayText(locale, provenance.confirmedOn, today)]
            : [t('nobodySaid'), '']
          return {
            key: group,
            head: t(`groups.${group}`),
            cells: [...cells, t(`freshness.${freshnessOf(provenance, today)}`)],
          }
        })}
      />
    </FilePart>
  )
}

type FileHistoryProps = Pick<ProviderFile, 'changes' | 'edits'> & { now: Date }

/** Changes proposed by its members, and edits by admins. */
export function FileHistory({ changes, edits, now }: FileHistoryProps) {
  const t = useTranslations('admin.providerFile')
  const sheet = useTranslations('admin.sheet')
  const locale = useLocale()
  return (
    <>
      <FilePart title={t('changes')} none={t('noChanges')} isEmpty={changes.length === 0}>
        <ul>
          {changes.map(({ id, status, fields, at }) => (
            <li key={id}>
              <TextLink
                href={dashboardRoutes.approvals.profileChange(id)}
                className="inline-flex min-h-11 items-center"
              >
                {officeDay(locale, at, now)}:{' '}
                {fields.map((name) => (isEditField(name) ? editFieldName(sheet, locale, name) : name)).join(', ')}
              </TextLink>
              <span className="text-soft"> · {t(`changeStatus.${status}`)}</span>
            </li>
          ))}
        </ul>
      </FilePart>
      <FilePart title={t('edits')} none={t('noEdits')} isEmpty={edits.length === 0}>
        <ul className="divide-y divide-line border-y border-line">
          {edits.map((edit) => (
            <Edit key={edit.id} edit={edit} now={now} />
          ))}
        </ul>
      </FilePart>
    </>
  )
}

function Edit({ edit: { editor, reason, at, fields }, now }: { edit: EditView; now: Date }) {
  const t = useTranslations('admin.providerFile')
  const sheet = useTranslations('admin.sheet')
  const reasons = useTranslations('admin.sheet.reasons')
  const locale = useLocale()
  return (
    <li className="py-3">
      <p className="text-sm text-soft">
        {officeMoment(locale, at, now)} {editor ? t('by', { name: editor.name }) : t('gone')} ·{' '}
        {reasonLabel(reasons, reason)}
      </p>
      <dl className="mt-1 grid gap-2">
        {fields.map(({ field, from, to }) => (
          <div key={field}>
            <dt className="font-semibold">{editFieldName(sheet, locale, field)}</dt>
            <dd className="min-w-0 break-words">
              <del className="text-soft">{from || t('empty')}</del>{' '}
              <ins className="no-underline">{to || t('empty')}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

type FileImportsProps = Pick<ProviderFile, 'sources' | 'imports'> & { now: Date }
type Source = ProviderFile['sources'][number]

/** The lists that contain it, with their confidence, and what each import changed. */
export function FileImports({ sources, imports, now }: FileImportsProps) {
  const t = useTranslations('admin.providerFile')
  const rules = useTranslations('imports.outcomes.matches')
  const locale = useLocale()
  const ruleText = (rule: string) => (isMatchRule(rule) ? rules(rule) : rule)
  return (
    <FilePart title={t('imports')} none={t('noImports')} isEmpty={sources.length + imports.length === 0}>
      <ul className="divide-y divide-line border-y border-line">
        {sources.map((one) => (
          <li key={`${one.source} ${one.sourceId}`} className="py-2.5 break-words">
            {sourceLine(t, locale, one, now, ruleText)}
          </li>
        ))}
        {imports.map(({ batchId, fileName, at, isAdded, fields }) => (
          <li key={batchId} className="py-2.5 break-words">
            <span className="font-semibold">{t('batch', { id: String(batchId) })}</span>, {fileName},{' '}
            {officeDay(locale, at, now)}: {isAdded ? t('brought') : t('wrote', { fields: fields.join(', ') })}
          </li>
        ))}
      </ul>
    </FilePart>
  )
}

function sourceLine(
  t: Translate<'admin.providerFile'>,
  locale: Locale,
  one: Source,
  now: Date,
  ruleText: (rule: string) => string,
): string {
  const { source, sourceId, rule, percent, batch } = one
  return [
    t('knownAs', { source, id: sourceId }),
    rule !== null && percent !== null && t('foundBy', { rule: ruleText(rule).toLowerCase(), percent }),
    batch && t('lastIn', { file: batch.fileName, day: officeDay(locale, batch.at, now) }),
  ]
    .filter(Boolean)
    .join('; ')
}

/** Who manages it, and who has claimed it. */
export function FilePeople({ people, claims }: Pick<ProviderFile, 'people' | 'claims'>) {
  const t = useTranslations('admin.providerFile')
  const roles = useTranslations('listings.roles')
  const claimTexts = useTranslations('listings.claims')
  return (
    <>
      <FilePart title={t('people')} none={t('noPeople')} isEmpty={people.length === 0}>
        <ul>
          {people.map(({ userId, name, role }) => (
            <li key={userId}>
              <TextLink href={dashboardRoutes.admin.user(userId)} className="inline-flex min-h-11 items-center">
                {name}
              </TextLink>
              , {roles(`names.${role}`).toLowerCase()}
            </li>
          ))}
        </ul>
      </FilePart>
      {claims.length > 0 && (
        <FilePart title={t('claims')}>
          <ul>
            {claims.map(({ id, name, status }) => (
              <li key={id}>
                <TextLink href={dashboardRoutes.approvals.claim(id)} className="inline-flex min-h-11 items-center">
                  {name}
                </TextLink>
                , {claimTexts(`status.${status}`).toLowerCase()}
              </li>
            ))}
          </ul>
        </FilePart>
      )}
    </>
  )
}

/** Visitors' reports, the open ones first. */
export function FileReports({ reports, now }: Pick<ProviderFile, 'reports'> & { now: Date }) {
  const t = useTranslations('admin.providerFile')
  const locale = useLocale()
  const topics = useTranslations('admin.reports.topics')
  return (
    <FilePart title={t('reports')} none={t('noReports')} isEmpty={reports.length === 0}>
      <ul className="divide-y divide-line border-y border-line">
        {reports.map(({ id, topic, message, email, status, at }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink href={dashboardRoutes.approvals.report(id)}>{topics(topic)}</TextLink>
              <Badge tone={status === 'open' ? 'sun' : 'stone'}>
                {status === 'open' ? t('reportOpen') : t('reportDone')}
              </Badge>
              <span className="text-sm text-soft">{officeDay(locale, at, now)}</span>
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{message}</p>
            {email && <p className="mt-1 text-sm text-soft">{t('answerTo', { email })}</p>}
          </li>
        ))}
      </ul>
    </FilePart>
  )
}

/** All the text of its page, field by field. */
export function FileText({ words }: Pick<ProviderFile, 'words'>) {
  const t = useTranslations('admin.providerFile')
  const locale = useLocale()
  const sheet = useTranslations('admin.sheet')
  return (
    <FilePart title={t('says')}>
      <dl className="divide-y divide-line border-y border-line text-ui">
        {EDIT_FIELDS.filter((field) => field !== 'status').map((field) => (
          <div key={field} className="grid gap-x-8 gap-y-1 py-2.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-soft">{editFieldName(sheet, locale, field)}</dt>
            <dd
              lang={words[field] ? languageOf(field) : undefined}
              className="numbers min-w-0 break-words whitespace-pre-line"
            >
              {words[field] || <span className="text-soft">{t('notStated')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </FilePart>
  )
}
