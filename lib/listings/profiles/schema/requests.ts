import { z } from 'zod'
import { MAX_VIDEO_BYTES, VIDEO_MESSAGES } from '@/lib/media/rules/videos'
import { idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { longText } from '@/lib/providers/schema'
import { PROFILE_FIELDS } from '../catalogue'
import { readWrittenHours } from '../rules/read-hours'
import type { ProfileValues } from '../types'
import { ownProviderId } from './facts'
import { PROFILE_LIMITS, profileTexts } from './form'
import { activitiesInput, photosInput, toursInput } from './values'

/** The error for an account whose role cannot manage pages. */
export const WRONG_PROFILE_ROLE = message('listings.profileErrors.wrongRole')

export const profileQuery = z.object({ providerId: ownProviderId })
/** The query string of the dashboard; invalid values are ignored. `edit` is for the tab of the profile. */
export const dashboardQuery = z.object({
  provider: ownProviderId.catch(undefined),
  tab: z.enum(['calendar', 'profile']).optional().catch(undefined),
  edit: z
    .literal('1')
    .transform(() => 1 as const)
    .optional()
    .catch(undefined),
})
export const changeParams = z.object({ id: idField() })

/**
 * A profile change as in the specification. Omitted fields stay unchanged. Activities may be JSON text. `version`: the one that the edit is
 * based on (lib/listings/profiles/types).
 */
export const profileChangeInput = z
  .object({
    careproviderUserId: z.coerce.number().int().optional(),
    providerId: ownProviderId,
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

const reason = longText(PROFILE_LIMITS.reason).min(3, message('listings.formErrors.reason'))

/** `version` is the one the rollback is based on. */
export const rollBackInput = z.object({ version: z.string().max(64), reason })
export type RollBackInput = z.output<typeof rollBackInput>

/** `value` is the field as the admin edited it, with hours as one text. */
const decision = z.discriminatedUnion('accepted', [
  z.object({ accepted: z.literal(true), value: z.union([z.string(), z.array(z.string())]).optional() }),
  z.object({ accepted: z.literal(false), reason }),
])

export const decisionInput = z.object({
  version: z.int(),
  decisions: z.partialRecord(z.enum(PROFILE_FIELDS), decision),
})
export type DecisionInput = z.output<typeof decisionInput>

/** The query string of a video's first chunk, with the size of the whole video. */
export const videoQuery = profileQuery.extend({
  bytes: z.coerce.number().int().positive().max(MAX_VIDEO_BYTES, VIDEO_MESSAGES.tooLarge).optional(),
})
export type VideoQuery = z.output<typeof videoQuery>

const NO_CHUNK = message('listings.formErrors.noPiece')
export const videoPieceParams = z.object({
  id: z.string().max(40),
  piece: z.coerce
    .number(NO_CHUNK)
    .int(NO_CHUNK)
    .positive(NO_CHUNK)
    .max(Math.ceil(MAX_VIDEO_BYTES / PIECE_BYTES), NO_CHUNK),
})

/** The parts of a page that are edited and submitted separately. */
export const DRAFT_PARTS = ['details', 'photos', 'activities', 'virtualTours'] as const
export type DraftPart = (typeof DRAFT_PARTS)[number]

const part = z.enum(DRAFT_PARTS, message('listings.formErrors.noPart'))
const MAX_LENGTH = 60_000

/** A draft's fields. They may be invalid, since they are validated on submission. */
export const draftFields = z.record(z.string().max(20), z.string().max(MAX_LENGTH))
export type DraftFields = z.output<typeof draftFields>

export const draftQuery = z.object({ providerId: ownProviderId, part })
export type DraftQuery = z.output<typeof draftQuery>

export const draftInput = z.object({ providerId: ownProviderId, part, fields: draftFields })
export type DraftInput = z.output<typeof draftInput>
