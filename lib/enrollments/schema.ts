import { z } from 'zod'
import { requestFields } from '@/lib/messages/schema'
import { AgeBand } from '@/prisma/generated/enums'
import { DAY_PROBLEMS } from './rules/days'

const MAX_ID = 2_147_483_647
export const enrollmentParams = z.object({
  id: z.coerce.number('This is no place.').int().positive().max(MAX_ID, 'This is no place.'),
})

const day = z.iso.date(DAY_PROBLEMS.none)
/** `band`: the room, where the provider's openings follow its enrollments. */
export const placeInput = z.object({
  startsOn: day,
  band: z.preprocess(
    (value) => (value === '' ? null : value),
    z.enum(AgeBand, 'Please choose a room.').nullable().default(null),
  ),
})
export type PlaceInput = z.output<typeof placeInput>
export const placeEndInput = z.object({ endsOn: day })

const { text } = requestFields.shape
/** Words for the present provider, and where one is chosen, the next one by its public id, with words of its own. */
export const transferInput = z
  .object({
    text,
    nextDaycareId: z.preprocess((value) => (value === '' ? null : value), z.string().max(200).nullable().default(null)),
    nextText: z.preprocess((value) => (value === '' ? null : value), text.nullable().default(null)),
  })
  .refine(({ nextDaycareId, nextText }) => nextDaycareId === null || nextText !== null, {
    path: ['nextText'],
    message: 'Please write a message.',
  })
export type TransferInput = z.output<typeof transferInput>
