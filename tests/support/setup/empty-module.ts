/** Replaces `server-only` in tests. */
export {}
