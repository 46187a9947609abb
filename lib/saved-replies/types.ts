export type SavedReply = { id: number; title: string; text: string }

/** `id`: public. */
export type RepliesOfProvider = { provider: { id: string; name: string }; replies: SavedReply[] }
