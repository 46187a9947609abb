import { z } from 'zod'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { ImportKind } from '@/prisma/generated/enums'
import { MOST_UPLOAD_BYTES, REQUESTED_STEPS, type RequestedStep } from '../rules'

const MAX_ID = 2_147_483_647
const NONE = 'There is no such file.'
export const uploadParams = z.object({ id: z.coerce.number(NONE).int(NONE).positive(NONE).max(MAX_ID, NONE) })

const MOST_PIECES = MOST_UPLOAD_BYTES / PIECE_BYTES
const NO_PIECE = 'There is no such piece.'
/** One of a file's further pieces; the first came with the file's name. */
export const pieceParams = uploadParams.extend({
  piece: z.coerce.number(NO_PIECE).int(NO_PIECE).positive(NO_PIECE).max(MOST_PIECES, NO_PIECE),
})

export const TOO_LARGE = 'This file is larger than 1 GB.'
/** Of the address to which a file is sent. The name is shown and kept with the batch; nothing is opened by it. */
export const uploadQuery = z.object({
  kind: z.enum(ImportKind, 'Please say what the file holds.'),
  name: z
    .string('Please choose a file.')
    .transform((name) =>
      name
        .replace(/[\p{Cc}\p{Cs}/\\]/gu, ' ')
        .slice(-120)
        // No folder, and nothing hidden.
        .replace(/^[.\s]+/, '')
        .trim(),
    )
    .pipe(z.string().min(1, 'Please choose a file.')),
  /** Of the whole file, where what is sent is its first piece. */
  bytes: z.coerce.number(TOO_LARGE).int(TOO_LARGE).positive(TOO_LARGE).max(MOST_UPLOAD_BYTES, TOO_LARGE).optional(),
})
export type UploadInput = z.output<typeof uploadQuery>

const MOST_MAPPING = 60_000
/** How a file is read: by a preset, or by the text of a mapping file. */
export const readingInput = z.union([
  z.object({ preset: z.string().min(1, 'Please choose how the file is read.').max(60) }),
  z.object({ mapping: z.string().min(1, 'Please write the mapping.').max(MOST_MAPPING, 'This mapping is too long.') }),
])
export type ReadingInput = z.output<typeof readingInput>

const STEPS = Object.keys(REQUESTED_STEPS) as [RequestedStep, ...RequestedStep[]]
export const stepInput = z.object({ step: z.enum(STEPS), closesMissing: z.boolean().default(false) })
export type StepInput = z.output<typeof stepInput>

/** What becomes of rows that wait: each is a provider that we have, a new one, or let go until its file comes again. */
export const heldRowsInput = z
  .object({
    source: z.string().min(1).max(60),
    sourceIds: z.array(z.string().max(80)).min(1, 'Please choose at least one row.').max(2_000),
    decision: z.enum(['same', 'new', 'drop']),
    /** Which of the candidates; without it the surest. */
    providerId: z.int().positive().max(MAX_ID).optional(),
  })
  .refine(({ providerId, sourceIds }) => providerId === undefined || sourceIds.length === 1, 'One row is one provider.')
export type HeldRowsInput = z.output<typeof heldRowsInput>
