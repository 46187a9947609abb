import 'server-only'
import { withoutLimit } from '@/lib/platform/database/database-time.mjs'
import { hearSignals } from '@/lib/platform/database/signals'
import { DomainError, TooManyRequestsError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'
import { findActor } from '../commands/sessions'
import type { SessionClaims } from '../session-token'

/** Open streams of one person in one process: windows that are in view. */
const MOST_STREAMS_OF_ONE = 6
/** Of everybody in one process. */
const MOST_STREAMS = 2_000
/** How often a stream says that it lives, and looks whether its person is still signed in. */
const BEAT_MS = 25_000
/** How long a browser waits before it opens a stream that broke again. */
export const RETRY_MS = 5_000

/** One event of a stream. There is nothing in it but its name. */
const frame = (event: string) => `event: ${event}\ndata:\n\n`
/** At the beginning: "open" is heard by the page before anything has happened. */
const OPENING = `retry: ${RETRY_MS}\n\n`
/** A remark, which the page does not hear. */
const BEAT = ':\n\n'

type Streams = { open: Map<() => void, number>; isClosing: boolean }

// On globalThis, because a bundle may hold this file twice.
const holder = globalThis as typeof globalThis & { nooklingStreams?: Streams }
function streams(): Streams {
  if (!holder.nooklingStreams) {
    holder.nooklingStreams = { open: new Map(), isClosing: false }
    // The server ends when its requests are answered, and these never are by themselves.
    process.once('SIGTERM', closeStreams)
    process.once('SIGINT', closeStreams)
  }
  return holder.nooklingStreams
}

/** Ends every stream of this process, and opens no more: browsers go to another one, or look now and then. */
export function closeStreams(): void {
  const all = streams()
  all.isClosing = true
  for (const close of all.open.keys()) close()
}

/**
 * The events of one session as they happen, until the browser leaves, the session ends or the server does. Begins when it is read.
 * Throws 503 and 429 where there are too many.
 */
export function openEventStream(claims: SessionClaims, { beatMs = BEAT_MS } = {}): ReadableStream<Uint8Array> {
  const all = streams()
  if (all.isClosing || all.open.size >= MOST_STREAMS)
    throw new DomainError(503, 'Too many pages listen just now. This one looks for news by itself.')
  const own = [...all.open.values()].filter((id) => id === claims.sub)
  if (own.length >= MOST_STREAMS_OF_ONE) throw new TooManyRequestsError(60)
  const encoder = new TextEncoder()
  let close: (() => void) | undefined
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (close) return
        const say = (text: string) => controller.enqueue(encoder.encode(text))
        /** Says it to who is still signed in; to nobody else, whom every question would be refused. */
        const tell = async (text?: string) => {
          // While the database is away nobody is sent off.
          const found = await withoutLimit(() => findActor(claims, now())).catch(() => 'unknown' as const)
          if (!close) return
          if (found && text) say(text)
          if (found) return
          say(frame('end'))
          close()
        }
        const beat = setInterval(() => {
          void tell(BEAT)
        }, beatMs)
        beat.unref()
        const forget = hearSignals(claims.sub, (signal) => void tell(signal === 'session' ? undefined : frame(signal)))
        close = () => {
          clearInterval(beat)
          forget()
          if (close) all.open.delete(close)
          close = undefined
          controller.close()
        }
        all.open.set(close, claims.sub)
        say(OPENING)
      },
      cancel() {
        // The browser has left, and with it the controller.
        try {
          close?.()
        } catch {}
      },
    },
    { highWaterMark: 0 },
  )
}
