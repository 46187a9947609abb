import { z } from 'zod'
import 'server-only'
import { type Env, env } from '../config/env'
import { absoluteUrl, routes } from '../http/routes'
import { sendInvalidatedTags } from './invalidated-tags'

/** More are sent in several calls. */
export const MAX_TAGS_PER_CALL = 2_000

/** POST /api/revalidate: which kept pages have ended, by the tags of lib/platform/cache/pages.ts. */
export const revalidateBody = z.strictObject({
  tags: z
    .array(z.string().regex(/^[a-z]+(?::[a-z0-9-]{1,100})?$/, 'A tag looks like "directory" or "provider:12".'))
    .min(1, 'Name at least one tag.')
    .max(MAX_TAGS_PER_CALL, `Name at most ${MAX_TAGS_PER_CALL} tags at once.`),
})

const PATIENCE_MS = 10_000

type Settings = Pick<Env, 'SITE_URL' | 'REVALIDATE_SECRET'>

/**
 * For jobs, and commands outside of the web process: tells the running server which cached pages are invalid, after what they wrote is
 * committed. Where the server cannot be reached at its own address, every web process hears it over the database, which confirms
 * nothing. Never throws, since what was written stays written: returns whether it worked, and says in one sentence what did not. A
 * server that starts later renders its pages again anyway.
 */
export async function revalidateRemotely(
  tagNames: string[],
  say: (sentence: string) => void,
  settings: Settings = env(),
  overTheDatabase: (tagNames: string[]) => Promise<void> = sendInvalidatedTags,
): Promise<boolean> {
  if (tagNames.length === 0) return true
  const problem = settings.REVALIDATE_SECRET ? await postAll(tagNames, settings) : null
  if (settings.REVALIDATE_SECRET && !problem) return true
  try {
    await overTheDatabase(tagNames)
  } catch {
    say('A running server may serve its cached pages until it restarts: neither it nor the database could be reached.')
    return false
  }
  if (problem)
    say(
      `The site could not be reached at its own address (${problem}), and hears over the database which pages are invalid.`,
    )
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
      // The gate takes writes from our own pages alone, and we are no browser.
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', origin },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return response.ok ? null : `${origin} answered ${response.status}`
  } catch {
    return `none answers at ${origin}`
  }
}
