import { z } from 'zod'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { ImportKind } from '@/prisma/generated/enums'
import { MAX_UPLOAD_BYTES, REQUESTED_STEPS, type RequestedStep } from '../rules'

const MAX_ID = 2_147_483_647
const NONE = 'We can’t find this file.'
export const uploadParams = z.object({ id: z.coerce.number(NONE).int(NONE).positive(NONE).max(MAX_ID, NONE) })

const MAX_CHUNKS = MAX_UPLOAD_BYTES / PIECE_BYTES
const NO_CHUNK = 'There is no such piece.'
/** A further chunk of a file; the first was sent with the file's name. */
export const pieceParams = uploadParams.extend({
  piece: z.coerce.number(NO_CHUNK).int(NO_CHUNK).positive(NO_CHUNK).max(MAX_CHUNKS, NO_CHUNK),
})

export const TOO_LARGE = 'This file is larger than 1 GB.'
/** The query string of an upload. The name is only shown and stored with the batch; no file is opened by it. */
export const uploadQuery = z.object({
  kind: z.enum(ImportKind, 'Please choose what’s in the file.'),
  name: z
    .string('Please choose a file.')
    .transform((name) =>
      name
        .replace(/[\p{Cc}\p{Cs}/\\]/gu, ' ')
        .slice(-120)
        // No folder and no hidden file.
        .replace(/^[.\s]+/, '')
        .trim(),
    )
    .pipe(z.string().min(1, 'Please choose a file.')),
  /** The size of the whole file, when the body is its first chunk. */
  bytes: z.coerce.number(TOO_LARGE).int(TOO_LARGE).positive(TOO_LARGE).max(MAX_UPLOAD_BYTES, TOO_LARGE).optional(),
})
export type UploadInput = z.output<typeof uploadQuery>

const MAX_MAPPING_LENGTH = 60_000
const mappingText = z.string().min(1, 'Please write the mapping.').max(MAX_MAPPING_LENGTH, 'This mapping is too long.')
const MAX_SAVED_NAME = 80
/** A preset, a mapping saved under a name, or the text of a mapping, which may be saved under one. */
export const readingInput = z.union([
  z.object({ preset: z.string().min(1, 'Please choose how to read the file.').max(60) }),
  z.object({ saved: z.string().min(1, 'Please choose how to read the file.').max(MAX_SAVED_NAME) }),
  z.object({
    mapping: mappingText,
    saveAs: z.string().trim().max(MAX_SAVED_NAME, 'This name is too long.').optional(),
  }),
])
/** Without a mapping, one is guessed. */
export const guessInput = z.object({ mapping: mappingText.optional() })
export type GuessInput = z.output<typeof guessInput>
export type ReadingInput = z.output<typeof readingInput>

const STEPS = Object.keys(REQUESTED_STEPS) as [RequestedStep, ...RequestedStep[]]
export const stepInput = z.object({ step: z.enum(STEPS), closesMissing: z.boolean().default(false) })
export type StepInput = z.output<typeof stepInput>

/** The decision on held rows: the same provider as a candidate, a new one, or discarded until the next file. */
export const heldRowsInput = z
  .object({
    source: z.string().min(1).max(60),
    sourceIds: z.array(z.string().max(80)).min(1, 'Please choose at least one row.').max(2_000),
    decision: z.enum(['same', 'new', 'drop']),
    /** The chosen candidate; defaults to the one with the highest confidence. */
    providerId: z.int().positive().max(MAX_ID).optional(),
  })
  .refine(
    ({ providerId, sourceIds }) => providerId === undefined || sourceIds.length === 1,
    'Please choose one provider for one row.',
  )
export type HeldRowsInput = z.output<typeof heldRowsInput>
