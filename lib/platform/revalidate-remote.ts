import 'server-only'
import { type Env, env } from './env'
import { MAX_TAGS_PER_CALL } from './revalidate-body'
import { absoluteUrl, routes } from './routes'

const PATIENCE_MS = 10_000

type Settings = Pick<Env, 'SITE_URL' | 'REVALIDATE_SECRET'>

/**
 * For commands outside of the web process: tells the running server which kept pages have ended, after what they wrote is
 * committed. Never throws, since what was written stays written: answers whether the server heard of it, and says in one
 * sentence why not. A server that starts later makes its pages anew anyway.
 */
export async function revalidateRemotely(
  tagNames: string[],
  say: (sentence: string) => void,
  { SITE_URL, REVALIDATE_SECRET }: Settings = env(),
): Promise<boolean> {
  if (tagNames.length === 0) return true
  if (!REVALIDATE_SECRET) {
    say('A running server keeps its pages as they are until it restarts: REVALIDATE_SECRET is not set here.')
    return false
  }
  const address = absoluteUrl(routes.api.revalidate(), SITE_URL)
  for (let start = 0; start < tagNames.length; start += MAX_TAGS_PER_CALL) {
    const problem = await post(address, tagNames.slice(start, start + MAX_TAGS_PER_CALL), REVALIDATE_SECRET)
    if (problem) {
      say(`A running server may keep its pages as they are until it restarts: ${problem}.`)
      return false
    }
  }
  return true
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
