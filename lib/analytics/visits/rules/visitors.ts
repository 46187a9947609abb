import { clientAddress } from '@/lib/platform/security/client-address'
import { codeFromPublicId, internalIdOf } from '@/lib/providers/rules/names'
import type { InteractionEvent } from '../schema'

/**
 * Programs that name themselves. Those that pretend to be a browser are not told apart; they too count once a day. Words of
 * browsers that contain one of these ("Cubot" phones) are rarer than the programs.
 */
const PROGRAMS =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap|headless|phantomjs|lighthouse|pagespeed|preview|monitor|uptime|validator|archiver|facebookexternalhit|embedly|whatsapp|curl|wget|python|java\/|okhttp|go-http|node|axios|undici|libwww|httpclient|postman|insomnia|feed|rss/i

/** Browsers have called themselves so for thirty years; what does not is a program. */
const BROWSER = /^Mozilla\/5\.0 \(|^Opera\//

export function isProgram(agent: string): boolean {
  return !BROWSER.test(agent) || PROGRAMS.test(agent)
}

/** Whoever sends, as far as a request tells. In memory only: what is stored of it is a keyed hash. */
export type Visitor = { address: string; agent: string; languages: string }

/** Longer ones are nobody's browser; the limit keeps hashing cheap. */
const LONGEST = 500

/**
 * Without a proxy of ours the server itself writes the header, unless whoever asks wrote one: that one then counts more than
 * once, as anybody may who changes browsers, and nobody else is harmed.
 */
export function visitorOf(headers: Headers, trustedHops: number): Visitor {
  return {
    address: clientAddress(headers.get('x-forwarded-for'), Math.max(1, trustedHops)).slice(0, LONGEST),
    agent: (headers.get('user-agent') ?? '').slice(0, LONGEST),
    languages: (headers.get('accept-language') ?? '').slice(0, LONGEST),
  }
}

/** Internal ids beyond what a column holds are nobody's. */
const LARGEST_ID = 2 ** 31 - 1

export type Countable = { id: number } & Pick<InteractionEvent, 'source' | 'photo'> & {
    type: InteractionEvent['interactionType']
  }

/** What of a batch can be counted: providers by their internal id, each kind and each photo once, the first of doubles. */
export function countable(events: readonly InteractionEvent[]): Countable[] {
  const seen = new Map<string, Countable>()
  for (const { providerId, interactionType: type, source, photo } of events) {
    const code = codeFromPublicId(providerId)
    const id = code && internalIdOf(code)
    const key = JSON.stringify([id, type, type === 'photo' && photo])
    if (!id || id > LARGEST_ID || seen.has(key) || (type === 'photo' && !photo)) continue
    seen.set(key, { id, type, source, ...(type === 'photo' && { photo }) })
  }
  return [...seen.values()]
}
