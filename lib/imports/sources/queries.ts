import 'server-only'
import { fullName } from '@/lib/accounts/rules/account'
import { ACTIVE_ADMIN } from '@/lib/notifications/commands/notify'
import { env } from '@/lib/platform/config/env'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { versionHash } from '@/lib/platform/security/secrets'
import { type ImportSource, type ImportSourceRun, Prisma } from '@/prisma/generated/client'
import { findStoppedUploads, isWithoutJob, listReadings } from '../uploads/queries'
import { currentState, mayRequest, readingChoice, stateOf } from '../uploads/rules'
import { shownReports, storedDifference } from '../uploads/schema'
import { isBusyState, runStateOf, type ShownRunState } from './rules'
import {
  type AllowedSourceActions,
  type NewestFile,
  type SourceChoices,
  type SourceRow,
  type SourceRunView,
  type SourceView,
  storedExceededLimits,
} from './schema'

/** A run's job has this key in the queue, followed by the run's id. */
const RUN_KEY = 'import-source-run-'
export const runKeyOf = (id: number) => `${RUN_KEY}${id}`

const STOPPED = message('imports.sourceErrors.stopped')

const UPLOAD = {
  select: {
    id: true,
    step: true,
    problem: true,
    fileName: true,
    bytes: true,
    fileKey: true,
    arrivedBytes: true,
    preset: true,
    mapping: true,
    batchId: true,
    asOf: true,
  },
} as const
const RUN = { upload: UPLOAD, startedBy: { select: { firstName: true, lastName: true } } } as const
type FoundRun = Prisma.ImportSourceRunGetPayload<{ include: typeof RUN }>
type RunWithState = Omit<FoundRun, 'state'> & { state: ShownRunState; stored: FoundRun['state'] }

/** Runs, newest first, with their current state. A run in progress whose job is gone counts as failed. */
export async function findRunStates(
  connection: Database | Transaction,
  where: Prisma.ImportSourceRunWhereInput,
  limit: number,
): Promise<RunWithState[]> {
  const runs = await connection.importSourceRun.findMany({ where, include: RUN, orderBy: { id: 'desc' }, take: limit })
  const stopped = await findStoppedUploads(
    connection,
    runs.flatMap(({ upload }) => upload?.id ?? []),
  )
  const stoppedRuns = await findStoppedRuns(connection, runs)
  return runs.map((run) => {
    const upload = run.upload && currentState(run.upload, stopped.has(run.upload.id))
    const isStopped = stoppedRuns.has(run.id)
    const state = isStopped ? 'failed' : runStateOf(run.state, upload?.step ?? null)
    const problem = isStopped ? STOPPED : state === 'failed' ? (upload?.problem ?? run.problem) : run.problem
    return { ...run, upload, problem, state, stored: run.state }
  })
}

/** Which of these runs are marked as fetching although their job is gone. One statement, for the same reason as in findStoppedUploads. */
async function findStoppedRuns(connection: Database | Transaction, runs: readonly FoundRun[]): Promise<Set<number>> {
  const ids = runs.filter(({ state }) => state === 'fetching').map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const rows = await connection.$queryRaw<{ id: number }[]>`
    SELECT id FROM import_source_runs r
    WHERE id = ANY(${ids}::int[]) AND state = 'fetching'
      AND ${isWithoutJob(Prisma.sql`${RUN_KEY} || r.id`)}`
  return new Set(rows.map(({ id }) => id))
}

/** The report of the source's last applied run, with which the next run is compared. */
export async function findLastReport(tx: Transaction, sourceId: number) {
  const last = await tx.importSourceRun.findFirst({
    where: { sourceId, upload: { step: 'imported' } },
    orderBy: { id: 'desc' },
    select: { upload: { select: { report: true } } },
  })
  return last ? shownReports(last.upload?.report) : null
}

/** Whether an admin has undone or discarded the same file before. */
export async function wasUndoneOrDiscarded(
  tx: Transaction,
  { id, sourceId, fileSha256 }: Pick<ImportSourceRun, 'id' | 'sourceId' | 'fileSha256'>,
): Promise<boolean> {
  const refused = { OR: [{ state: 'discarded' as const, problem: null }, { upload: { step: 'undone' as const } }] }
  return (await tx.importSourceRun.count({ where: { sourceId, id: { lt: id }, fileSha256, ...refused } })) > 0
}

const OWNER = { owner: { select: { firstName: true, lastName: true } } } as const

