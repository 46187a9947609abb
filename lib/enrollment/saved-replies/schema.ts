import { z } from 'zod'
import { idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { daycareId, lineField, messageText } from '../inquiries/schema'
import { REPLY_LIMITS } from '../limits'

const NONE = message('enrollment.replyErrors.notFound')
const NO_TITLE = message('enrollment.replyErrors.name')

export const replyParams = z.object({ id: idField(NONE) })

/** The form's fields. */
const replyInput = z.object({
  title: lineField(NO_TITLE, REPLY_LIMITS.title),
  text: messageText,
})

export const CHANGED = message('enrollment.replyErrors.changedMeanwhile')
/** An edit. `version`: the one that the sender has read. If omitted, a newer version is overwritten. */
export const replyChange = replyInput.extend({ version: z.string(CHANGED).max(64, CHANGED).optional() })
export type ReplyChange = z.output<typeof replyChange>

/** Adds the provider's public id. */
export const newReplyInput = replyInput.extend({ daycareId })
export type NewReplyInput = z.output<typeof newReplyInput>

/** `version` is sent back with an edit. */
export type SavedReply = { id: number; title: string; text: string; version: string }

/** Replies to insert in a conversation, and whether the reader may edit them. */
export type PlacedReplies = { replies: SavedReply[]; canEdit: boolean }

/** `id`: public. */
export type RepliesOfProvider = { provider: { id: string; name: string }; replies: SavedReply[] }
