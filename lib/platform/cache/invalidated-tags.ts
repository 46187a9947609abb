import 'server-only'
import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { z } from 'zod'
import { processWide } from '../config/process-wide.mjs'
import { withoutDatabaseLimit } from '../database/database-time.mjs'
import { listen, sendPayload } from '../database/signals'

/** The PostgreSQL channel. Its name must not change: during a deployment, processes of the old and the new release share it. */
export const INVALIDATED_TAGS_CHANNEL = 'ended_pages'
/** A payload holds at most 8,000 bytes, and a tag takes up to about a hundred. */
const TAGS_PER_PAYLOAD = 60

const payloadSchema = z.object({ from: z.string(), tags: z.array(z.string()) })

/** The page cache listens here (server/page-cache/handler.mjs). */
const invalidated = channel('nookling:invalidated-tags')
/** Identifies this process on the channel; empty in a process that does not listen. */
const listener = processWide('tag-listener', () => ({ id: '' }))

/**
 * Notifies every web process on this database of invalid tags. `from` is the process that has already invalidated them itself; jobs
 * and commands cache no pages and leave it empty. Throws when the database is unavailable.
 */
export async function sendInvalidatedTags(tags: readonly string[], from = ''): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_PER_PAYLOAD)
    await sendPayload(
      INVALIDATED_TAGS_CHANNEL,
      JSON.stringify({ from, tags: tags.slice(start, start + TAGS_PER_PAYLOAD) }),
    )
}

/**
 * Notifies every other web process. It runs without the current request's database deadline, because no response waits for it. Throws
 * when the database is unavailable. Does nothing in tests; jobs and commands use `revalidateRemotely`.
 */
export async function broadcastTags(tags: readonly string[]): Promise<void> {
  if (listener.id) await withoutDatabaseLimit(() => sendInvalidatedTags(tags, listener.id))
}

/** Starts listening to the other processes. After a lost connection, every page that depends on data is invalidated. */
export function listenForTags(): { end: () => Promise<void> } {
  listener.id ||= randomUUID()
  return listen(INVALIDATED_TAGS_CHANNEL, { hear: invalidate, missed: () => invalidated.publish({ all: true }) })
}

function invalidate(payload: string): void {
  const { from, tags } = readPayload(payload)
  if (from !== listener.id) invalidated.publish({ tags })
}

/** Ignores payloads it cannot read: another release may have sent them. */
function readPayload(payload: string) {
  try {
    return payloadSchema.parse(JSON.parse(payload))
  } catch {
    return { from: '', tags: [] }
  }
}
