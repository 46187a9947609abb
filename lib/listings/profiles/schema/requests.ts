import { z } from 'zod'
import { MOST_VIDEO_BYTES, VIDEO_SENTENCES } from '@/lib/media/schema/uploads'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { PROFILE_FIELDS } from '../catalogue'
import { readWrittenHours } from '../rules/read-hours'
import type { ProfileValues } from '../types'
import { PROFILE_LIMITS, profileTexts } from './form'
import { activitiesInput, photosInput, toursInput } from './values'

const publicId = z.string().max(200)

/** Which of the actor's providers; left out, the one they look after. */
export const profileQuery = z.object({ providerId: publicId.optional() })
/** What the dashboard's address names; whatever else stands there is the page itself. */
export const dashboardQuery = z.object({
  provider: publicId.optional().catch(undefined),
  edit: z
    .literal('1')
    .transform(() => 1 as const)
    .optional()
    .catch(undefined),
})
export const changeParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/**
 * A profile change as the specification sends it. A field that is left out stays as it is; activities
 * may be a JSON text. `version` is what the sender has read (lib/listings/profiles/types).
 */
export const profileChangeInput = z
  .object({
    careproviderUserId: z.coerce.number().int().optional(),
    providerId: publicId.optional(),
    version: z.string().max(64).optional(),
    status: z.literal('pending').optional(),
    photos: photosInput.optional(),
    ...profileTexts.partial().shape,
    activities: activitiesInput.optional(),
    virtualTours: toursInput.optional(),
  })
  .transform(({ careproviderUserId, providerId, version, status, photos, virtualTours, ...typed }, context) => {
    const { openingTime, closingTime, otherHours, ...texts } = typed
    const values: Partial<ProfileValues> = texts
    if (openingTime !== undefined || closingTime !== undefined || otherHours !== undefined) {
      const written = { openingTime: openingTime ?? '', closingTime: closingTime ?? '', otherHours: otherHours ?? '' }
      const read = readWrittenHours(written)
      if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem, path: ['openingTime'] })
      else values.hours = read.hours
    }
    return { careproviderUserId, providerId, version, values, photos, tours: virtualTours }
  })
export type ProfileChangeInput = z.output<typeof profileChangeInput>

const reason = z
  .string()
  .trim()
  .min(3, 'Please say why, so that the provider can put it right.')
  .max(PROFILE_LIMITS.reason, `Please use at most ${PROFILE_LIMITS.reason} characters.`)
  .refine((text) => !text.includes('\0'), 'This has a character that cannot be stored.')

/** `version` is of the page and its change, as the sender has read them. */
export const rollBackInput = z.object({ version: z.string().max(64), reason })
export type RollBackInput = z.output<typeof rollBackInput>

/** `value` is the field as the admin typed it: hours as one text. */
const decision = z.discriminatedUnion('accepted', [
  z.object({ accepted: z.literal(true), value: z.union([z.string(), z.array(z.string())]).optional() }),
  z.object({ accepted: z.literal(false), reason }),
])

export const decisionInput = z.object({
  version: z.int(),
  decisions: z.partialRecord(z.enum(PROFILE_FIELDS), decision),
})
export type DecisionInput = z.output<typeof decisionInput>

/** Of a video's first piece: how large the whole is. */
export const videoQuery = profileQuery.extend({
  bytes: z.coerce.number().int().positive().max(MOST_VIDEO_BYTES, VIDEO_SENTENCES.tooLarge).optional(),
})
export type VideoQuery = z.output<typeof videoQuery>

const NO_PIECE = 'There is no such piece of a video.'
export const videoPieceParams = z.object({
  id: z.string().max(40),
  piece: z.coerce
    .number(NO_PIECE)
    .int(NO_PIECE)
    .positive(NO_PIECE)
    .max(Math.ceil(MOST_VIDEO_BYTES / PIECE_BYTES), NO_PIECE),
})

/** The parts of a page that somebody edits and sends by themselves. */
export const DRAFT_PARTS = ['details', 'photos', 'activities', 'virtualTours'] as const
export type DraftPart = (typeof DRAFT_PARTS)[number]

const part = z.enum(DRAFT_PARTS, 'This is no part of a page.')
const providerId = z.string().max(200).optional()
const LONGEST = 60_000

/** What a form keeps by itself, right or wrong: it is judged when it is sent. */
export const draftFields = z.record(z.string().max(20), z.string().max(LONGEST))
export type DraftFields = z.output<typeof draftFields>

/** Whose unsent words: of one of the actor's pages; left out, of the one they look after. */
export const draftQuery = z.object({ providerId, part })
export type DraftQuery = z.output<typeof draftQuery>

export const draftInput = z.object({ providerId, part, fields: draftFields })
export type DraftInput = z.output<typeof draftInput>
