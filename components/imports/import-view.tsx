import { directoryMessages } from '@/components/admin/directory/messages'
import { sizeText } from '@/components/forms/size-text'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import {
  columnSentence,
  HOLD_LABELS,
  LEFT_LABELS,
  MATCH_LABELS,
  NOTE_LABELS,
  RECORD_REJECTION_LABELS,
  REJECTION_LABELS,
} from '@/lib/imports/rules/report-text'
import { qualityOf } from '@/lib/imports/uploads/rules'
import type {
  Difference,
  HeldGroup,
  ShownRecords,
  ShownReport,
  ShownTally,
  ShownUndo,
  UploadFile,
} from '@/lib/imports/uploads/schema'
import { routes } from '@/lib/platform/http/routes'
import { dateText } from '@/lib/platform/time/dates'
import type { ImportKind } from '@/prisma/generated/enums'
import { ImportProgress, SkippedRows, StepButtons } from './import-steps'
import { StepBadge } from './imports-view'
import { importMessages, reportMessages, sourceMessages } from './messages'
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
const number = (value: number) => value.toLocaleString('en-US')

type ReportViewProps = {
  report: ShownReport /** What happens to the providers that left the list. */
  goneNote?: string
}

/** What a run did, or would do: counts, the file's quality, and examples by reason. */
export function ReportView({ report, goneNote = reportMessages.goneWaits }: ReportViewProps) {
  const noted = report.notes.reduce((sum, { count }) => sum + count, 0)
  const quality = qualityOf({ ...report, rowsRead: report.rowsRead - report.filtered, noted })
  const { gone } = report
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="text-section tracking-tight">
        {report.isDryRun ? reportMessages.wouldTitle : reportMessages.didTitle}
      </h2>
      <DataRows
        className="max-w-narrow"
        rows={[
          ...COUNTS.filter((key) => key === 'rowsRead' || report[key] > 0).map((key) => ({
            label: reportMessages.counts[key],
            value: number(report[key]),
          })),
          ...(quality === null ? [] : [{ label: reportMessages.quality, value: reportMessages.qualityOf(quality) }]),
        ]}
      />
      {quality !== null && <p className="max-w-prose text-sm text-soft">{reportMessages.qualityMeans}</p>}
      <LostValues columns={report.columns} />
      {gone && gone.gone > 0 && (
        <div className="max-w-prose">
          <h3 className="font-semibold">{reportMessages.gone}</h3>
          <p>
            {reportMessages.goneText(gone.gone, gone.listed, dateText(gone.since, ''))}{' '}
            {report.isDryRun ? goneNote : reportMessages.goneNow(gone.gone, report.closed)}
          </p>
          {report.isDryRun && gone.isTooMany && <p className="text-coral-deep">{reportMessages.goneTooMany}</p>}
          <Named title={reportMessages.goneNames} count={gone.gone} examples={gone.examples} />
        </div>
      )}
      <Tallies title={reportMessages.matches} tallies={report.matches} words={MATCH_LABELS} />
      <Tallies title={reportMessages.asides} tallies={report.asides} words={HOLD_LABELS} />
      <Tallies title={reportMessages.refusals} tallies={report.refusals} words={REJECTION_LABELS} />
      <Tallies title={reportMessages.notes} tallies={report.notes} words={NOTE_LABELS} />
    </section>
  )
}

