/** Stands for `server-only` in tests. */
export {}
