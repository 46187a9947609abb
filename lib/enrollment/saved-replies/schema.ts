import { z } from 'zod'
import { messageText } from '../inquiries/schema'

export const MAX_REPLIES = 50
export const MAX_TITLE = 60
const MAX_ID = 2_147_483_647
const NONE = 'We can’t find this reply.'
const UNKNOWN = 'We can’t find this provider.'
const NO_TITLE = 'Please give it a name.'

export const replyParams = z.object({ id: z.coerce.number(NONE).int(NONE).positive(NONE).max(MAX_ID, NONE) })

/** The form's fields. */
export const replyInput = z.object({
  title: z
    .string(NO_TITLE)
    .trim()
    .min(1, NO_TITLE)
    .max(MAX_TITLE, `Please use at most ${MAX_TITLE} characters.`)
    .refine((title) => !/\p{Cc}|\p{Cs}/u.test(title), 'This text has a character we can’t save.'),
  text: messageText,
})
export type ReplyInput = z.output<typeof replyInput>

/** Adds the provider's public id. */
export const newReplyInput = replyInput.extend({ daycareId: z.string(UNKNOWN).min(1, UNKNOWN).max(200, UNKNOWN) })
export type NewReplyInput = z.output<typeof newReplyInput>

export type SavedReply = { id: number; title: string; text: string }

/** Replies to insert in a conversation, and whether the reader may edit them. */
export type PlacedReplies = { replies: SavedReply[]; canEdit: boolean }

/** `id`: public. */
export type RepliesOfProvider = { provider: { id: string; name: string }; replies: SavedReply[] }
