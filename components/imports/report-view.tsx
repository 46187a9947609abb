import { DataRows } from '@/components/ui/data-rows'
import { Disclosure } from '@/components/ui/disclosure'
import { TextLink } from '@/components/ui/text-link'
import { qualityOf } from '@/lib/imports/rules/quality'
import { RECORD_REFUSALS } from '@/lib/imports/rules/records/records-text'
import { ASIDES, LEFT, MATCHES, NOTES, REFUSALS } from '@/lib/imports/rules/report-words'
import type { ShownRecords, ShownReport, ShownTally, ShownUndo } from '@/lib/imports/schema/stored-report'
import { routes } from '@/lib/platform/routes'
import { dayText } from '@/lib/providers/rules/dates'
import type { ImportKind } from '@/prisma/generated/enums'
import { reportTexts as texts } from './texts'

const COUNTS = [
  'rowsRead',
  'added',
  'matched',
  'changed',
  'unchanged',
  'leftAside',
  'refused',
  'closed',
  'reopened',
] as const
const RECORD_COUNTS = ['rowsRead', 'added', 'changed', 'unchanged', 'kept', 'refused'] as const
const number = (value: number) => value.toLocaleString('en-US')

/** What a run did, or would do: counts, the file's quality, and rows of each reason. */
export function ReportView({ report }: { report: ShownReport }) {
  const noted = report.notes.reduce((sum, { count }) => sum + count, 0)
  const quality = qualityOf({ ...report, noted })
  const { gone } = report
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="text-section tracking-tight">{report.isDryRun ? texts.wouldTitle : texts.didTitle}</h2>
      <DataRows
        className="max-w-narrow"
        rows={[
          ...COUNTS.filter((key) => key === 'rowsRead' || report[key] > 0).map((key) => ({
            label: texts.counts[key],
            value: number(report[key]),
          })),
          ...(quality === null ? [] : [{ label: texts.quality, value: texts.qualityOf(quality) }]),
        ]}
      />
      {quality !== null && <p className="max-w-prose text-sm text-soft">{texts.qualityMeans}</p>}
      {gone && gone.gone > 0 && (
        <div className="max-w-prose">
          <h3 className="font-semibold">{texts.gone}</h3>
          <p>
            {texts.goneText(gone.gone, gone.listed, dayText(gone.since, ''))}{' '}
            {report.isDryRun ? texts.goneWaits : texts.goneNow(gone.gone, report.closed)}
          </p>
          {report.isDryRun && gone.isTooMany && <p className="text-coral-deep">{texts.goneTooMany}</p>}
          <Named title={texts.goneNames} count={gone.gone} examples={gone.examples} />
        </div>
      )}
      <Tallies title={texts.matches} tallies={report.matches} words={MATCHES} />
      <Tallies title={texts.asides} tallies={report.asides} words={ASIDES} />
      <Tallies title={texts.refusals} tallies={report.refusals} words={REFUSALS} />
      <Tallies title={texts.notes} tallies={report.notes} words={NOTES} />
    </section>
  )
}

type RecordsViewProps = { report: ShownRecords; kind: Exclude<ImportKind, 'providers'> }

/** The same for licenses and inspections. */
export const RecordsView = ({ report, kind }: RecordsViewProps) => (
  <section className="grid grid-cols-1 gap-6">
    <h2 className="text-section tracking-tight">{report.isDryRun ? texts.wouldTitle : texts.didTitle}</h2>
    <DataRows
      className="max-w-narrow"
      rows={RECORD_COUNTS.filter((key) => key === 'rowsRead' || report[key] > 0).map((key) => ({
        label: key === 'added' ? texts.addedRecords[kind] : texts.counts[key],
        value: number(report[key]),
      }))}
    />
    <Tallies title={texts.refusals} tallies={report.refusals} words={RECORD_REFUSALS} />
  </section>
)

const UNDONE = ['removed', 'restored', 'restoredInPart'] as const

/** What taking a file back did, and whom it left as they are, with the reason. */
export const UndoView = ({ report }: { report: ShownUndo }) => (
  <section className="grid grid-cols-1 gap-6">
    <h2 className="text-section tracking-tight">{texts.undoneTitle}</h2>
    <DataRows
      className="max-w-narrow"
      rows={UNDONE.map((key) => ({ label: texts.undone[key], value: number(report[key]) }))}
    />
    {report.withRecords > 0 && <p className="max-w-prose">{texts.recordsWent(report.withRecords)}</p>}
    {report.left.length > 0 && (
      <div className="max-w-reading">
        <h3 className="font-semibold">{texts.left}</h3>
        {report.left.map(({ code, count, examples }) => (
          <Named
            key={code}
            title={code in LEFT ? LEFT[code as keyof typeof LEFT] : code}
            count={count}
            examples={examples}
          />
        ))}
      </div>
    )}
  </section>
)

type NamedProps = Pick<ShownUndo['left'][number], 'count' | 'examples'> & { title: string }

/** Providers by name, each with what there is to say of it. */
const Named = ({ title, count, examples }: NamedProps) => (
  <Disclosure summary={`${title}: ${number(count)}`}>
    <ul className="text-ui">
      {examples.map(({ name, publicId, text }) => (
        <li key={publicId} className="py-1 break-words">
          <TextLink href={routes.provider(publicId)}>{name}</TextLink>: {text}
        </li>
      ))}
    </ul>
    {count > examples.length && <p className="mt-2">{texts.shown(examples.length)}</p>}
  </Disclosure>
)

type TalliesProps = { title: string; tallies: readonly ShownTally[]; words: Record<string, string> }

/** A line a reason, which opens to rows of it. */
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
                <span className="numbers text-ink">{texts.line(line)}</span>
                {name && `, ${name}`}: {text}
              </li>
            ))}
          </ul>
          {count > examples.length && <p className="mt-2">{texts.shown(examples.length)}</p>}
        </Disclosure>
      ))}
    </div>
  )
}
