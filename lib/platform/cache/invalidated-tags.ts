import 'server-only'
import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { z } from 'zod'
import { processWide } from '../config/process-wide.mjs'
import { withoutLimit } from '../database/database-time.mjs'
import { listen, sendPayload } from '../database/signals'

/** The name on which PostgreSQL notifies; processes of two releases run beside each other while one replaces the other. */
export const INVALIDATED_PAGES = 'ended_pages'
/** A payload has at most 8,000 bytes, a tag some hundred. */
const TAGS_PER_PAYLOAD = 60

const payloadSchema = z.object({ from: z.string(), tags: z.array(z.string()) })

/** The page cache listens here (server/page-cache/handler.mjs). */
const invalidated = channel('nookling:invalidated-tags')
/** The name of this process among those that listen, where it does. */
const listener = processWide('tag-listener', () => ({ id: '' }))

/**
 * Tells every web process on this database which cached pages are invalid. `from`: the process that has done so itself; a job or a
 * command caches no pages. Throws when no database answers.
 */
export async function sendInvalidatedTags(tags: readonly string[], from = ''): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_PER_PAYLOAD)
    await sendPayload(INVALIDATED_PAGES, JSON.stringify({ from, tags: tags.slice(start, start + TAGS_PER_PAYLOAD) }))
}

/**
 * Tells every other web process, also when the current request has used up its time for the database: nobody waits for this. Throws
 * when no database answers. Does nothing in tests; jobs and commands use `revalidateRemotely`.
 */
export async function broadcastTags(tags: readonly string[]): Promise<void> {
  if (listener.id) await withoutLimit(() => sendInvalidatedTags(tags, listener.id))
}

/** Listens to the other processes from now on. After a gap everything that depends on data is rendered again. */
export function listenForTags(): { end: () => Promise<void> } {
  listener.id ||= randomUUID()
  return listen(INVALIDATED_PAGES, { hear: invalidate, missed: () => invalidated.publish({ all: true }) })
}

function invalidate(payload: string): void {
  const { from, tags } = readPayload(payload)
  if (from !== listener.id) invalidated.publish({ tags })
}

/** What another release may have sent is ignored. */
function readPayload(payload: string) {
  try {
    return payloadSchema.parse(JSON.parse(payload))
  } catch {
    return { from: '', tags: [] }
  }
}
