import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles, storeSheet } from '@/lib/media/commands/files'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { addJob, removeJob } from '@/lib/platform/jobs/job'
import { message } from '@/lib/platform/language/message'
import { assertPieceFits } from '@/lib/platform/storage/storage'
import { daysFrom } from '@/lib/platform/time/dates'
import { Prisma } from '@/prisma/generated/client'
import type { ImportKind } from '@/prisma/generated/enums'
import { findPreset, parseMapping } from '../../presets/registry'
import { readNames } from '../../reading/inspect-file'
import { readRecordMapping } from '../../records/schema'
import { runUploadJob } from '../jobs'
import { findStoppedUploads } from '../queries'
import {
  currentState,
  isRunning,
  jobKeyOf,
  keysOf,
  mayRequest,
  REQUESTED_STEPS,
  RETENTION_DAYS,
  type RequestedStep,
  STEP_TRIES,
  stateOf,
} from '../rules'
import type { ReadingInput, StepInput, UploadInput } from '../schema'

/** Reads an upload and locks it until the transaction ends. Throws NotFoundError, also when `sender` is given and did not upload it. */
async function lockUpload(tx: Transaction, id: number, sender?: SignedInActor) {
  await tx.$queryRaw`SELECT 1 FROM import_uploads WHERE id = ${id} FOR UPDATE`
  const upload = await tx.importUpload.findUnique({ where: { id, uploaderId: sender?.id } })
  if (!upload) throw new NotFoundError(message('imports.uploadErrors.noFile'))
  return currentState(upload, (await findStoppedUploads(tx, [id])).has(id))
}

const NOT_NEXT = message('imports.errors.outOfOrder')

/**
 * Stores an encrypted file, or the first chunk of a file of `bytes` bytes; nothing is imported yet. Returns the upload's id.
 * Throws InvalidInputError for an empty file and for a chunk that does not fit.
 */
export async function storeUpload(
  admin: SignedInActor,
  { kind, name, bytes }: UploadInput,
  chunk: Uint8Array,
  now: Date,
): Promise<number> {
  if (chunk.byteLength === 0) throw new InvalidInputError(message('imports.errors.emptyFile'))
  const whole = bytes ?? chunk.byteLength
  assertPieceFits(chunk, 0, whole)
  return storeSheet(chunk, now, async (tx, fileKey) => {
    const { id } = await tx.importUpload.create({
      data: {
        kind,
        fileName: name,
        fileKey,
        bytes: whole,
        arrivedBytes: arrived(chunk.byteLength, whole),
        header: readNames(chunk),
        uploaderId: admin.id,
        uploadedAt: now,
        stepAt: now,
      },
      select: { id: true },
    })
    return id
  })
}

/**
 * Stores a further chunk. One that is already stored is skipped, since its response may have been lost. Throws
 * NotFoundError, also for another admin's file, InvalidInputError for a chunk that does not fit, and ConflictError for one
 * that is not the next.
 */
export function storeUploadChunk(
  admin: SignedInActor,
  { id, piece }: { id: number; piece: number },
  bytes: Uint8Array,
  now: Date,
): Promise<void> {
  return storeSheet(bytes, now, async (tx, key) => {
    const upload = await lockUpload(tx, id, admin)
    if (piece <= upload.moreKeys.length) return deleteFiles(tx, [key])
    if (upload.arrivedBytes === null || piece > upload.moreKeys.length + 1) throw new ConflictError(NOT_NEXT)
    assertPieceFits(bytes, upload.arrivedBytes, upload.bytes)
    const arrivedBytes = arrived(upload.arrivedBytes + bytes.byteLength, upload.bytes)
    const data = { moreKeys: { push: key }, arrivedBytes, stepAt: now }
    await tx.importUpload.update({ where: { id }, data, select: { id: true } })
  })
}

const arrived = (here: number, whole: number) => (here === whole ? null : here)

const CONFLICTS = {
  busy: message('imports.errors.fileBusy'),
  arriving: message('imports.errors.incomplete'),
  imported: message('imports.errors.alreadyImported'),
  notNow: message('imports.errors.statusChanged'),
}
/** Two queues, so that two files are processed at a time: a small file need not wait for the end of a large one, and other jobs still get workers. */
const queueOf = (id: number) => `imports-${id % 2}`

/** Sets the preset or mapping and starts a dry run. Throws NotFoundError, InvalidInputError for a bad mapping, and ConflictError. */
export async function setReading(id: number, input: ReadingInput, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const upload = await lockUpload(tx, id)
    if (isRunning(upload.step)) throw new ConflictError(CONFLICTS.busy)
    if (upload.arrivedBytes !== null) throw new ConflictError(CONFLICTS.arriving)
    if (upload.batchId !== null && upload.step !== 'undone') throw new ConflictError(CONFLICTS.imported)
    const reading = readingOf(upload.kind, 'saved' in input ? await savedMapping(tx, input.saved) : input)
    if ('saveAs' in input && input.saveAs && upload.kind === 'providers')
      await saveMapping(tx, input.saveAs, reading.mapping, now)
    // The report of a different preset or mapping no longer applies.
    const data = { ...reading, batchId: null, report: Prisma.DbNull }
    await tx.importUpload.update({ where: { id }, data, select: { id: true } })
    await startStep(tx, id, 'check', false, now)
  })
}

