import 'server-only'
import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { z } from 'zod'
import { type Env, env } from '../config/env'
import { processWide } from '../config/process-wide.mjs'
import { withoutDatabaseLimit } from '../database/database-time.mjs'
import { noteChange } from '../database/replica'
import { listen, sendPayload } from '../database/signals'
import { absoluteUrl, routes } from '../http/routes'

/** Names what a generated page depends on. A write to it revalidates the tag in the same request. */
export const tags = {
  provider: (id: number) => `provider:${id}`,
  location: (slug: string) => `location:${slug}`,
  /** Every page made from the directory; revalidated after an import. */
  directory: () => 'directory',
  article: (id: number) => `article:${id}`,
  articles: () => 'articles',
  /** The page about the files of the open data. */
  downloads: () => 'downloads',
}

/** The PostgreSQL channel. Its name must not change: during a deployment, processes of the old and the new release share it. */
export const INVALIDATED_TAGS_CHANNEL = 'ended_pages'
/** A payload holds at most 8,000 bytes, and a tag takes up to about a hundred. */
const TAGS_PER_PAYLOAD = 60

const payloadSchema = z.object({ from: z.string(), tags: z.array(z.string()) })

/** The page cache listens here (server/page-cache/handler.mjs). */
const invalidated = channel('directory:invalidated-tags')
/** Identifies this process on the channel; empty in a process that does not listen. */
const listener = processWide('tag-listener', () => ({ id: '' }))

/**
 * Notifies every web process on this database of invalid tags. `from` is the process that has already invalidated them itself; jobs
 * and commands cache no pages and leave it empty. Throws when the database is unavailable.
 */
async function sendInvalidatedTags(tags: readonly string[], from = ''): Promise<void> {
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
  return listen(INVALIDATED_TAGS_CHANNEL, { onPayload: invalidate, onReconnect: () => publishInvalid({ all: true }) })
}

function invalidate(payload: string): void {
  const { from, tags } = readPayload(payload)
  if (from !== listener.id) publishInvalid({ tags })
}

/** Calls noteChange() first: a page that is generated now must not read from a replica that lacks the change. */
function publishInvalid(pages: { tags: string[] } | { all: true }): void {
  noteChange()
  invalidated.publish(pages)
}

/** Ignores payloads it cannot read: another release may have sent them. */
function readPayload(payload: string) {
  try {
    return payloadSchema.parse(JSON.parse(payload))
  } catch {
    return { from: '', tags: [] }
  }
}

/** Longer lists are split over several calls. */
export const MAX_TAGS_PER_CALL = 2_000

/** Body of POST /api/revalidate: the tags whose cached pages are invalid. */
export const revalidateBody = z.strictObject({
  tags: z
    .array(z.string().regex(/^[a-z]+(?::[a-z0-9-]{1,100})?$/, 'A tag looks like "directory" or "provider:12".'))
    .min(1, 'Name at least one tag.')
    .max(MAX_TAGS_PER_CALL, `Name at most ${MAX_TAGS_PER_CALL} tags at once.`),
})

const TIMEOUT_MS = 10_000

type Settings = Pick<Env, 'SITE_URL' | 'REVALIDATE_SECRET'>

/**
 * For jobs and for commands outside of the web process: tells the running server which cached pages are invalid. Call it after the
 * changes are committed. When the server cannot be reached at its own address, the web processes are notified through the database,
 * as they always are without REVALIDATE_SECRET. Never throws, because the changes are saved either way: if something fails, it passes one
 * sentence to `warn` and returns false. A server that starts later renders its pages again anyway.
 */
export async function revalidateRemotely(
  tagNames: string[],
  warn: (sentence: string) => void,
  settings: Settings = env(),
  notifyThroughDatabase: (tagNames: string[]) => Promise<void> = sendInvalidatedTags,
): Promise<boolean> {
  if (tagNames.length === 0) return true
  const problem = settings.REVALIDATE_SECRET ? await postAll(tagNames, settings) : null
  if (settings.REVALIDATE_SECRET && !problem) return true
  try {
    await notifyThroughDatabase(tagNames)
  } catch {
    warn('A running server may serve its cached pages until it restarts: neither it nor the database could be reached.')
    return false
  }
  if (problem)
    warn(`The site could not be reached at its own address (${problem}). It was notified through the database instead.`)
  return !problem
}

async function postAll(tagNames: string[], { SITE_URL, REVALIDATE_SECRET }: Settings): Promise<string | null> {
  const address = absoluteUrl(routes.api.revalidate(), SITE_URL)
  for (let start = 0; start < tagNames.length; start += MAX_TAGS_PER_CALL) {
    const problem = await post(address, tagNames.slice(start, start + MAX_TAGS_PER_CALL), REVALIDATE_SECRET ?? '')
    if (problem) return problem
  }
  return null
}

async function post(address: string, tags: string[], secret: string): Promise<string | null> {
  const { origin } = new URL(address)
  try {
    const response = await fetch(address, {
      method: 'POST',
      // defineRoute accepts writes only with the site's own origin. Unlike a browser, Node does not send it.
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', origin },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? null : `${origin} answered ${response.status}`
  } catch {
    return `no answer from ${origin}`
  }
}
