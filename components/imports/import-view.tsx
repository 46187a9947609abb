import { useLocale, useTranslations } from 'next-intl'
import { AdminHead } from '@/components/admin/admin-head'
import { sizeText } from '@/components/platform/size-text'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { columnSentence } from '@/lib/imports/rules/report-text'
import type { Difference } from '@/lib/imports/types'
import { mayClose, qualityOf } from '@/lib/imports/uploads/rules'
import type {
  HeldGroup,
  ShownRecords,
  ShownReport,
  ShownTally,
  ShownUndo,
  UploadFile,
} from '@/lib/imports/uploads/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { messageText } from '@/lib/platform/language/translate'
import { dateText } from '@/lib/platform/time/dates'
import type { ImportKind } from '@/prisma/generated/enums'
import { HeldRows, ImportProgress, StepButtons } from './import-steps'
import { StepBadge } from './imports-view'
import { ReadingForm } from './reading-form'

const COUNTS = [
  'rowsRead',
  'added',
  'matched',
  'changed',
  'confirmed',
  'unchanged',
  'leftAside',
  'refused',
  'filtered',
  'closed',
  'reopened',
] as const
const RECORD_COUNTS = ['rowsRead', 'added', 'changed', 'unchanged', 'kept', 'refused'] as const
const countText = (value: number) => value.toLocaleString('en-US')

type ReportViewProps = {
  report: ShownReport
  /** What happens to the providers that left the list. */
  goneNote?: string
  /** The list of the added providers. */
  addedHref?: string | undefined
}

/** What a run did, or would do: counts, the file's quality, and examples by reason. */
export function ReportView({ report, goneNote, addedHref }: ReportViewProps) {
  const t = useTranslations('imports.report')
  const locale = useLocale()
  const noted = report.notes.reduce((sum, { count }) => sum + count, 0)
  const quality = qualityOf({ ...report, rowsRead: report.rowsRead - report.filtered, noted })
  const { gone } = report
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="text-section tracking-tight">{report.isDryRun ? t('wouldTitle') : t('didTitle')}</h2>
      <DataRows
        className="max-w-narrow"
        rows={[
          ...COUNTS.filter((key) => key === 'rowsRead' || report[key] > 0).map((key) => ({
            label: t(`counts.${key}`),
            value:
              key === 'added' && addedHref ? (
                <TextLink underlined href={addedHref}>
                  {countText(report[key])}
                </TextLink>
              ) : (
                countText(report[key])
              ),
          })),
          ...(quality === null ? [] : [{ label: t('quality'), value: t('qualityOf', { score: quality }) }]),
        ]}
      />
      {quality !== null && <p className="max-w-prose text-sm text-soft">{t('qualityMeans')}</p>}
      <LostValues columns={report.columns} />
      {gone && gone.gone > 0 && (
        <div className="max-w-prose">
          <h3 className="font-semibold">{t('gone')}</h3>
          <p>
            {t('goneText', { gone: gone.gone, listed: gone.listed, since: dateText(locale, gone.since, '') })}{' '}
            {report.isDryRun
              ? (goneNote ?? t('goneWaits'))
              : t(`goneNow.${closedExtent(gone.gone, report.closed)}`, { closed: report.closed })}
          </p>
          {report.isDryRun && gone.isTooMany && <p className="text-coral-deep">{t('goneTooMany')}</p>}
          <NamedProviders title={t('goneNames')} count={gone.gone} examples={gone.examples} />
        </div>
      )}
      <Tallies title={t('matches')} tallies={report.matches} codes="matches" />
      <Tallies title={t('asides')} tallies={report.asides} codes="matches" />
      <Tallies title={t('refusals')} tallies={report.refusals} codes="rejections" />
      <Tallies title={t('notes')} tallies={report.notes} codes="notes" />
    </section>
  )
}

type Codes = 'matches' | 'rejections' | 'notes' | 'left' | 'records'

/** The label of a code in a report; the code itself if it is from a newer release. */
function useOutcomeLabel(): (codes: Codes, code: string) => string {
  const t = useTranslations('imports.outcomes')
  return (codes, code) => {
    const key = `${codes}.${code}` as 'left.merged'
    return t.has(key) ? t(key) : code
  }
}

/** How many of the providers that left the list a run closed. */
function closedExtent(gone: number, closed: number): 'none' | 'some' | 'all' {
  if (closed === 0) return 'none'
  return closed === gone ? 'all' : 'some'
}

