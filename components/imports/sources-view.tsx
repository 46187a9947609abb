import { directoryMessages } from '@/components/admin/directory/messages'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { DataTable } from '@/components/ui/data/data-table'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { Badge } from '@/components/ui/surface/badge'
import type { ShownRunState } from '@/lib/imports/sources/rules'
import type { NewestFile as Newest, SourceChoices, SourceRow, SourceView } from '@/lib/imports/sources/schema'
import { routes } from '@/lib/platform/http/routes'
import { dateText } from '@/lib/platform/time/dates'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import { DifferenceView, RecordsView, ReportView } from './import-view'
import { importMessages, sourceMessages as texts } from './messages'
import { BusyNote, DecisionButtons, DeleteSourceButton, RunButtons, SourceForm, UndoButton } from './source-form'
import { UploadForm } from './upload-form'

const CRUMBS = [
  { label: directoryMessages.dashboard, href: routes.adminDashboard() },
  { label: directoryMessages.title, href: routes.admin.providers() },
  { label: importMessages.title, href: routes.admin.imports() },
]

const TONES: Partial<Record<ShownRunState, 'mint' | 'sun' | 'coral'>> = {
  applied: 'mint',
  unchanged: 'mint',
  waiting: 'sun',
  failed: 'coral',
}
const StateBadge = ({ state }: { state: ShownRunState }) => (
  <Badge tone={TONES[state] ?? 'stone'}>{texts.states[state]}</Badge>
)

type SourcesViewProps = { sources: readonly SourceRow[]; choices: SourceChoices; adminId: number; now: Date }

/** Every source with its last and next run, and the form to add one. */
export function SourcesView({ sources, choices, adminId, now }: SourcesViewProps) {
  const nextOf = ({ isOn, nextRunAt }: SourceRow) =>
    isOn ? nextRunAt && officeMoment(nextRunAt, now) : <Badge key="next">{texts.paused}</Badge>
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[...CRUMBS, { label: texts.title }]} />
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        <section className="min-w-0">
          <h2 className="mb-3 text-section tracking-tight">{texts.list}</h2>
          {sources.length === 0 ? (
            <p className="text-soft">{texts.none}</p>
          ) : (
            <DataTable
              stacked
              caption={texts.caption}
              columns={texts.columns}
              rows={sources.map((source) => ({
                key: String(source.id),
                head: (
                  <TextLink href={routes.admin.importSource(source.id)} className="inline-flex min-h-9 items-center">
                    {source.name}
                  </TextLink>
                ),
                cells: [
                  source.schedule,
                  source.last ? officeMoment(source.last.at, now) : texts.never,
                  source.last && <StateBadge key="state" state={source.last.state} />,
                  nextOf(source),
                  source.owner ?? texts.allAdmins,
                ],
              }))}
            />
          )}
        </section>
        <section>
          <h2 className="mb-4 text-section tracking-tight">{texts.add}</h2>
          <SourceForm choices={choices} adminId={adminId} />
        </section>
      </div>
    </>
  )
}

