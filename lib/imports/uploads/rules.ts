import { message } from '@/lib/platform/language/message'
import type { ImportStep } from '@/prisma/generated/enums'

/** Larger files need the command line. A state's list of a million rows has about 400 MB. */
export const MAX_UPLOAD_BYTES = 1024 * 1024 * 1024
/** A file is deleted this long after its last step. */
export const RETENTION_DAYS = 30

/** The steps that can be requested, and the state of an upload while each runs. */
export const REQUESTED_STEPS = { check: 'checking', import: 'importing', undo: 'undoing' } as const satisfies Record<
  string,
  ImportStep
>
export type RequestedStep = keyof typeof REQUESTED_STEPS

/**
 * Attempts for a step that fails because the database is unavailable. The queue waits e^attempts seconds between them, so
 * the last attempt comes after some ten minutes.
 */
export const STEP_TRIES = 7
/** An upload's job has this key in the queue, followed by the upload's id. */
export const JOB_KEY = 'import-upload-'
export const jobKeyOf = (id: number) => `${JOB_KEY}${id}`

const STOPPED = message('imports.uploadErrors.stopped')

/** An upload's actual state: one that should be running but has no job left (`isStopped`) has failed. */
export const currentState = <U extends { step: ImportStep; problem: string | null }>(
  upload: U,
  isStopped: boolean,
): U => (isRunning(upload.step) && isStopped ? { ...upload, step: 'failed', problem: STOPPED } : upload)

export const isRunning = (step: ImportStep) => step === 'checking' || step === 'importing' || step === 'undoing'

type UploadState = { step: ImportStep; isReadable: boolean; hasBatch: boolean; hasReport: boolean }

type StoredUpload = {
  step: ImportStep
  fileKey: string | null
  arrivedBytes: number | null
  preset: string | null
  mapping: unknown
  batchId: number | null
  report: unknown
}

/** An upload is readable when its file has arrived completely, is not deleted yet, and has a preset or mapping. */
export const stateOf = (upload: StoredUpload): UploadState => ({
  step: upload.step,
  isReadable:
    upload.fileKey !== null && upload.arrivedBytes === null && (upload.preset !== null || upload.mapping !== null),
  hasBatch: upload.batchId !== null,
  hasReport: upload.report !== null,
})

/** Whether a step may be requested: an import needs a dry run first, an undo needs an import. */
export function mayRequest(requested: RequestedStep, { step, isReadable, hasBatch, hasReport }: UploadState): boolean {
  if (isRunning(step)) return false
  if (requested === 'undo') return hasBatch && step !== 'undone'
  if (!isReadable || hasBatch) return false
  return requested === 'check' || hasReport
}

/** The storage keys of an uploaded file's chunks, in order; empty once the file is deleted. */
export const keysOf = ({ fileKey, moreKeys }: { fileKey: string | null; moreKeys: readonly string[] }): string[] =>
  fileKey === null ? [] : [fileKey, ...moreKeys]

/** In percent. A list that loses more of its providers than this between two files is probably incomplete. Checked before missing providers are closed. */
export const MAX_CLOSED_PERCENT = 10

/** Whether an upload may close the providers that are missing from it. If there are too many, only the command line can. */
export const mayClose = (gone: { closable: number; isTooMany: boolean } | null): boolean =>
  gone !== null && gone.closable > 0 && !gone.isTooMany

const SAVED = 'saved:'
/** How a form names a reading: a preset by its code, or a mapping by the name that it was saved under. */
export const readingChoice = ({
  preset,
  mappingName,
}: {
  preset: string | null
  mappingName: string | null
}): string => (mappingName === null ? (preset ?? '') : `${SAVED}${mappingName}`)
/** The name of the chosen mapping; null for a preset. */
export const savedNameOf = (choice: string): string | null =>
  choice.startsWith(SAVED) ? choice.slice(SAVED.length) : null

type Counts = { rowsRead: number; refused: number; leftAside: number; noted: number }

/**
 * The quality of a file from 0 to 100, as the average over its rows: a rejected row counts 0, one held for review half, one
 * with a note three quarters. Null for a file without rows.
 */
export function qualityOf({ rowsRead, refused, leftAside, noted }: Counts): number | null {
  if (rowsRead === 0) return null
  // A row may have several notes but counts once.
  const withNotes = Math.min(noted, rowsRead - refused - leftAside)
  return Math.round((100 * (rowsRead - refused - leftAside / 2 - withNotes / 4)) / rowsRead)
}
