import 'server-only'
import { processWide } from '@/lib/platform/config/process-wide.mjs'
import { withoutDatabaseLimit } from '@/lib/platform/database/database-time.mjs'
import { subscribeToSignals } from '@/lib/platform/database/signals'
import { DomainError, TooManyRequestsError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { findActor } from '../commands/sessions'
import type { SessionClaims } from '../session-token'

/** Open streams per user and process; each visible window has one. */
const MAX_STREAMS_PER_USER = 6
/** Open streams per process. */
const MAX_STREAMS = 2_000
/** How often a stream sends a heartbeat and checks that its user is still signed in. */
const HEARTBEAT_MS = 25_000
/** How long a browser waits before it reopens a broken stream. */
const RETRY_MS = 5_000

/** A server-sent event; it carries only its name. */
const frame = (event: string) => `event: ${event}\ndata:\n\n`
/** Sent first, so that the page gets an "open" event before anything has happened. */
const OPENING = `retry: ${RETRY_MS}\n\n`
/** An SSE comment, which browsers ignore. */
const HEARTBEAT = ':\n\n'

type Streams = { open: Map<() => void, number>; isClosing: boolean }

const streams = () =>
  processWide('event-streams', (): Streams => {
    // The server stops once every response has ended, and event streams never end by themselves.
    process.once('SIGTERM', closeStreams)
    process.once('SIGINT', closeStreams)
    return { open: new Map(), isClosing: false }
  })

/** Closes every stream of this process and opens no new ones: browsers reconnect to another process or poll. */
export function closeStreams(): void {
  const all = streams()
  all.isClosing = true
  for (const close of all.open.keys()) close()
}

/**
 * The events of one session as they happen, until the browser disconnects, the session ends or the server stops. Starts on first read.
 * Throws 503 and 429 when there are too many streams.
 */
export function openEventStream(claims: SessionClaims, { beatMs = HEARTBEAT_MS } = {}): ReadableStream<Uint8Array> {
  const all = streams()
  if (all.isClosing || all.open.size >= MAX_STREAMS)
    throw new DomainError(503, message('platform.errors.tooManyStreams'))
  const own = [...all.open.values()].filter((id) => id === claims.sub)
  if (own.length >= MAX_STREAMS_PER_USER) throw new TooManyRequestsError(60)
  const encoder = new TextEncoder()
  let close: (() => void) | undefined
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (close) return
        const send = (text: string) => controller.enqueue(encoder.encode(text))
        /** Sends only while the user is signed in; otherwise closes the stream. */
        const sendIfSignedIn = async (text?: string) => {
          // Streams stay open while the database is unavailable.
          const found = await withoutDatabaseLimit(() => findActor(claims, now())).catch(() => 'unknown' as const)
          if (!close) return
          if (found && text) send(text)
          if (found) return
          send(frame('end'))
          close()
        }
        const timer = setInterval(() => {
          void sendIfSignedIn(HEARTBEAT)
        }, beatMs)
        timer.unref()
        const stopListening = subscribeToSignals(
          claims.sub,
          (signal) => void sendIfSignedIn(signal === 'session' ? undefined : frame(signal)),
        )
        close = () => {
          clearInterval(timer)
          stopListening()
          if (close) all.open.delete(close)
          close = undefined
          controller.close()
        }
        all.open.set(close, claims.sub)
        send(OPENING)
      },
      cancel() {
        // The browser has disconnected, which also closes the controller.
        try {
          close?.()
        } catch {}
      },
    },
    { highWaterMark: 0 },
  )
}