/** The newest file: what it would change and why it waits, or what it has changed. */
function NewestFile({ source, newest }: { source: SourceView; newest: Newest }) {
  const { difference, providers, records, reasons, upload } = newest
  const isWaiting = newest.state === 'waiting'
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="text-section tracking-tight">{isWaiting ? texts.waiting : texts.last}</h2>
      {isWaiting && (
        <div role="note" className="max-w-prose rounded-lg bg-sun-soft px-5 py-4 text-on-sun">
          <p className="font-semibold">{texts.waitingWhy}</p>
          <ul className="mt-2 list-disc ps-5">
            {reasons.map((reason) => (
              <li key={reason} className="py-1 break-words">
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <DecisionButtons id={source.id} may={source.may} />
      {difference && <DifferenceView difference={difference} title={isWaiting ? texts.difference : texts.differed} />}
      {isWaiting && providers && (
        <ReportView report={providers} goneNote={source.closesMissing ? texts.goneApplied : undefined} />
      )}
      {isWaiting && records && source.kind !== 'providers' && <RecordsView report={records} kind={source.kind} />}
      {upload && (
        <p>
          <TextLink href={routes.admin.import(upload.id)} className="inline-flex min-h-11 items-center">
            {texts.report}
          </TextLink>
        </p>
      )}
      {source.may.undo && <UndoButton id={source.id} />}
    </section>
  )
}

function detailRows(source: SourceView, choices: SourceChoices, now: Date) {
  const { kind, place, address, reading, mapping, timing, isOn, nextRunAt, closesMissing, maxNew, owner } = source
  const label = texts.detail
  const preset = choices.readings.find(({ value }) => value === reading)?.label
  return [
    { label: label.kind, value: importMessages.kinds[kind] },
    {
      label: label.from,
      value: <span className="break-all">{place === 'upload' ? texts.places.upload : address}</span>,
    },
    { label: label.reading, value: mapping === '' ? (preset ?? reading) : texts.ownMapping },
    ...(place === 'upload' ? [] : [{ label: label.schedule, value: timing }]),
    ...(isOn && nextRunAt ? [{ label: label.next, value: officeMoment(nextRunAt, now) }] : []),
    { label: label.closed, value: closesMissing ? texts.upTo(source.maxClosedPercent) : texts.closesNobody },
    { label: label.changed, value: texts.upTo(source.maxChangedPercent) },
    { label: label.fresh, value: maxNew === null ? texts.anyNumber : maxNew.toLocaleString('en-US') },
    { label: label.owner, value: owner ?? texts.allAdmins },
  ]
}

type SourcePageViewProps = { source: SourceView; choices: SourceChoices; now: Date }

/** One source: what needs a decision, what can be done, and its history. */
export function SourcePageView({ source, choices, now }: SourcePageViewProps) {
  const { newest, runs, ...fields } = source
  const { id, name, isOn, place, isBusy, may } = fields
  const [last] = runs
  const crumbs = [...CRUMBS, { label: texts.title, href: routes.admin.importSources() }, { label: name }]
  return (
    <>
      <PageHead title={name} crumbs={crumbs}>
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {last && <StateBadge state={last.state} />}
          {!isOn && <Badge>{texts.paused}</Badge>}
        </p>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        {last?.state === 'failed' && last.problem && (
          <div role="alert" className="max-w-prose rounded-lg bg-coral-soft px-5 py-4">
            <p className="font-semibold">{importMessages.problem}</p>
            <p className="break-words">{last.problem}</p>
          </div>
        )}
        {isBusy && last && <BusyNote label={texts.states[(newest?.state === 'undoing' ? newest : last).state]} />}
        {!isBusy && newest && <NewestFile source={source} newest={newest} />}
        {!isBusy && place === 'upload' && (
          <section>
            <h2 className="mb-4 text-section tracking-tight">{texts.uploadTitle}</h2>
            <UploadForm source={{ id, kind: source.kind }} />
          </section>
        )}
        <section>
          <h2 className="mb-3 text-section tracking-tight">{texts.details}</h2>
          <DataRows className="max-w-narrow" rows={detailRows(source, choices, now)} />
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
          <h2 className="mb-3 text-section tracking-tight">{texts.history}</h2>
          {runs.length === 0 ? <p className="text-soft">{texts.noRuns}</p> : <History runs={runs} now={now} />}
        </section>
        <Disclosure summary={texts.edit}>
          <SourceForm choices={choices} source={fields} />
        </Disclosure>
        <div>{!isBusy && <DeleteSourceButton id={id} />}</div>
      </div>
    </>
  )
}

const dayOf = (day: Date | null | undefined, now: Date) =>
  day && dateText(day.toISOString().slice(0, 10), now.toISOString().slice(0, 10))

const History = ({ runs, now }: Pick<SourceView, 'runs'> & { now: Date }) => (
  <DataTable
    stacked
    caption={texts.historyCaption}
    columns={texts.historyColumns}
    rows={runs.map(({ id, startedAt, state, upload, startedBy, problem }) => ({
      key: String(id),
      head: officeMoment(startedAt, now),
      cells: [
        <StateBadge key="state" state={state} />,
        upload && (
          <TextLink key="file" href={routes.admin.import(upload.id)}>
            {upload.fileName}
          </TextLink>
        ),
        dayOf(upload?.asOf, now),
        startedBy ?? texts.due,
        problem && (
          <span key="note" className="block max-w-prose whitespace-normal">
            {problem}
          </span>
        ),
      ],
    }))}
  />
)
