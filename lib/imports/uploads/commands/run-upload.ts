import 'server-only'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PRIVATE_FILE_PURPOSE } from '@/lib/media/schema'
import { revalidateRemotely, tags } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { ConflictError, DomainError, InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import { unseal } from '@/lib/platform/security/secrets'
import { storage } from '@/lib/platform/storage/storage'
import { now } from '@/lib/platform/time/clock'
import { dayOf } from '@/lib/platform/time/dates'
import { type ImportUpload, Prisma } from '@/prisma/generated/client'
import { type ImportProgress, importProviders, type OnFinish } from '../../commands/import-providers'
import { undoImport } from '../../commands/undo'
import { guessFor, previewOf, readSample, viewColumns } from '../../guess/read-guess'
import { mappingFile } from '../../presets/mapping-schema'
import { parseMapping } from '../../presets/registry'
import { importRecords } from '../../records/commands/import-records'
import { settleCheck, settleFailure, settleImport } from '../../sources/commands/runs'
import { isRunning, keysOf } from '../rules'
import type { GuessInput, UploadGuess } from '../schema'

const FAULT = message('imports.errors.fault')
const GONE = message('imports.errors.fileGone')

/**
 * Executes an upload's current step: a dry run, an import, or an undo, with the same code as the command line. After a crash the step is
 * retried. A run marks its upload in its last transaction. If the upload is not marked, the retry rolls back what was written and starts
 * over. If it is marked, the step is not repeated, but its pages are revalidated again in case the first attempt did not get that far.
 */
export async function runUpload(id: number, signal?: AbortSignal): Promise<void> {
  const upload = await db().importUpload.findUnique({ where: { id } })
  if (!upload) return
  if (!isRunning(upload.step)) return hasWritten(upload.step) ? revalidatePages() : undefined
  try {
    if (upload.step === 'undoing') await undo(upload)
    else await withFiles(upload, (files) => importUpload(upload, files, signal))
  } catch (error) {
    // The process is shutting down or the database is unavailable: the queue retries the job.
    if (signal?.aborted || isDatabaseUnavailable(error)) throw error
    if (!(error instanceof DomainError))
      logger.error({ event: 'imports.upload', uploadId: id, err: error }, 'upload failed')
    const problem = error instanceof DomainError ? error.message : FAULT
    await finishStep(upload, { step: 'failed', problem }, (tx) =>
      upload.step === 'undoing' ? undefined : settleFailure(tx, id, problem, now()),
    )
  }
}

const hasWritten = (step: ImportUpload['step']) => step === 'imported' || step === 'undone'

type Files = { file: string; mapping: string | null }

async function importUpload(upload: ImportUpload, files: Files, signal?: AbortSignal): Promise<void> {
  const isDryRun = upload.step === 'checking'
  const report = await runFile(upload, files, isDryRun, signal)
  if (isDryRun)
    return finishStep(upload, { step: 'checked', report }, (tx) => settleCheck(tx, upload.id, report, now()))
  await storeReport(upload, report)
  await revalidatePages()
}

async function runFile(upload: ImportUpload, files: Files, isDryRun: boolean, signal?: AbortSignal) {
  const { kind, preset, closesMissing } = upload
  const onFinish: OnFinish = async (tx, batchId) => {
    await finishStepWithin(tx, upload, { step: 'imported', batchId })
    await settleImport(tx, upload.id, now())
  }
  const options = { path: files.file, isDryRun, signal, onFinish, isRetried: true }
  if (kind !== 'providers') return importRecords({ ...options, kind, mappingPath: files.mapping ?? '' })
  const reading = files.mapping === null ? { preset: preset ?? '' } : { mapping: files.mapping }
  const asOf = upload.asOf ? dayOf(upload.asOf) : undefined
  const onProgress = showProgress(upload)
  return importProviders({ ...options, ...reading, asOf, closesMissing, onProgress })
}

async function undo(upload: ImportUpload): Promise<void> {
  const { batchId } = upload
  const batch = batchId === null ? null : await db().importBatch.findUnique({ where: { id: batchId } })
  // The batch was undone on the command line in the meantime.
  if (!batch || batch.undoneAt !== null) await finishStep(upload, { step: 'undone' })
  else {
    const onFinish: OnFinish = (tx) => finishStepWithin(tx, upload, { step: 'undone', batchId })
    await storeReport(upload, await undoImport(batch.id, { onFinish }))
  }
  await revalidatePages()
}

type StepResult = { step: ImportUpload['step']; batchId?: number | null; report?: object; problem?: string }

/**
 * Updates the upload only if it is still in the step that was started, because another step may have been requested since. `follow` runs in
 * the same transaction.
 */
async function finishStep(
  { id, step, stepAt }: ImportUpload,
  { report, ...result }: StepResult,
  follow?: (tx: Transaction) => Promise<void> | undefined,
): Promise<void> {
  const data = { ...result, ...(report && { report: { ...report } }), stepAt: now(), percentDone: 100 }
  await db().$transaction(async (tx) => {
    const { count } = await tx.importUpload.updateMany({ where: { id, step, stepAt }, data })
    if (count > 0) await follow?.(tx)
  })
}

/**
 * Marks the step as finished in the run's own transaction. If the upload was deleted or another step was requested, this
 * throws, so that the run is rolled back. Clears the report of the dry run.
 */
async function finishStepWithin(
  tx: Transaction,
  { id, step, stepAt }: ImportUpload,
  result: StepResult,
): Promise<void> {
  const data = {
    step: result.step,
    batchId: result.batchId,
    stepAt: now(),
    percentDone: 100,
    report: Prisma.DbNull,
  }
  if ((await tx.importUpload.updateMany({ where: { id, step, stepAt }, data })).count === 0)
    throw new ConflictError(message('imports.errors.otherStep'))
}

async function storeReport({ id }: ImportUpload, report: { batchId: number | null }): Promise<void> {
  await db().importUpload.updateMany({ where: { id, batchId: report.batchId }, data: { report: { ...report } } })
}

const READING_SHARE = 0.2

/** Stores the progress once per percent. */
function showProgress({ id, step, stepAt }: ImportUpload): (progress: ImportProgress) => void {
  let shown = -1
  return ({ isReading, rows, share }) => {
    // Reading takes a small part of the time, so it gets a small part of the progress bar.
    const percentDone = Math.min(
      99,
      Math.floor((isReading ? share * READING_SHARE : READING_SHARE + share * (1 - READING_SHARE)) * 100),
    )
    if (percentDone === shown) return
    shown = percentDone
    void db()
      .importUpload.updateMany({ where: { id, step, stepAt }, data: { rowsDone: isReading ? 0 : rows, percentDone } })
      .catch((error) =>
        logger.warn({ event: 'imports.progress', code: Object(error).code }, 'Progress was not stored.'),
      )
  }
}

/** Writes the upload and its mapping to temporary files, because imports read files. */
async function withFiles<Result>(
  upload: Pick<ImportUpload, 'fileName' | 'fileKey' | 'moreKeys' | 'mapping'>,
  use: (files: Files) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'))
  try {
    const file = path.join(folder, upload.fileName)
    await writeChunks(file, keysOf(upload))
    if (upload.mapping === null) return await use({ file, mapping: null })
    const mapping = path.join(folder, '.mapping')
    await writeFile(mapping, JSON.stringify(upload.mapping))
    return await use({ file, mapping })
  } catch (error) {
    // Error messages contain the file's path, but should show only its name.
    if (error instanceof DomainError) error.message = error.message.replaceAll(`${folder}${path.sep}`, '')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Appends one chunk at a time, so that only one is in memory. */
async function writeChunks(file: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) throw new DomainError(410, GONE)
  for (const key of keys) {
    const sealed = await storage().read(key)
    const bytes = sealed && unseal(PRIVATE_FILE_PURPOSE, sealed)
    if (!bytes) throw new DomainError(410, GONE)
    await appendFile(file, bytes, { mode: 0o600 })
  }
}

async function revalidatePages(): Promise<void> {
  await revalidateRemotely([tags.directory()], (sentence) => logger.warn({ event: 'imports.pages' }, sentence))
}

/** Reading a file to guess its mapping happens within a request, so a very large one is left to the command line. */
const MAX_GUESS_BYTES = 64 * 1024 * 1024
const TOO_LARGE = message('imports.errors.tooLargeToGuess')

/** What the columns of an upload seem to mean, or ten rows as a given mapping reads them. Throws NotFoundError and InvalidInputError. */
export async function guessUpload(
  id: number,
  { mapping: text }: GuessInput,
  now: Date,
  locale: Locale,
): Promise<UploadGuess> {
  const upload = await db().importUpload.findUnique({ where: { id } })
  if (upload?.kind !== 'providers' || upload.arrivedBytes !== null)
    throw new NotFoundError(message('imports.uploadErrors.noFile'))
  if (upload.bytes > MAX_GUESS_BYTES) throw new InvalidInputError(TOO_LARGE)
  return withFiles(upload, async ({ file }) => {
    const given = text === undefined ? null : parseMapping('', text)
    const sample = await readSample(file, given?.file?.sheet)
    const mapping = given ?? guessFor(sample, dayOf(now))
    const isWhole = mappingFile.safeParse(mapping).success
    const preview = isWhole ? previewOf(locale, mapping, sample) : null
    return { columns: viewColumns(locale, mapping, sample), mapping, preview }
  })
}
