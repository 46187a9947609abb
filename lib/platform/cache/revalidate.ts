import { z } from 'zod'
import 'server-only'
import { type Env, env } from '../config/env'
import { absoluteUrl, routes } from '../http/routes'
import { sendInvalidatedTags } from './invalidated-tags'

/** Longer lists are split over several calls. */
export const MAX_TAGS_PER_CALL = 2_000

/** Body of POST /api/revalidate: the tags (./tags.ts) whose cached pages are invalid. */
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
 * which gives no confirmation. Never throws, because the changes are saved either way: returns whether the server confirmed, and
 * passes one sentence to `warn` when it did not. A server that starts later renders its pages again anyway.
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
      // The gate accepts writes only with the site's own origin, which no browser adds here.
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', origin },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? null : `${origin} answered ${response.status}`
  } catch {
    return `no answer from ${origin}`
  }
}
