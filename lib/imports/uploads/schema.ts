import { z } from 'zod'
import { idField, MAX_ID } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { ImportKind, type ImportStep } from '@/prisma/generated/enums'
import type { Mapping } from '../presets/mapping-schema'
import type { Difference } from '../types'
import { MAX_UPLOAD_BYTES, REQUESTED_STEPS, type RequestedStep } from './rules'

const tally = z.object({
  code: z.string(),
  count: z.number(),
  examples: z.array(z.object({ line: z.number(), name: z.string().nullable(), text: z.string() })),
})
const left = z.array(z.object({ name: z.string(), publicId: z.string(), text: z.string() }))
const count = z.number()
const columnTallies = z.array(
  z.object({ column: z.string(), filled: count, notUnderstood: count, examples: z.array(z.string()) }),
)

const orNull = z.string().nullable()
export const storedDifference: z.ZodType<Difference> = z.object({
  providers: z.number(),
  closed: z.number(),
  reopened: z.number(),
  fields: z.array(
    z.object({
      field: z.string(),
      count: z.number(),
      examples: z.array(z.object({ name: z.string(), publicId: z.string(), before: orNull, after: orNull })),
    }),
  ),
})

const storedProvidersReport = z.object({
  isDryRun: z.boolean(),
  rowsRead: count,
  added: count,
  matched: count,
  changed: count,
  confirmed: count,
  unchanged: count,
  leftAside: count,
  refused: count,
  filtered: count,
  closed: count,
  reopened: count,
  matches: z.array(tally),
  asides: z.array(tally),
  refusals: z.array(tally),
  notes: z.array(tally),
  columns: columnTallies,
  /** Null unless it was a dry run. */
  difference: storedDifference.nullable(),
  gone: z
    .object({ since: z.string(), listed: count, gone: count, closable: count, isTooMany: z.boolean(), examples: left })
    .nullable(),
  seconds: count,
})
export type ShownReport = z.output<typeof storedProvidersReport>
export type ShownTally = z.output<typeof tally>

const storedRecordsReport = z.object({
  isDryRun: z.boolean(),
  rowsRead: count,
  added: count,
  changed: count,
  unchanged: count,
  kept: count,
  refused: count,
  refusals: z.array(tally),
})
export type ShownRecords = z.output<typeof storedRecordsReport>

const storedUndoReport = z.object({
  removed: count,
  withRecords: count,
  restored: count,
  restoredInPart: count,
  left: z.array(z.object({ code: z.string(), count, examples: left })),
})
export type ShownUndo = z.output<typeof storedUndoReport>

/** The shown parts of import_uploads.report. It is the report of a provider import, a records import, or an undo, and the other two are null. */
export const shownReports = (report: unknown) => ({
  providers: storedProvidersReport.safeParse(report).data ?? null,
  records: storedRecordsReport.safeParse(report).data ?? null,
  undo: storedUndoReport.safeParse(report).data ?? null,
})

type UploadBatch = {
  id: number
  added: number
  changed: number
  matched: number
  leftAside: number
  undoneAt: Date | null
}

/** An uploaded file in the list of uploads. */
export type UploadRow = {
  id: number
  kind: ImportKind
  step: ImportStep
  fileName: string
  bytes: number
  /** Bytes received so far; null once the file is complete. */
  arrivedBytes: number | null
  uploadedAt: Date
  uploader: string | null
  /** The source that the file was fetched for. */
  source: { id: number; name: string } | null
  batch: UploadBatch | null
}

/** One uploaded file in full. */
export type UploadFile = UploadRow & {
  hasFile: boolean
  header: string[]
  preset: string | null
  /** As JSON text. */
  mapping: string | null
  isRunning: boolean
  rowsDone: number
  percentDone: number
  /** When the step started or finished. */
  stepAt: Date
  problem: string | null
  may: Record<RequestedStep, boolean>
  providers: ShownReport | null
  records: ShownRecords | null
  undo: ShownUndo | null
}

/** Pending rows held for the same reason. */
export type HeldGroup = {
  code: string
  title: string
  source: string
  rows: {
    source: string
    sourceId: string
    line: number
    name: string
    reason: string
    says: string
    phone: string | null
    /** A family home, whose location is not shown. */
    isHome: boolean
    candidates: {
      providerId: number
      name: string
      place: string
      phone: string | null
      percent: number
      reason: string
    }[]
  }[]
}

