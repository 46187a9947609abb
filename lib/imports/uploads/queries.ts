import 'server-only'
import { fullName } from '@/lib/accounts/rules/account'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { type ImportUpload, Prisma } from '@/prisma/generated/client'
import { PRESETS } from '../presets/registry'
import { rateOf } from '../rules/report-text'
import { currentState, isRunning, JOB_KEY, mayRequest, readingChoice, stateOf } from './rules'
import { shownReports, type UploadFile, type UploadRow } from './schema'

/** In SQL: whether no job with this key is running or will be tried again. */
export const isWithoutJob = (key: Prisma.Sql) => Prisma.sql`
  NOT EXISTS (
    SELECT FROM graphile_worker.jobs WHERE key = ${key} AND (attempts < max_attempts OR locked_at IS NOT NULL)
  )`

/**
 * Which of these uploads are marked as running although their job is gone or has failed for the last time. This must be one statement: if
 * the uploads were read first and the jobs after them, a step that ends in between would look stopped.
 */
export async function findStoppedUploads(
  connection: Database | Transaction,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await connection.$queryRaw<{ id: number }[]>`
    SELECT id FROM import_uploads u
    WHERE id = ANY(${[...ids]}::int[]) AND step IN ('checking', 'importing', 'undoing')
      AND ${isWithoutJob(Prisma.sql`${JOB_KEY} || u.id`)}`
  return new Set(rows.map(({ id }) => id))
}

const ROW = {
  id: true,
  kind: true,
  step: true,
  fileName: true,
  bytes: true,
  problem: true,
  arrivedBytes: true,
  uploadedAt: true,
  uploader: { select: { firstName: true, lastName: true } },
  sourceRun: { select: { source: { select: { id: true, name: true } } } },
  batch: { select: { id: true, added: true, changed: true, matched: true, leftAside: true, undoneAt: true } },
} as const

/** How a list of providers can be read: by a mapping that was saved under a name, or by a preset. */
export async function listReadings(): Promise<{ value: string; label: string }[]> {
  const saved = await db().importMapping.findMany({ select: { name: true }, orderBy: { name: 'asc' } })
  return [
    ...saved.map(({ name }) => ({ value: readingChoice({ preset: null, mappingName: name }), label: name })),
    ...PRESETS.map(({ code, title }) => ({ value: code, label: title })),
  ]
}

/** The last 50 uploaded files, newest first. */
export async function listUploads(): Promise<UploadRow[]> {
  const found = await db().importUpload.findMany({ orderBy: { id: 'desc' }, take: 50, select: ROW })
  const rows = await withCurrentState(found)
  return rows.map(({ uploader, sourceRun, problem: _, ...row }) => ({
    ...row,
    uploader: uploader && fullName(uploader),
    source: sourceRun?.source ?? null,
  }))
}

async function withCurrentState<U extends Pick<ImportUpload, 'id' | 'step' | 'problem'>>(rows: U[]): Promise<U[]> {
  const running = rows.filter(({ step }) => isRunning(step)).map(({ id }) => id)
  const stopped = await findStoppedUploads(db(), running)
  return rows.map((row) => currentState(row, stopped.has(row.id)))
}

/** Throws NotFoundError. */
async function currentOf<U extends Pick<ImportUpload, 'id' | 'step' | 'problem'>>(found: U | null): Promise<U> {
  const [row] = await withCurrentState(found ? [found] : [])
  if (!row) throw new NotFoundError(message('imports.uploadErrors.noFile'))
  return row
}

/** One upload with its progress and report. Throws NotFoundError. */
export async function findUpload(id: number): Promise<UploadFile> {
  const select = {
    ...ROW,
    header: true,
    preset: true,
    mapping: true,
    fileKey: true,
    batchId: true,
    rowsDone: true,
    percentDone: true,
    stepAt: true,
    report: true,
  } as const
  const row = await currentOf(await db().importUpload.findUnique({ where: { id }, select }))
  const { uploader, sourceRun, fileKey, batchId: _, preset, mapping, report, ...upload } = row
  const state = stateOf(row)
  return {
    ...upload,
    uploader: uploader && fullName(uploader),
    source: sourceRun?.source ?? null,
    hasFile: fileKey !== null,
    preset,
    mapping: mapping === null ? null : JSON.stringify(mapping, null, 2),
    isRunning: isRunning(row.step),
    may: {
      check: mayRequest('check', state),
      import: mayRequest('import', state),
      undo: mayRequest('undo', state),
    },
    ...shownReports(report),
  }
}

/** The progress of an upload, polled by its page while a step runs. Throws NotFoundError. */
export async function findProgress(id: number) {
  const select = { id: true, step: true, stepAt: true, rowsDone: true, percentDone: true, problem: true }
  const found = await currentOf(await db().importUpload.findUnique({ where: { id }, select }))
  const { step, stepAt, rowsDone, percentDone } = found
  const seconds = (now().getTime() - stepAt.getTime()) / 1000
  const rate = isRunning(step) ? rateOf({ rows: rowsDone, share: percentDone / 100, seconds }) : null
  return { step, rowsDone, percentDone, rate, isRunning: isRunning(step) }
}
