import type { ImportStep } from '@/prisma/generated/enums'

/** Larger files are for the command. A state's list of a million rows has some 400 MB. */
export const MOST_UPLOAD_BYTES = 1024 * 1024 * 1024
/** A file is kept this long after the last step. */
export const KEPT_DAYS = 30

/** What can be asked for, and what an upload is doing then. */
export const ASKED_STEPS = { check: 'checking', import: 'importing', undo: 'undoing' } as const satisfies Record<
  string,
  ImportStep
>
export type AskedStep = keyof typeof ASKED_STEPS

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
export const asItStands = <U extends { step: ImportStep; problem: string | null }>(upload: U, isBusy: boolean): U =>
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
export const standingOf = (upload: KeptUpload): Standing => ({
  step: upload.step,
  isReadable:
    upload.fileKey !== null && upload.arrivedBytes === null && (upload.preset !== null || upload.mapping !== null),
  hasBatch: upload.batchId !== null,
  hasReport: upload.report !== null,
})

/** What may be asked for as an upload stands: it is looked at before it goes in, and taken back only once it is in. */
export function mayAsk(asked: AskedStep, { step, isReadable, hasBatch, hasReport }: Standing): boolean {
  if (isRunning(step)) return false
  if (asked === 'undo') return hasBatch && step !== 'undone'
  if (!isReadable || hasBatch) return false
  return asked === 'check' || hasReport
}