/** What a file changes, by field, with examples. */
export function DifferenceView({ difference, title }: { difference: Difference; title: string }) {
  return (
    <div className="max-w-reading">
      <h3 className="font-semibold">{title}</h3>
      {difference.fields.length === 0 && <p className="text-soft">{sourceMessages.nothing}</p>}
      {difference.fields.map(({ field, count, examples }) => (
        <Disclosure key={field} summary={sourceMessages.changes(field, count)}>
          <ul className="text-ui">
            {examples.map(({ name, publicId, before, after }) => (
              <li key={publicId} className="py-1 break-words">
                <TextLink href={routes.provider(publicId)}>{name}</TextLink>:{' '}
                {before === null || after === null ? sourceMessages.notShown : sourceMessages.fromTo(before, after)}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  )
}

/** Columns with values that came to nothing, the largest number first. */
function LostValues({ columns }: Pick<ShownReport, 'columns'>) {
  const lost = columns.filter(({ notUnderstood }) => notUnderstood > 0)
  if (lost.length === 0) return null
  return (
    <div role="note" className="max-w-prose rounded-lg bg-sun-soft px-5 py-4 text-on-sun">
      <h3 className="font-semibold">{reportMessages.lost}</h3>
      <p>{reportMessages.lostText}</p>
      <ul className="mt-2 list-disc ps-5">
        {lost
          .toSorted((a, b) => b.notUnderstood - a.notUnderstood)
          .map((column) => (
            <li key={column.column} className="py-1 break-words">
              {columnSentence(column)}
            </li>
          ))}
      </ul>
    </div>
  )
}

type RecordsViewProps = { report: ShownRecords; kind: Exclude<ImportKind, 'providers'> }

/** The same for licenses and inspections. */
export const RecordsView = ({ report, kind }: RecordsViewProps) => (
  <section className="grid grid-cols-1 gap-6">
    <h2 className="text-section tracking-tight">
      {report.isDryRun ? reportMessages.wouldTitle : reportMessages.didTitle}
    </h2>
    <DataRows
      className="max-w-narrow"
      rows={RECORD_COUNTS.filter((key) => key === 'rowsRead' || report[key] > 0).map((key) => ({
        label: key === 'added' ? reportMessages.addedRecords[kind] : reportMessages.counts[key],
        value: number(report[key]),
      }))}
    />
    <Tallies title={reportMessages.refusals} tallies={report.refusals} words={RECORD_REJECTION_LABELS} />
  </section>
)

const UNDONE = ['removed', 'restored', 'restoredInPart'] as const

/** What an undo reverted, and which providers it left alone, with the reason. */
const UndoView = ({ report }: { report: ShownUndo }) => (
  <section className="grid grid-cols-1 gap-6">
    <h2 className="text-section tracking-tight">{reportMessages.undoneTitle}</h2>
    <DataRows
      className="max-w-narrow"
      rows={UNDONE.map((key) => ({ label: reportMessages.undone[key], value: number(report[key]) }))}
    />
    {report.withRecords > 0 && <p className="max-w-prose">{reportMessages.recordsWent(report.withRecords)}</p>}
    {report.left.length > 0 && (
      <div className="max-w-reading">
        <h3 className="font-semibold">{reportMessages.left}</h3>
        {report.left.map(({ code, count, examples }) => (
          <Named
            key={code}
            title={code in LEFT_LABELS ? LEFT_LABELS[code as keyof typeof LEFT_LABELS] : code}
            count={count}
            examples={examples}
          />
        ))}
      </div>
    )}
  </section>
)

type NamedProps = Pick<ShownUndo['left'][number], 'count' | 'examples'> & { title: string }

/** Providers by name, each with its note. */
const Named = ({ title, count, examples }: NamedProps) => (
  <Disclosure summary={`${title}: ${number(count)}`}>
    <ul className="text-ui">
      {examples.map(({ name, publicId, text }) => (
        <li key={publicId} className="py-1 break-words">
          <TextLink href={routes.provider(publicId)}>{name}</TextLink>: {text}
        </li>
      ))}
    </ul>
    {count > examples.length && <p className="mt-2">{reportMessages.shown(examples.length)}</p>}
  </Disclosure>
)

type TalliesProps = { title: string; tallies: readonly ShownTally[]; words: Record<string, string> }

/** A line for each reason, which expands to examples. */
function Tallies({ title, tallies, words }: TalliesProps) {
  if (tallies.length === 0) return null
  return (
    <div className="max-w-reading">
      <h3 className="font-semibold">{title}</h3>
      {tallies.map(({ code, count, examples }) => (
        <Disclosure key={code} summary={`${words[code] ?? code}: ${number(count)}`}>
          <ul className="text-ui">
            {examples.map(({ line, name, text }) => (
              <li key={`${line} ${text}`} className="py-1 break-words">
                <span className="numbers text-ink">{reportMessages.line(line)}</span>
                {name && `, ${name}`}: {text}
              </li>
            ))}
          </ul>
          {count > examples.length && <p className="mt-2">{reportMessages.shown(examples.length)}</p>}
        </Disclosure>
      ))}
    </div>
  )
}

type ImportViewProps = {
  upload: UploadFile
  asides: readonly HeldGroup[]
  presets: readonly { value: string; label: string }[]
}

/** One file: how it is read, what was found, which rows are held for review, and the actions. */
export function ImportView({ upload, asides, presets }: ImportViewProps) {
  const { id, kind, step, fileName, bytes, uploader, source, batch, isRunning, problem, providers, records, undo } =
    upload
  const crumbs = [
    { label: directoryMessages.dashboard, href: routes.adminDashboard() },
    { label: directoryMessages.title, href: routes.admin.providers() },
    { label: importMessages.title, href: routes.admin.imports() },
    { label: fileName },
  ]
  const isIn = batch !== null && step !== 'undone'
  const isArriving = upload.arrivedBytes !== null
  const reading = !isRunning && !isIn && upload.hasFile && !isArriving && (
    <ReadingForm upload={upload} presets={presets} />
  )
  // Beyond the guard's limit, closing needs the command line.
  const mayClose = (providers?.gone?.closable ?? 0) > 0 && providers?.gone?.isTooMany === false
  // The next step comes before other actions.
  const isNext = !upload.may.import
  return (
    <>
      <PageHead
        title={fileName}
        lead={
          source
            ? importMessages.fetchedLead(importMessages.kinds[kind], sizeText(bytes), source.name)
            : importMessages.fileLead(importMessages.kinds[kind], sizeText(bytes), uploader ?? importMessages.gone)
        }
        crumbs={crumbs}
      >
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <StepBadge step={step} isArriving={isArriving} />
          {batch && <span className="text-soft">{importMessages.batch(batch.id)}</span>}
          {source && <TextLink href={routes.admin.importSource(source.id)}>{source.name}</TextLink>}
        </p>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        {problem && (
          <div role="alert" className="max-w-prose rounded-lg bg-coral-soft px-5 py-4">
            <p className="font-semibold">{importMessages.problem}</p>
            <p className="break-words">{problem}</p>
          </div>
        )}
        {isRunning && (
          <ImportProgress key={step} id={id} since={upload.stepAt} start={upload} label={importMessages.steps[step]} />
        )}
        {!isRunning && providers && <ReportView report={providers} />}
        {!isRunning && providers?.difference && providers.difference.providers > 0 && (
          <DifferenceView difference={providers.difference} title={sourceMessages.difference} />
        )}
        {!isRunning && records && kind !== 'providers' && <RecordsView report={records} kind={kind} />}
        {!isRunning && undo && <UndoView report={undo} />}
        {!isRunning && isIn && asides.length > 0 && <SkippedRows groups={asides} />}
        {isNext && reading}
        <StepButtons id={id} may={upload.may} mayClose={mayClose} isRunning={isRunning} />
        {isArriving && <p className="max-w-prose text-soft">{importMessages.arrivingText}</p>}
        {!isNext && reading}
        {!upload.hasFile && <p className="text-soft">{importMessages.noFile}</p>}
      </div>
    </>
  )
}
