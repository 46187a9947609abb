import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles, storeSheet } from '@/lib/media/commands/files'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { addJob, removeJob } from '@/lib/platform/jobs/job'
import { mustFit } from '@/lib/platform/storage/chunks'
import { Prisma } from '@/prisma/generated/client'
import type { ImportKind } from '@/prisma/generated/enums'
import { runUploadJob } from '../../jobs'
import { findPreset, parseMapping } from '../../presets/registry'
import { readNames } from '../../reading/inspect-file'
import { readRecordMapping } from '../../records/schema'
import { findBusy } from '../queries'
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
import type { ReadingInput, StepInput, UploadInput } from '../schema/upload'

/** One upload as it stands, which nobody else changes until the transaction ends. Throws NotFoundError, also where somebody else than `sender` sent it. */
async function lockUpload(tx: Transaction, id: number, sender?: SignedInActor) {
  await tx.$queryRaw`SELECT 1 FROM import_uploads WHERE id = ${id} FOR UPDATE`
  const upload = await tx.importUpload.findUnique({ where: { id, uploaderId: sender?.id } })
  if (!upload) throw new NotFoundError('There is no such file.')
  return currentState(upload, (await findBusy(tx, [id])).has(id))
}

const NOT_NEXT = 'The pieces of this file came in another order. Please upload it again.'

/**
 * Keeps a state's file, or the first piece of one of `bytes` bytes, sealed; nothing is read into the directory yet. Answers its number.
 * Throws InvalidInputError for an empty one, and for a piece that does not fit.
 */
export async function storeUpload(
  admin: SignedInActor,
  { kind, name, bytes }: UploadInput,
  piece: Uint8Array,
  now: Date,
): Promise<number> {
  if (piece.byteLength === 0) throw new InvalidInputError('This file is empty.')
  const whole = bytes ?? piece.byteLength
  mustFit(piece, 0, whole)
  return storeSheet(piece, now, async (tx, fileKey) => {
    const { id } = await tx.importUpload.create({
      data: {
        kind,
        fileName: name,
        fileKey,
        bytes: whole,
        arrivedBytes: arrived(piece.byteLength, whole),
        header: readNames(piece),
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
 * Keeps a further piece; one that is here already is passed over, since its answer may have been lost. Throws NotFoundError, also for another
 * admin's file, InvalidInputError for a piece that does not fit, and ConflictError for one that is not the next.
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
    mustFit(bytes, upload.arrivedBytes, upload.bytes)
    const arrivedBytes = arrived(upload.arrivedBytes + bytes.byteLength, upload.bytes)
    const data = { moreKeys: { push: key }, arrivedBytes, stepAt: now }
    await tx.importUpload.update({ where: { id }, data, select: { id: true } })
  })
}

const arrived = (here: number, whole: number) => (here === whole ? null : here)

const SAYS = {
  busy: 'Something is done with this file just now. Please wait until it has ended.',
  arriving: 'This file is not here wholly. Please upload it again.',
  in: 'This file is in already. Take it back first to read it in another way.',
  not: 'This cannot be done as the file stands now: somebody was faster.',
}
/** One file after another: two at once would wait for each other anyway. */
const QUEUE = 'imports'

/** Says how a file is read, and has it looked at: a dry run. Throws NotFoundError, InvalidInputError with what is wrong, ConflictError. */
export async function setReading(id: number, input: ReadingInput, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const upload = await lockUpload(tx, id)
    if (isRunning(upload.step)) throw new ConflictError(SAYS.busy)
    if (upload.arrivedBytes !== null) throw new ConflictError(SAYS.arriving)
    if (upload.batchId !== null && upload.step !== 'undone') throw new ConflictError(SAYS.in)
    const reading = readingOf(upload.kind, input)
    // What was found when it was read in another way is no look at this one.
    const data = { ...reading, batchId: null, report: Prisma.DbNull }
    await tx.importUpload.update({ where: { id }, data, select: { id: true } })
    await begin(tx, id, 'check', false, now)
  })
}

/** Looks at a file again, takes it in, or takes it back, by a job. Throws NotFoundError and ConflictError. */
export async function requestStep(
  admin: SignedInActor,
  id: number,
  { step, closesMissing }: StepInput,
  now: Date,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const upload = await lockUpload(tx, id)
    if (!mayRequest(step, stateOf(upload))) throw new ConflictError(isRunning(upload.step) ? SAYS.busy : SAYS.not)
    await begin(tx, id, step, closesMissing, now)
    if (step === 'check') return
    const action = step === 'import' ? 'import.run' : 'import.undone'
    const { batchId } = upload
    const details = { uploadId: id, ...(batchId !== null && { batchId }) }
    await recordAudit(tx, { action, at: now, actorId: admin.id, details })
  })
}

/** Forgets a file that nothing is done with; what it brought stays. Throws NotFoundError and ConflictError. */
export async function deleteUpload(id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const upload = await lockUpload(tx, id)
    if (isRunning(upload.step)) throw new ConflictError(SAYS.busy)
    await tx.importUpload.delete({ where: { id }, select: { id: true } })
    await removeJob(tx, jobKeyOf(id))
    await deleteFiles(tx, keysOf(upload))
  })
}

async function begin(tx: Transaction, id: number, asked: RequestedStep, closesMissing: boolean, now: Date) {
  const data = { step: REQUESTED_STEPS[asked], stepAt: now, closesMissing, rowsDone: 0, percentDone: 0, problem: null }
  await tx.importUpload.update({ where: { id }, data, select: { id: true } })
  await addJob(tx, runUploadJob, { uploadId: id }, { queue: QUEUE, key: jobKeyOf(id), maxAttempts: STEP_TRIES })
}

type Reading = { preset: string | null; mapping: Prisma.InputJsonValue | typeof Prisma.DbNull }

function readingOf(kind: ImportKind, input: ReadingInput): Reading {
  if ('preset' in input) {
    if (kind !== 'providers') throw refused('preset', 'A file of records is read by a mapping.')
    if (!findPreset(input.preset)) throw refused('preset', 'There is no such preset.')
    return { preset: input.preset, mapping: Prisma.DbNull }
  }
  if (kind === 'providers') parseMapping('', input.mapping)
  else {
    const read = readRecordMapping(input.mapping, kind)
    if (typeof read === 'string') throw refused('mapping', read)
  }
  return { preset: null, mapping: JSON.parse(input.mapping.replace(/^\uFEFF/, '')) }
}

const refused = (field: string, sentence: string) => new InvalidInputError(sentence, { [field]: sentence })

const DAY_MS = 86_400_000

type Kept = { fileKey: string | null; moreKeys: string[] }

/** Removes files with which nothing was done for 30 days, of which what is known of their imports stays, and what did not arrive wholly within a day. */
export async function deleteOldUploads(now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await db().$transaction(async (tx) => {
    // One statement, so that a piece which comes just now keeps its file, and is no piece of none.
    const begun = await tx.$queryRaw<Kept[]>`
      DELETE FROM import_uploads WHERE arrived_bytes IS NOT NULL AND step_at < ${new Date(now.getTime() - DAY_MS)}
      RETURNING file_key AS "fileKey", more_keys AS "moreKeys"`
    const old = await tx.importUpload.findMany({
      where: { fileKey: { not: null }, stepAt: { lt: before } },
      select: { id: true, fileKey: true, moreKeys: true },
    })
    await tx.importUpload.updateMany({
      where: { id: { in: old.map(({ id }) => id) } },
      data: { fileKey: null, moreKeys: [] },
    })
    await deleteFiles(tx, [...old, ...begun].flatMap(keysOf))
  })
}
