import 'server-only'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SEALED_FOR } from '@/lib/media/schema/uploads'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { tags } from '@/lib/platform/cache/tags'
import { db, type Transaction } from '@/lib/platform/database/client'
import { isDatabaseAway } from '@/lib/platform/database/unavailable'
import { ConflictError, DomainError } from '@/lib/platform/http/errors'
import { logger } from '@/lib/platform/logging/logger'
import { unseal } from '@/lib/platform/security/secrets'
import { storage } from '@/lib/platform/storage/storage'
import { now } from '@/lib/platform/time/clock'
import { type ImportUpload, Prisma } from '@/prisma/generated/client'
import { type ImportProgress, type InTheEnd, importProviders } from '../../commands/import-providers'
import { undoImport } from '../../commands/undo'
import { importRecords } from '../../records/commands/import-records'
import { isRunning, keysOf } from '../rules'

const FAULT = 'Something went wrong on our side. Please try again; the log says more.'
const GONE = 'The file is not here any more. Please upload it again.'

/**
 * Does what an upload's row says: a dry run, a run, or taking it back, with the code of the command. After a crash it begins anew: a run notes in
 * its own transaction that it ended, so one that did not say so left nothing. One that did is not done again; that pages have changed is said
 * once more, since nobody may have heard of it.
 */
export async function runUpload(id: number, signal?: AbortSignal): Promise<void> {
  const upload = await db().importUpload.findUnique({ where: { id } })
  if (!upload) return
  if (!isRunning(upload.step)) return hasWritten(upload.step) ? sayPagesChanged() : undefined
  try {
    if (upload.step === 'undoing') await undo(upload)
    else await withFiles(upload, (files) => take(upload, files, signal))
  } catch (error) {
    // The process has to end, or the database is away: it is begun anew.
    if (signal?.aborted || isDatabaseAway(error)) throw error
    if (!(error instanceof DomainError))
      logger.error({ event: 'imports.upload', uploadId: id, err: error }, 'upload failed')
    const problem = error instanceof DomainError ? error.message : FAULT
    await end(upload, { step: 'failed', problem })
  }
}

const hasWritten = (step: ImportUpload['step']) => step === 'imported' || step === 'undone'

type Files = { file: string; mapping: string | null }

async function take(upload: ImportUpload, files: Files, signal?: AbortSignal): Promise<void> {
  const isDryRun = upload.step === 'checking'
  const report = await runFile(upload, files, isDryRun, signal)
  if (isDryRun) return end(upload, { step: 'checked', report })
  await keepReport(upload, report)
  await sayPagesChanged()
}

function runFile(upload: ImportUpload, files: Files, isDryRun: boolean, signal?: AbortSignal) {
  const { kind, preset, closesMissing } = upload
  const inTheEnd: InTheEnd = (tx, batchId) => endWithin(tx, upload, { step: 'imported', batchId })
  const options = { path: files.file, isDryRun, signal, inTheEnd }
  if (kind !== 'providers') return importRecords({ ...options, kind, mappingPath: files.mapping ?? '' })
  const reading = files.mapping === null ? { preset: preset ?? '' } : { mapping: files.mapping }
  return importProviders({ ...options, ...reading, closesMissing, onProgress: showProgress(upload) })
}

async function undo(upload: ImportUpload): Promise<void> {
  const { batchId } = upload
  const batch = batchId === null ? null : await db().importBatch.findUnique({ where: { id: batchId } })
  // Somebody took it back by the command meanwhile.
  if (!batch || batch.undoneAt !== null) await end(upload, { step: 'undone' })
  else {
    const inTheEnd: InTheEnd = (tx) => endWithin(tx, upload, { step: 'undone', batchId })
    await keepReport(upload, await undoImport(batch.id, { inTheEnd }))
  }
  await sayPagesChanged()
}

type End = { step: ImportUpload['step']; batchId?: number | null; report?: object; problem?: string }

/** Only of the step that was begun: somebody may have asked for another one since. */
async function end({ id, step, stepAt }: ImportUpload, { report, ...end }: End): Promise<void> {
  const data = { ...end, ...(report && { report: { ...report } }), stepAt: now(), percentDone: 100 }
  await db().importUpload.updateMany({ where: { id, step, stepAt }, data })
}

/**
 * A run belongs to its file: where that is gone, or is asked for something else, nothing of the run stays. What was found before is no report
 * of it.
 */
async function endWithin(tx: Transaction, { id, step, stepAt }: ImportUpload, end: End): Promise<void> {
  const data = { step: end.step, batchId: end.batchId, stepAt: now(), percentDone: 100, report: Prisma.DbNull }
  if ((await tx.importUpload.updateMany({ where: { id, step, stepAt }, data })).count === 0)
    throw new ConflictError('Somebody asked for something else meanwhile.')
}

async function keepReport({ id }: ImportUpload, report: { batchId: number | null }): Promise<void> {
  await db().importUpload.updateMany({ where: { id, batchId: report.batchId }, data: { report: { ...report } } })
}

/** Beside the run's own transaction, so that it is seen; a percent at a time. */
function showProgress({ id, step, stepAt }: ImportUpload): (progress: ImportProgress) => void {
  let shown = -1
  return ({ rows, bytes, totalBytes }) => {
    const percentDone = Math.min(99, Math.floor((bytes / totalBytes) * 100))
    if (percentDone === shown) return
    shown = percentDone
    void db()
      .importUpload.updateMany({ where: { id, step, stepAt }, data: { rowsDone: rows, percentDone } })
      .catch((error) => logger.warn({ event: 'imports.progress', code: Object(error).code }, 'Progress was not kept.'))
  }
}

/** The upload and its mapping as files, under the names by which the command would call them. */
async function withFiles<Result>(upload: ImportUpload, use: (files: Files) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'))
  try {
    const file = path.join(folder, upload.fileName)
    await writePieces(file, keysOf(upload))
    if (upload.mapping === null) return await use({ file, mapping: null })
    const mapping = path.join(folder, '.mapping')
    await writeFile(mapping, JSON.stringify(upload.mapping))
    return await use({ file, mapping })
  } catch (error) {
    // Sentences name a file as the command does, by its place.
    if (error instanceof DomainError) error.message = error.message.replaceAll(`${folder}${path.sep}`, '')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One piece after another, so that none but one is ever held. */
async function writePieces(file: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) throw new DomainError(410, GONE)
  for (const key of keys) {
    const sealed = await storage().read(key)
    const bytes = sealed && unseal(SEALED_FOR, sealed)
    if (!bytes) throw new DomainError(410, GONE)
    await appendFile(file, bytes, { mode: 0o600 })
  }
}

async function sayPagesChanged(): Promise<void> {
  await revalidateRemotely([tags.directory()], (sentence) => logger.warn({ event: 'imports.pages' }, sentence))
}