const guessPreview = z.object({
  /** Rows as they would be imported. A home's street is left out, as everywhere. */
  rows: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      street: orNull,
      place: z.string(),
      phone: orNull,
      capacity: z.number().nullable(),
      ages: orNull,
      hours: orNull,
      license: orNull,
    }),
  ),
  /** Rows that would not be imported, by reason. The text is the reason of the first such row. */
  leftOut: z.array(z.object({ count, reason: z.string() })),
  columns: columnTallies,
  rowsRead: count,
})

/** What the columns of an upload seem to mean, and ten rows as they would be imported. `preview` is null while the mapping lacks something. */
export const uploadGuess = z.object({
  columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()), isEmpty: z.boolean() })),
  /** Validated when it is used, because a guess may lack what only a person knows. */
  mapping: z.custom<Mapping>((value) => typeof value === 'object' && value !== null && 'columns' in value),
  preview: guessPreview.nullable(),
})
export type UploadGuess = z.output<typeof uploadGuess>
export type Preview = z.output<typeof guessPreview>
export type RowPreview = Preview['rows'][number]
export type ColumnView = UploadGuess['columns'][number]

const NONE = message('imports.uploadErrors.noFile')
export const uploadParams = z.object({ id: idField(NONE) })

const MAX_CHUNKS = MAX_UPLOAD_BYTES / PIECE_BYTES
const NO_CHUNK = message('imports.uploadErrors.noPiece')
/** A further chunk of a file; the first was sent with the file's name. */
export const pieceParams = uploadParams.extend({
  piece: z.coerce.number(NO_CHUNK).int(NO_CHUNK).positive(NO_CHUNK).max(MAX_CHUNKS, NO_CHUNK),
})

export const TOO_LARGE = message('imports.uploadErrors.tooLarge')
/** The query string of an upload. The name is only shown and stored with the batch; no file is opened by it. */
export const uploadQuery = z.object({
  kind: z.enum(ImportKind, message('imports.uploadErrors.chooseKind')),
  name: z
    .string(message('imports.uploadErrors.chooseFile'))
    .transform((name) =>
      name
        .replace(/[\p{Cc}\p{Cs}/\\]/gu, ' ')
        .slice(-120)
        // Without slashes and leading dots, the name has no folder and is not a hidden file.
        .replace(/^[.\s]+/, '')
        .trim(),
    )
    .pipe(z.string().min(1, message('imports.uploadErrors.chooseFile'))),
  /** The size of the whole file, when the body is its first chunk. */
  bytes: z.coerce.number(TOO_LARGE).int(TOO_LARGE).positive(TOO_LARGE).max(MAX_UPLOAD_BYTES, TOO_LARGE).optional(),
})
export type UploadInput = z.output<typeof uploadQuery>

const MAX_MAPPING_LENGTH = 60_000
const mappingText = z
  .string()
  .min(1, message('imports.uploadErrors.writeMapping'))
  .max(MAX_MAPPING_LENGTH, message('imports.uploadErrors.mappingTooLong'))
const MAX_SAVED_NAME = 80
/** A preset, a mapping saved under a name, or the text of a mapping, which may be saved under one. */
export const readingInput = z.union([
  z.object({ preset: z.string().min(1, message('imports.uploadErrors.chooseReading')).max(60) }),
  z.object({ saved: z.string().min(1, message('imports.uploadErrors.chooseReading')).max(MAX_SAVED_NAME) }),
  z.object({
    mapping: mappingText,
    saveAs: z.string().trim().max(MAX_SAVED_NAME, message('imports.uploadErrors.nameTooLong')).optional(),
  }),
])
/** Without a mapping, one is guessed. */
export const guessInput = z.object({ mapping: mappingText.optional() })
export type GuessInput = z.output<typeof guessInput>
export type ReadingInput = z.output<typeof readingInput>

const STEPS = Object.keys(REQUESTED_STEPS) as [RequestedStep, ...RequestedStep[]]
export const stepInput = z.object({ step: z.enum(STEPS), closesMissing: z.boolean().default(false) })
export type StepInput = z.output<typeof stepInput>

/** The decision on held rows: they are the same provider as a candidate, or a new one, or are discarded until the next file. */
export const heldRowsInput = z
  .object({
    source: z.string().min(1).max(60),
    sourceIds: z.array(z.string().max(2_000)).min(1, message('imports.uploadErrors.chooseRow')).max(2_000),
    decision: z.enum(['same', 'new', 'drop']),
    /** The chosen candidate; defaults to the one with the highest confidence. */
    providerId: z.int().positive().max(MAX_ID).optional(),
  })
  .refine(
    ({ providerId, sourceIds }) => providerId === undefined || sourceIds.length === 1,
    message('imports.uploadErrors.oneProvider'),
  )
export type HeldRowsInput = z.output<typeof heldRowsInput>
