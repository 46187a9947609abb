import { useLocale, useTranslations } from 'next-intl'
import { AdminHead } from '@/components/admin/admin-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { DataTable } from '@/components/ui/data/data-table'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { Badge } from '@/components/ui/surface/badge'
import { exceededLimitText, type ShownRunState, scheduleText } from '@/lib/imports/sources/rules'
import type { NewestFile as Newest, SourceChoices, SourceRow, SourceView } from '@/lib/imports/sources/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Locale } from '@/lib/platform/language/locales'
import { messageText } from '@/lib/platform/language/translate'
import { dateText, dayOf } from '@/lib/platform/time/dates'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import { DifferenceView, RecordsView, ReportView } from './import-view'
import { BusyNote, DecisionButtons, DeleteSourceButton, RunButtons, SourceForm, UndoButton } from './source-form'
import { UploadForm } from './upload-form'

const TONES: Partial<Record<ShownRunState, 'mint' | 'sun' | 'coral'>> = {
  applied: 'mint',
  unchanged: 'mint',
  waiting: 'sun',
  failed: 'coral',
}
function StateBadge({ state }: { state: ShownRunState }) {
  const t = useTranslations('imports.sources')
  return <Badge tone={TONES[state] ?? 'stone'}>{t(`states.${state}`)}</Badge>
}

const COLUMNS = ['source', 'schedule', 'lastRun', 'status', 'nextRun', 'notifies'] as const
const HISTORY_COLUMNS = ['started', 'status', 'file', 'listOf', 'by', 'note'] as const

type SourcesViewProps = { sources: readonly SourceRow[]; choices: SourceChoices; adminId: number; now: Date }

/** Every source with its last and next run, and the form to add one. */
export function SourcesView({ sources, choices, adminId, now }: SourcesViewProps) {
  const t = useTranslations('imports.sources')
  const texts = useTranslations('imports.sourceTexts')
  const locale = useLocale()
  const nextOf = ({ isOn, nextRunAt }: SourceRow) =>
    isOn ? nextRunAt && officeMoment(locale, nextRunAt, now) : <Badge key="next">{t('paused')}</Badge>
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} parents={['providers', 'imports']} />
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        <section className="min-w-0">
          <h2 className="mb-3 text-section tracking-tight">{t('list')}</h2>
          {sources.length === 0 ? (
            <p className="text-soft">{t('none')}</p>
          ) : (
            <DataTable
              stacked
              caption={t('caption')}
              columns={COLUMNS.map((column) => t(`columns.${column}`))}
              rows={sources.map((source) => ({
                key: String(source.id),
                head: (
                  <TextLink
                    href={dashboardRoutes.admin.importSource(source.id)}
                    className="inline-flex min-h-9 items-center"
                  >
                    {source.name}
                  </TextLink>
                ),
                cells: [
                  scheduleText(texts, locale, source.timing),
                  source.last ? officeMoment(locale, source.last.at, now) : t('never'),
                  source.last && <StateBadge key="state" state={source.last.state} />,
                  nextOf(source),
                  source.owner ?? t('allAdmins'),
                ],
              }))}
            />
          )}
        </section>
        <section>
          <h2 className="mb-4 text-section tracking-tight">{t('add')}</h2>
          <SourceForm choices={choices} adminId={adminId} />
        </section>
      </div>
    </>
  )
}