/** All sources by name, with their last run. */
export async function listSources(): Promise<SourceRow[]> {
  const sources = await db().importSource.findMany({ include: OWNER, orderBy: { name: 'asc' } })
  const newest = await db().importSourceRun.groupBy({ by: ['sourceId'], _max: { id: true } })
  const ids = newest.flatMap(({ _max }) => _max.id ?? [])
  const runs = new Map((await findRunStates(db(), { id: { in: ids } }, ids.length)).map((run) => [run.sourceId, run]))
  return sources.map(({ id, name, isOn, nextRunAt, owner, schedule, weekday, monthDay, hour }) => {
    const run = runs.get(id)
    const last = run ? { at: run.startedAt, state: run.state } : null
    const timing = { schedule, weekday, monthDay, hour }
    return { id, name, isOn, nextRunAt, owner: owner && fullName(owner), timing, last }
  })
}

/** The choices in the form. */
export async function findSourceChoices(): Promise<SourceChoices> {
  const admins = await db().user.findMany({
    where: ACTIVE_ADMIN,
    orderBy: [{ firstName: 'asc' }, { id: 'asc' }],
    select: { id: true, firstName: true, lastName: true },
  })
  return {
    readings: await listReadings(),
    admins: admins.map((admin) => ({ value: String(admin.id), label: fullName(admin) })),
    hasFolder: env().IMPORT_SOURCES_DIR !== undefined,
  }
}

/** The version of what the form edits. Neither a run nor a pause changes it. */
export function sourceVersion(source: ImportSource): string {
  const { name, kind, place, address, preset, mappingName, mapping, ownerId } = source
  const { schedule, weekday, monthDay, hour } = source
  const { closesMissing, maxClosedPercent, maxChangedPercent, maxNew } = source
  return versionHash([
    ...[name, kind, place, address, preset, mappingName, mapping, ownerId],
    ...[schedule, weekday, monthDay, hour],
    ...[closesMissing, maxClosedPercent, maxChangedPercent, maxNew],
  ])
}

const HISTORY = 50

/** A source with its history, and its newest file: what the file would change or has changed, and what can be done with it. Throws NotFoundError. */
export async function findSource(id: number): Promise<SourceView> {
  const source = await db().importSource.findUnique({ where: { id }, include: OWNER })
  if (!source) throw new NotFoundError(message('imports.sourceErrors.noSource'))
  const runs = await findRunStates(db(), { sourceId: id }, HISTORY)
  const isBusy = runs.some(({ state }) => isBusyState(state))
  const judged = { sourceId: id, state: 'fetched' as const, passed: { not: Prisma.DbNull } }
  const newest = (await findRunStates(db(), judged, 1))[0] ?? null
  const uploadId = newest?.upload?.id ?? 0
  const found = await db().importUpload.findUnique({ where: { id: uploadId }, select: { report: true } })
  const report = found?.report ?? null
  const { owner, mapping, mappingName, preset, ...rest } = source
  return {
    ...rest,
    version: sourceVersion(source),
    owner: owner && fullName(owner),
    reading: readingChoice({ preset, mappingName }),
    /** As JSON text. */
    mapping: mapping === null ? '' : JSON.stringify(mapping, null, 2),
    isBusy,
    may: allowedActions(newest, report, isBusy, source.place === 'upload'),
    newest: newest && viewNewest(newest, report),
    runs: runs.map(viewRun),
  }
}

function allowedActions(
  newest: RunWithState | null,
  report: unknown,
  isBusy: boolean,
  isUpload: boolean,
): AllowedSourceActions {
  const state = newest?.upload ? stateOf({ ...newest.upload, report }) : null
  const isUndecided = !isBusy && newest?.upload?.batchId === null
  return {
    run: !isBusy && !isUpload,
    apply: isUndecided && state !== null && mayRequest('import', state),
    discard: isUndecided && (newest?.state === 'waiting' || newest?.state === 'failed'),
    undo: !isBusy && state !== null && mayRequest('undo', state),
  }
}

function viewNewest(run: RunWithState, report: unknown): NewestFile {
  const { providers, records } = shownReports(report)
  const difference = storedDifference.safeParse(run.difference).data ?? null
  return {
    ...viewRun(run),
    difference,
    passed: storedExceededLimits.safeParse(run.passed).data ?? [],
    providers,
    records,
  }
}

const viewRun = ({ id, state, startedAt, startedBy, problem, upload }: RunWithState): SourceRunView => ({
  id,
  state,
  startedAt,
  startedBy: startedBy && fullName(startedBy),
  problem,
  upload: upload && { id: upload.id, fileName: upload.fileName, bytes: upload.bytes, asOf: upload.asOf },
})
