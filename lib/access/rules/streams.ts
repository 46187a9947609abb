/** Open streams of one person in one process: windows that are in view. */
export const MOST_STREAMS_OF_ONE = 6
/** Of everybody in one process. */
export const MOST_STREAMS = 2_000
/** How often a stream says that it lives, and looks whether its person is still signed in. */
export const BEAT_MS = 25_000
/** How long a browser waits before it opens a stream that broke again. */
export const RETRY_MS = 5_000

/** One event of a stream. There is nothing in it but its name. */
export const frame = (event: string) => `event: ${event}\ndata:\n\n`
/** At the beginning: "open" is heard by the page before anything has happened. */
export const OPENING = `retry: ${RETRY_MS}\n\n`
/** A remark, which the page does not hear. */
export const BEAT = ':\n\n'
