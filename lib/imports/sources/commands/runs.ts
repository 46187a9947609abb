import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { ACTIVE_ADMIN, notify, notifyAll, RECIPIENT } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import { addJob } from '@/lib/platform/jobs/job'
import { message } from '@/lib/platform/language/message'
import type { ImportSource, ImportSourceRun, Prisma } from '@/prisma/generated/client'
import { startStep } from '../../uploads/commands/uploads'
import { fetchSourceJob } from '../../uploads/jobs'
import { mayClose, STEP_TRIES } from '../../uploads/rules'
import { shownReports } from '../../uploads/schema'
import { findLastReport, findRunStates, runKeyOf, wasUndoneOrDiscarded } from '../queries'
import { exceededLimits, isBusyState, nextRunAt, nextTryAt } from '../rules'
import type { ExceededLimit } from '../schema'

/** Locks a source until the transaction ends, so that it has one run at a time. Null if the source does not exist. */
export async function lockSource(tx: Transaction, id: number): Promise<ImportSource | null> {
  await tx.$queryRaw`SELECT 1 FROM import_sources WHERE id = ${id} FOR UPDATE`
  return tx.importSource.findUnique({ where: { id } })
}

/** Whether this source has a run in progress. */
export async function isAtWork(tx: Transaction, sourceId: number): Promise<boolean> {
  const states = await findRunStates(tx, { sourceId }, 20)
  return states.some(({ state }) => isBusyState(state))
}

/** Adds a run to a locked source that has none in progress. `startedById`: null for a scheduled run or one from the command line. */
export async function startRun(
  tx: Transaction,
  sourceId: number,
  startedById: number | null,
  now: Date,
): Promise<void> {
  const data = { sourceId, startedAt: now, startedById }
  const { id } = await tx.importSourceRun.create({ data, select: { id: true } })
  await addJob(
    tx,
    fetchSourceJob,
    { runId: id },
    { key: runKeyOf(id), queue: 'import-sources', maxAttempts: STEP_TRIES },
  )
}

/** Starts a run for every source that is due. A source with a run in progress is checked again next time. */
export async function startDueRuns(now: Date): Promise<void> {
  const due = await db().importSource.findMany({ where: { nextRunAt: { lte: now } }, select: { id: true } })
  for (const { id } of due)
    await db().$transaction(async (tx) => {
      const source = await lockSource(tx, id)
      if (!source?.nextRunAt || source.nextRunAt > now || (await isAtWork(tx, id))) return
      await tx.importSource.update({ where: { id }, data: { nextRunAt: nextRunAt(source, now) } })
      await startRun(tx, id, null, now)
    })
}

export type Run = ImportSourceRun & { source: ImportSource }

/** Ends a run that found nothing new. */
export async function endUnchanged(tx: Transaction, run: Run, now: Date): Promise<void> {
  await tx.importSourceRun.update({ where: { id: run.id }, data: { state: 'unchanged', finishedAt: now } })
  await tx.importSource.update({ where: { id: run.sourceId }, data: { failures: 0 } })
}

/**
 * Ends a failed run. A source that is on and has a schedule is tried again: see nextTryAt. Only the first of several failures in a row sends a
 * notification.
 */
export async function endFailed(tx: Transaction, run: Run, problem: string, now: Date): Promise<void> {
  const state = run.state === 'fetching' ? 'failed' : run.state
  await tx.importSourceRun.update({ where: { id: run.id }, data: { state, problem, finishedAt: now } })
  const source = await lockSource(tx, run.sourceId)
  if (!source) return
  const failures = source.failures + 1
  const retry = source.isOn && { nextRunAt: nextTryAt(source, failures, now) }
  await tx.importSource.update({ where: { id: source.id }, data: { failures, ...retry } })
  if (failures === 1) await notifyAdmins(tx, source, { outcome: 'failed', reasons: [] }, now)
}

const seenFile = ({ etag, lastModified, fileSha256 }: Run) => ({ failures: 0, etag, lastModified, fileSha256 })

function runOfUpload(tx: Transaction, uploadId: number): Promise<Run | null> {
  return tx.importSourceRun.findUnique({ where: { uploadId }, include: { source: true } })
}

/**
 * After the dry run of a source's file, in its transaction: starts the import if the file is within the limits, otherwise leaves it to an
 * admin. A later dry run, which an admin requested, does not start an import.
 */
export async function settleCheck(tx: Transaction, uploadId: number, report: object, now: Date): Promise<void> {
  const run = await runOfUpload(tx, uploadId)
  if (run?.state !== 'fetched' || run.passed !== null) return
  const { source } = run
  const shown = shownReports(report)
  const difference = shown.providers?.difference ?? null
  const before = await findLastReport(tx, source.id)
  const passed = exceededLimits(source, shown, difference, before, await wasUndoneOrDiscarded(tx, run))
  await discardOlder(tx, run, now)
  const data = { passed, ...(difference && { difference }) } satisfies Prisma.ImportSourceRunUpdateInput
  await tx.importSourceRun.update({ where: { id: run.id }, data: { ...data, finishedAt: now } })
  if (passed.length > 0) {
    await tx.importSource.update({ where: { id: source.id }, data: seenFile(run) })
    await notifyAdmins(tx, source, { outcome: 'waits', reasons: passed.map(({ code }) => code) }, now)
    return
  }
  await startStep(tx, uploadId, 'import', source.closesMissing && mayClose(shown.providers?.gone ?? null), now)
  const details = { uploadId, sourceId: source.id }
  await recordAudit(tx, { action: 'import.run', at: now, actorId: null, details })
}

/** A newer file replaces older ones that are held for an admin. */
async function discardOlder(tx: Transaction, { id, sourceId }: Run, now: Date): Promise<void> {
  await tx.importSourceRun.updateMany({
    where: {
      sourceId,
      id: { lt: id },
      state: 'fetched',
      upload: { step: { in: ['checked', 'failed'] }, batchId: null },
    },
    data: { state: 'discarded', problem: message('imports.sourceErrors.newerFile'), finishedAt: now },
  })
}

/** In the last transaction of an import: remembers the file, so that the same one is not read again. */
export async function settleImport(tx: Transaction, uploadId: number, now: Date): Promise<void> {
  const run = await runOfUpload(tx, uploadId)
  if (!run) return
  await tx.importSourceRun.update({ where: { id: run.id }, data: { finishedAt: now, problem: null } })
  await tx.importSource.update({ where: { id: run.sourceId }, data: seenFile(run) })
}

/** After a dry run or an import that failed. */
export async function settleFailure(tx: Transaction, uploadId: number, problem: string, now: Date): Promise<void> {
  const run = await runOfUpload(tx, uploadId)
  if (run) await endFailed(tx, run, problem, now)
}

type News = { outcome: 'waits' | 'failed'; reasons: ExceededLimit['code'][] }

/** Notifies the source's owner, or every admin if it has no active owner. */
async function notifyAdmins(tx: Transaction, source: ImportSource, news: News, at: Date): Promise<void> {
  const owner =
    source.ownerId === null
      ? null
      : await tx.user.findFirst({ where: { ...ACTIVE_ADMIN, id: source.ownerId }, select: RECIPIENT })
  const notice = { kind: 'import-source', facts: { source: source.name, sourceId: source.id, ...news }, at } as const
  if (owner) await notify(tx, { ...notice, to: owner })
  else await notifyAll(tx, ACTIVE_ADMIN, notice)
}
