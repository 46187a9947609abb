import { MAX_ID } from '@/lib/platform/http/fields'
import { clientAddress } from '@/lib/platform/security/client-address'
import { codeFromPublicId, internalIdOf } from '@/lib/providers/rules/names'
import type { InteractionEvent } from '../schema'

/**
 * Matches bots that identify themselves. Bots that pretend to be a browser are counted once a day, like anyone. Browsers whose name also
 * matches ("Cubot" phones) are rarer than bots.
 */
const PROGRAMS =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap|headless|phantomjs|lighthouse|pagespeed|preview|monitor|uptime|validator|archiver|facebookexternalhit|embedly|whatsapp|curl|wget|python|java\/|okhttp|go-http|node|axios|undici|libwww|httpclient|postman|insomnia|feed|rss/i

/** All browsers have used these prefixes for decades; anything else is a bot. */
const BROWSER = /^Mozilla\/5\.0 \(|^Opera\//

export function isBot(agent: string): boolean {
  return !BROWSER.test(agent) || PROGRAMS.test(agent)
}

/** What a request reveals about its sender. Never stored, except as a keyed hash. */
export type Visitor = { address: string; agent: string; languages: string }

/** Browsers send shorter headers; the limit makes hashing cheap. */
const LONGEST = 500

/**
 * Without a trusted proxy, the server writes the forwarded header itself, unless the client sent one. A client that does so can be counted
 * more than once, just like a person with a second browser. That harms nobody else.
 */
export function visitorOf(headers: Headers, trustedHops: number): Visitor {
  return {
    address: clientAddress(headers.get('x-forwarded-for'), Math.max(1, trustedHops)).slice(0, LONGEST),
    agent: (headers.get('user-agent') ?? '').slice(0, LONGEST),
    languages: (headers.get('accept-language') ?? '').slice(0, LONGEST),
  }
}

export type CountableEvent = { id: number } & Pick<InteractionEvent, 'source' | 'photo'> & {
    type: InteractionEvent['interactionType']
  }

/** The events of a batch that can be counted, with internal ids. Of duplicates, only the first is returned. */
export function countableEvents(events: readonly InteractionEvent[]): CountableEvent[] {
  const seen = new Map<string, CountableEvent>()
  for (const { providerId, interactionType: type, source, photo } of events) {
    const code = codeFromPublicId(providerId)
    const id = code && internalIdOf(code)
    const key = JSON.stringify([id, type, type === 'photo' && photo])
    if (!id || id > MAX_ID || seen.has(key) || (type === 'photo' && !photo)) continue
    seen.set(key, { id, type, source, ...(type === 'photo' && { photo }) })
  }
  return [...seen.values()]
}
