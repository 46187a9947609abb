export type SavedReply = { id: number; title: string; text: string }

/** What can be placed in a conversation, and whether its reader may change them. */
export type PlacedReplies = { replies: SavedReply[]; canEdit: boolean }

/** `id`: public. */
export type RepliesOfProvider = { provider: { id: string; name: string }; replies: SavedReply[] }