/** The newest file: what it would change and why it needs a decision, or what it has changed. */
function NewestFile({ source, newest }: { source: SourceView; newest: Newest }) {
  const t = useTranslations('imports.sources')
  const texts = useTranslations('imports.sourceTexts')
  const { difference, providers, records, passed, upload } = newest
  const isWaiting = newest.state === 'waiting'
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="text-section tracking-tight">{isWaiting ? t('waiting') : t('last')}</h2>
      {isWaiting && (
        <div role="note" className="max-w-prose rounded-lg bg-sun-soft px-5 py-4 text-on-sun">
          <p className="font-semibold">{t('waitingWhy')}</p>
          <ul className="mt-2 list-disc ps-5">
            {passed.map((one) => (
              <li key={one.code} className="py-1 break-words">
                {exceededLimitText(texts, one)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <DecisionButtons id={source.id} may={source.may} uploadId={upload?.id} />
      {difference && <DifferenceView difference={difference} title={isWaiting ? t('difference') : t('differed')} />}
      {isWaiting && providers && (
        <ReportView report={providers} goneNote={source.closesMissing ? t('goneApplied') : undefined} />
      )}
      {isWaiting && records && source.kind !== 'providers' && <RecordsView report={records} kind={source.kind} />}
      {upload && (
        <p>
          <TextLink href={dashboardRoutes.admin.import(upload.id)} className="inline-flex min-h-11 items-center">
            {t('report')}
          </TextLink>
        </p>
      )}
      {source.may.undo && <UndoButton id={source.id} uploadId={upload?.id} />}
    </section>
  )
}

type DetailsProps = { source: SourceView; choices: SourceChoices; now: Date }

function Details({ source, choices, now }: DetailsProps) {
  const t = useTranslations('imports.sources')
  const files = useTranslations('imports.files')
  const texts = useTranslations('imports.sourceTexts')
  const locale = useLocale()
  const { kind, place, address, reading, mapping, isOn, nextRunAt, closesMissing, maxNew, owner } = source
  const preset = choices.readings.find(({ value }) => value === reading)?.label
  const rows = [
    { label: t('detail.kind'), value: files(`kinds.${kind}`) },
    {
      label: t('detail.from'),
      value: <span className="break-all">{place === 'upload' ? t('places.upload') : address}</span>,
    },
    { label: t('detail.reading'), value: mapping === '' ? (preset ?? reading) : t('ownMapping') },
    ...(place === 'upload' ? [] : [{ label: t('detail.schedule'), value: scheduleText(texts, locale, source) }]),
    ...(isOn && nextRunAt ? [{ label: t('detail.next'), value: officeMoment(locale, nextRunAt, now) }] : []),
    {
      label: t('detail.closed'),
      value: closesMissing ? t('upTo', { percent: source.maxClosedPercent }) : t('closesNobody'),
    },
    { label: t('detail.changed'), value: t('upTo', { percent: source.maxChangedPercent }) },
    { label: t('detail.fresh'), value: maxNew === null ? t('anyNumber') : maxNew.toLocaleString('en-US') },
    { label: t('detail.owner'), value: owner ?? t('allAdmins') },
  ]
  return <DataRows className="max-w-narrow" rows={rows} />
}

type SourcePageViewProps = { source: SourceView; choices: SourceChoices; now: Date }

/** One source: what needs a decision, what can be done, and its history. */
export function SourcePageView({ source, choices, now }: SourcePageViewProps) {
  const t = useTranslations('imports.sources')
  const files = useTranslations('imports.files')
  const locale = useLocale()
  const { newest, runs, ...fields } = source
  const { id, name, isOn, place, isBusy, may } = fields
  const [last] = runs
  return (
    <>
      <AdminHead title={name} parents={['providers', 'imports', 'sources']}>
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {last && <StateBadge state={last.state} />}
          {!isOn && <Badge>{t('paused')}</Badge>}
        </p>
      </AdminHead>
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        {last?.state === 'failed' && last.problem && (
          <div role="alert" className="max-w-prose rounded-lg bg-coral-soft px-5 py-4">
            <p className="font-semibold">{files('problem')}</p>
            <p className="break-words">{messageText(locale, last.problem)}</p>
          </div>
        )}
        {isBusy && last && <BusyNote label={t(`states.${(newest?.state === 'undoing' ? newest : last).state}`)} />}
        {!isBusy && newest && <NewestFile source={source} newest={newest} />}
        {!isBusy && place === 'upload' && (
          <section>
            <h2 className="mb-4 text-section tracking-tight">{t('uploadTitle')}</h2>
            <UploadForm source={{ id, kind: source.kind }} />
          </section>
        )}
        <section>
          <h2 className="mb-3 text-section tracking-tight">{t('details')}</h2>
          <Details source={source} choices={choices} now={now} />
          <div className="mt-6">
            <RunButtons
              id={id}
              may={may}
              isOn={isOn}
              isScheduled={place !== 'upload' && source.schedule !== 'by_hand'}
            />
          </div>
        </section>
        <section className="min-w-0">
          <h2 className="mb-3 text-section tracking-tight">{t('history')}</h2>
          {runs.length === 0 ? <p className="text-soft">{t('noRuns')}</p> : <History runs={runs} now={now} />}
        </section>
        <Disclosure summary={t('edit')}>
          <SourceForm choices={choices} source={fields} />
        </Disclosure>
        <div>{!isBusy && <DeleteSourceButton id={id} />}</div>
      </div>
    </>
  )
}

const shownDay = (locale: Locale, day: Date | null | undefined, now: Date) =>
  day && dateText(locale, dayOf(day), dayOf(now))

function History({ runs, now }: Pick<SourceView, 'runs'> & { now: Date }) {
  const t = useTranslations('imports.sources')
  const locale = useLocale()
  return (
    <DataTable
      stacked
      caption={t('historyCaption')}
      columns={HISTORY_COLUMNS.map((column) => t(`historyColumns.${column}`))}
      rows={runs.map(({ id, startedAt, state, upload, startedBy, problem }) => ({
        key: String(id),
        head: officeMoment(locale, startedAt, now),
        cells: [
          <StateBadge key="state" state={state} />,
          upload && (
            <TextLink key="file" href={dashboardRoutes.admin.import(upload.id)}>
              {upload.fileName}
            </TextLink>
          ),
          shownDay(locale, upload?.asOf, now),
          startedBy ?? t('due'),
          problem && (
            <span key="note" className="block max-w-prose whitespace-normal">
              {messageText(locale, problem)}
            </span>
          ),
        ],
      }))}
    />
  )
}
