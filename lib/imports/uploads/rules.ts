import type { ImportStep } from '@/prisma/generated/enums'

/** Larger files are for the command. A state's list of a million rows has some 400 MB. */
export const MOST_UPLOAD_BYTES = 1024 * 1024 * 1024
/** A file is kept this long after the last step. */
export const RETENTION_DAYS = 30

/** What can be asked for, and what an upload is doing then. */
export const REQUESTED_STEPS = { check: 'checking', import: 'importing', undo: 'undoing' } as const satisfies Record<
  string,
  ImportStep
>
export type RequestedStep = keyof typeof REQUESTED_STEPS

/**
 * How often a step that meets no database is tried: the queue waits e to the power of the tries so far between two, in seconds, so that the
 * last one comes after some ten minutes. While no database is there no try is lost.
 */
export const STEP_TRIES = 7
/** Under which the queue keeps what is to be done with an upload. */
export const jobKeyOf = (id: number) => `import-upload-${id}`

const STOPPED =
  'It was broken off each time it was tried; most likely the database was away or too slow. Nothing of it stayed. Please try again: the log says more.'

/** How an upload stands: of one whose last try has passed, and that nobody will go on with, that it failed. */
export const currentState = <U extends { step: ImportStep; problem: string | null }>(upload: U, isBusy: boolean): U =>
  isRunning(upload.step) && !isBusy ? { ...upload, step: 'failed', problem: STOPPED } : upload

export const isRunning = (step: ImportStep) => step === 'checking' || step === 'importing' || step === 'undoing'

type Standing = { step: ImportStep; isReadable: boolean; hasBatch: boolean; hasReport: boolean }

type KeptUpload = {
  step: ImportStep
  fileKey: string | null
  arrivedBytes: number | null
  preset: string | null
  mapping: unknown
  batchId: number | null
  report: unknown
}

/** How an upload stands. It can be read once all of it is here, and while it is, when somebody has said how. */
export const stateOf = (upload: KeptUpload): Standing => ({
  step: upload.step,
  isReadable:
    upload.fileKey !== null && upload.arrivedBytes === null && (upload.preset !== null || upload.mapping !== null),
  hasBatch: upload.batchId !== null,
  hasReport: upload.report !== null,
})

/** What may be asked for as an upload stands: it is looked at before it goes in, and taken back only once it is in. */
export function mayRequest(asked: RequestedStep, { step, isReadable, hasBatch, hasReport }: Standing): boolean {
  if (isRunning(step)) return false
  if (asked === 'undo') return hasBatch && step !== 'undone'
  if (!isReadable || hasBatch) return false
  return asked === 'check' || hasReport
}

/** Where the pieces of an uploaded file stand, in their order; none once it was removed. */
export const keysOf = ({ fileKey, moreKeys }: { fileKey: string | null; moreKeys: readonly string[] }): string[] =>
  fileKey === null ? [] : [fileKey, ...moreKeys]

type Counts = { rowsRead: number; refused: number; leftAside: number; noted: number }

/**
 * How good a file is, 0 to 100: of a hundred rows, how many are worth taking as they are. A refused row counts nothing, one that a person has
 * to decide half, one in which something was understood otherwise than written three quarters. Null for a file without rows.
 */
export function qualityOf({ rowsRead, refused, leftAside, noted }: Counts): number | null {
  if (rowsRead === 0) return null
  // A row may have several notes, and is one row all the same.
  const withNotes = Math.min(noted, rowsRead - refused - leftAside)
  return Math.round((100 * (rowsRead - refused - leftAside / 2 - withNotes / 4)) / rowsRead)
}