/** What a file changes, by field, with examples. */
export function DifferenceView({ difference, title }: { difference: Difference; title: string }) {
  const t = useTranslations('imports.sources')
  const locale = useLocale()
  return (
    <div className="max-w-reading">
      <h3 className="font-semibold">{title}</h3>
      {difference.fields.length === 0 && <p className="text-soft">{t('nothing')}</p>}
      {difference.fields.map(({ field, count, examples }) => (
        <Disclosure key={field} summary={t('changes', { field: messageText(locale, field), count })}>
          <ul className="text-ui">
            {examples.map(({ name, publicId, before, after }) => (
              <li key={publicId} className="py-1 break-words">
                <TextLink href={routes.provider(publicId)}>{name}</TextLink>:{' '}
                {before === null || after === null
                  ? t('notShown')
                  : t('fromTo', { before: before || t('noValue'), after: after || t('noValue') })}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  )
}

/** Columns with values that were not understood, most such values first. */
function LostValues({ columns }: Pick<ShownReport, 'columns'>) {
  const t = useTranslations('imports.report')
  const locale = useLocale()
  const lost = columns.filter(({ notUnderstood }) => notUnderstood > 0)
  if (lost.length === 0) return null
  return (
    <div role="note" className="max-w-prose rounded-lg bg-sun-soft px-5 py-4 text-on-sun">
      <h3 className="font-semibold">{t('lost')}</h3>
      <p>{t('lostText')}</p>
      <ul className="mt-2 list-disc ps-5">
        {lost
          .toSorted((a, b) => b.notUnderstood - a.notUnderstood)
          .map((column) => (
            <li key={column.column} className="py-1 break-words">
              {columnSentence(t, { ...column, examples: column.examples.map((text) => messageText(locale, text)) })}
            </li>
          ))}
      </ul>
    </div>
  )
}

type RecordsViewProps = { report: ShownRecords; kind: Exclude<ImportKind, 'providers'> }

/** What a run did, or would do, with a file of licenses or inspections. */
export function RecordsView({ report, kind }: RecordsViewProps) {
  const t = useTranslations('imports.report')
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="text-section tracking-tight">{report.isDryRun ? t('wouldTitle') : t('didTitle')}</h2>
      <DataRows
        className="max-w-narrow"
        rows={RECORD_COUNTS.filter((key) => key === 'rowsRead' || report[key] > 0).map((key) => ({
          label: key === 'added' ? t(`addedRecords.${kind}`) : t(`counts.${key}`),
          value: countText(report[key]),
        }))}
      />
      <Tallies title={t('refusals')} tallies={report.refusals} codes="records" />
    </section>
  )
}

const UNDONE = ['removed', 'restored', 'restoredInPart'] as const

/** What an undo reverted, and which providers it left alone, with the reason. */
function UndoView({ report }: { report: ShownUndo }) {
  const t = useTranslations('imports.report')
  const outcome = useOutcomeLabel()
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="text-section tracking-tight">{t('undoneTitle')}</h2>
      <DataRows
        className="max-w-narrow"
        rows={UNDONE.map((key) => ({ label: t(`undone.${key}`), value: countText(report[key]) }))}
      />
      {report.withRecords > 0 && <p className="max-w-prose">{t('recordsWent', { count: report.withRecords })}</p>}
      {report.left.length > 0 && (
        <div className="max-w-reading">
          <h3 className="font-semibold">{t('left')}</h3>
          {report.left.map(({ code, count, examples }) => (
            <NamedProviders key={code} title={outcome('left', code)} count={count} examples={examples} />
          ))}
        </div>
      )}
    </section>
  )
}

type NamedProvidersProps = Pick<ShownUndo['left'][number], 'count' | 'examples'> & { title: string }

/** Providers by name, each with its note. */
function NamedProviders({ title, count, examples }: NamedProvidersProps) {
  const t = useTranslations('imports.report')
  const locale = useLocale()
  return (
    <Disclosure summary={t('tally', { title, count })}>
      <ul className="text-ui">
        {examples.map(({ name, publicId, text }) => (
          <li key={publicId} className="py-1 break-words">
            <TextLink href={routes.provider(publicId)}>{name}</TextLink>: {messageText(locale, text)}
          </li>
        ))}
      </ul>
      {count > examples.length && <p className="mt-2">{t('shown', { count: examples.length })}</p>}
    </Disclosure>
  )
}

type TalliesProps = { title: string; tallies: readonly ShownTally[]; codes: Codes }

/** A line for each reason, which expands to examples. */
function Tallies({ title, tallies, codes }: TalliesProps) {
  const t = useTranslations('imports.report')
  const outcome = useOutcomeLabel()
  const locale = useLocale()
  if (tallies.length === 0) return null
  return (
    <div className="max-w-reading">
      <h3 className="font-semibold">{title}</h3>
      {tallies.map(({ code, count, examples }) => (
        <Disclosure key={code} summary={t('tally', { title: outcome(codes, code), count })}>
          <ul className="text-ui">
            {examples.map(({ line, name, text }) => (
              <li key={`${line} ${text}`} className="py-1 break-words">
                <span className="numbers text-ink">{t('line', { line: String(line) })}</span>
                {name && `, ${name}`}: {messageText(locale, text)}
              </li>
            ))}
          </ul>
          {count > examples.length && <p className="mt-2">{t('shown', { count: examples.length })}</p>}
        </Disclosure>
      ))}
    </div>
  )
}

type ImportViewProps = {
  upload: UploadFile
  heldRows: readonly HeldGroup[]
  presets: readonly { value: string; label: string }[]
}

/** One file: how it is read, what was found, which rows are held for review, and the actions. */
export function ImportView({ upload, heldRows, presets }: ImportViewProps) {
  const t = useTranslations('imports.files')
  const sources = useTranslations('imports.sources')
  const locale = useLocale()
  const { id, kind, step, fileName, bytes, uploader, source, batch, isRunning, problem, providers, records, undo } =
    upload
  const { header, preset, mapping, rowsDone, percentDone } = upload
  const isImported = batch !== null && step !== 'undone'
  const isArriving = upload.arrivedBytes !== null
  const reading = !isRunning && !isImported && upload.hasFile && !isArriving && (
    <ReadingForm upload={{ id, kind, header, preset, mapping }} presets={presets} />
  )
  const addedHref =
    batch && isImported && providers?.isDryRun === false
      ? dashboardRoutes.admin.providers({ batch: batch.id })
      : undefined
  // The next step comes before other actions.
  const comesFirst = !upload.may.import
  return (
    <>
      <AdminHead
        title={fileName}
        lead={
          source
            ? t('fetchedLead', { kind: t(`kinds.${kind}`), size: sizeText(bytes), source: source.name })
            : t('fileLead', { kind: t(`kinds.${kind}`), size: sizeText(bytes), by: uploader ?? t('gone') })
        }
        parents={['providers', 'imports']}
      >
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <StepBadge step={step} isArriving={isArriving} />
          {batch && <span className="text-soft">{t('batch', { id: String(batch.id) })}</span>}
          {source && <TextLink href={dashboardRoutes.admin.importSource(source.id)}>{source.name}</TextLink>}
        </p>
      </AdminHead>
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        {problem && (
          <div role="alert" className="max-w-prose rounded-lg bg-coral-soft px-5 py-4">
            <p className="font-semibold">{t('problem')}</p>
            <p className="break-words">{messageText(locale, problem)}</p>
          </div>
        )}
        {isRunning && (
          <ImportProgress
            key={step}
            id={id}
            since={upload.stepAt}
            start={{ isRunning, rowsDone, percentDone }}
            label={t(`steps.${step}`)}
          />
        )}
        {!isRunning && providers && <ReportView report={providers} addedHref={addedHref} />}
        {!isRunning && providers?.difference && providers.difference.providers > 0 && (
          <DifferenceView difference={providers.difference} title={sources('difference')} />
        )}
        {!isRunning && records && kind !== 'providers' && <RecordsView report={records} kind={kind} />}
        {!isRunning && undo && <UndoView report={undo} />}
        {!isRunning && isImported && heldRows.length > 0 && <HeldRows groups={heldRows} />}
        {comesFirst && reading}
        <StepButtons id={id} may={upload.may} mayClose={mayClose(providers?.gone ?? null)} isRunning={isRunning} />
        {isArriving && <p className="max-w-prose text-soft">{t('arrivingText')}</p>}
        {!comesFirst && reading}
        {!upload.hasFile && <p className="text-soft">{t('noFile')}</p>}
      </div>
    </>
  )
}
