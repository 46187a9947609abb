import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/add-job'
import { removeJob } from '@/lib/platform/jobs/remove-job'
import { Prisma } from '@/prisma/generated/client'
import type { ImportKind } from '@/prisma/generated/enums'
import { runUploadJob } from '../../jobs'
import { findPreset } from '../../presets/registry'
import { parseMapping } from '../../reading/read-mapping'
import { keysOf } from '../../rules/upload-keys'
import {
  ASKED_STEPS,
  type AskedStep,
  isRunning,
  jobKeyOf,
  mayAsk,
  STEP_TRIES,
  standingOf,
} from '../../rules/upload-steps'
import { readRecordMapping } from '../../schema/record-mapping'
import type { ReadingInput, StepInput } from '../../schema/upload'
import { lockUpload } from './lock-upload'

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
export async function askStep(
  admin: SignedInActor,
  id: number,
  { step, closesMissing }: StepInput,
  now: Date,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const upload = await lockUpload(tx, id)
    if (!mayAsk(step, standingOf(upload))) throw new ConflictError(isRunning(upload.step) ? SAYS.busy : SAYS.not)
    await begin(tx, id, step, closesMissing, now)
    if (step === 'check') return
    const action = step === 'import' ? 'import.run' : 'import.undone'
    const { batchId } = upload
    const details = { uploadId: id, ...(batchId !== null && { batchId }) }
    await recordAudit(tx, { action, at: now, actorId: admin.id, details })
  })
}

/** Forgets a file that nothing is done with; what it brought stays. Throws NotFoundError and ConflictError. */
export async function dropUpload(id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const upload = await lockUpload(tx, id)
    if (isRunning(upload.step)) throw new ConflictError(SAYS.busy)
    await tx.importUpload.delete({ where: { id }, select: { id: true } })
    await removeJob(tx, jobKeyOf(id))
    await dropFiles(tx, keysOf(upload))
  })
}

async function begin(tx: Transaction, id: number, asked: AskedStep, closesMissing: boolean, now: Date) {
  const data = { step: ASKED_STEPS[asked], stepAt: now, closesMissing, rowsDone: 0, percentDone: 0, problem: null }
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