/** Queues a dry run, an import, or an undo. Throws NotFoundError and ConflictError. */
export async function requestStep(
  admin: SignedInActor,
  id: number,
  { step, closesMissing }: StepInput,
  now: Date,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const upload = await lockUpload(tx, id)
    if (!mayRequest(step, stateOf(upload)))
      throw new ConflictError(isRunning(upload.step) ? CONFLICTS.busy : CONFLICTS.notNow)
    await startStep(tx, id, step, closesMissing, now)
    if (step === 'check') return
    const action = step === 'import' ? 'import.run' : 'import.undone'
    const { batchId } = upload
    const details = { uploadId: id, ...(batchId !== null && { batchId }) }
    await recordAudit(tx, { action, at: now, actorId: admin.id, details })
  })
}

/** Deletes an idle upload; imported providers stay. Throws NotFoundError and ConflictError. */
export async function deleteUpload(id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const upload = await lockUpload(tx, id)
    if (isRunning(upload.step)) throw new ConflictError(CONFLICTS.busy)
    await tx.importUpload.delete({ where: { id }, select: { id: true } })
    await removeJob(tx, jobKeyOf(id))
    await deleteFiles(tx, keysOf(upload))
  })
}

/** Queues a step of an upload that is locked, or that no other transaction can see yet. */
export async function startStep(
  tx: Transaction,
  id: number,
  requested: RequestedStep,
  closesMissing: boolean,
  now: Date,
) {
  const data = {
    step: REQUESTED_STEPS[requested],
    stepAt: now,
    closesMissing,
    rowsDone: 0,
    percentDone: 0,
    problem: null,
  }
  await tx.importUpload.update({ where: { id }, data, select: { id: true } })
  await addJob(tx, runUploadJob, { uploadId: id }, { queue: queueOf(id), key: jobKeyOf(id), maxAttempts: STEP_TRIES })
}

export type Reading = { preset: string | null; mapping: Prisma.InputJsonValue | typeof Prisma.DbNull }

export async function savedMapping(tx: Transaction, name: string): Promise<{ mapping: string }> {
  const saved = await tx.importMapping.findUnique({ where: { name } })
  if (!saved) throw invalidField('preset', message('imports.errors.noSavedMapping'))
  return { mapping: JSON.stringify(saved.mapping) }
}

/** Saves a mapping under a name, replacing any other with that name. */
async function saveMapping(tx: Transaction, name: string, mapping: Reading['mapping'], savedAt: Date): Promise<void> {
  if (mapping === Prisma.DbNull) return
  const data = { mapping: mapping as Prisma.InputJsonValue, savedAt }
  await tx.importMapping.upsert({ where: { name }, create: { name, ...data }, update: data })
}

/** The preset or mapping to read a file with. Throws InvalidInputError if it cannot be used. */
export function readingOf(kind: ImportKind, input: Exclude<ReadingInput, { saved: string }>): Reading {
  if ('preset' in input) {
    if (kind !== 'providers') throw invalidField('preset', message('imports.errors.needsMapping'))
    if (!findPreset(input.preset)) throw invalidField('preset', message('imports.errors.noSuchPreset'))
    return { preset: input.preset, mapping: Prisma.DbNull }
  }
  if (kind === 'providers') parseMapping('', input.mapping)
  else {
    const read = readRecordMapping(input.mapping, kind)
    if (typeof read === 'string') throw invalidField('mapping', read)
  }
  return { preset: null, mapping: JSON.parse(input.mapping.replace(/^\uFEFF/, '')) }
}

type StoredChunks = { fileKey: string | null; moreKeys: string[] }

/** Deletes the files of uploads that were idle for 30 days (their reports stay), and uploads that were not completed within a day. */
export async function deleteOldUploads(now: Date): Promise<void> {
  const before = daysFrom(now, -RETENTION_DAYS)
  await db().$transaction(async (tx) => {
    // One statement, so that a chunk arriving at the same moment cannot lose its upload.
    const incomplete = await tx.$queryRaw<StoredChunks[]>`
      DELETE FROM import_uploads WHERE arrived_bytes IS NOT NULL AND step_at < ${daysFrom(now, -1)}
      RETURNING file_key AS "fileKey", more_keys AS "moreKeys"`
    const old = await tx.importUpload.findMany({
      where: { fileKey: { not: null }, stepAt: { lt: before } },
      select: { id: true, fileKey: true, moreKeys: true },
    })
    await tx.importUpload.updateMany({
      where: { id: { in: old.map(({ id }) => id) } },
      data: { fileKey: null, moreKeys: [] },
    })
    await deleteFiles(tx, [...old, ...incomplete].flatMap(keysOf))
  })
}
