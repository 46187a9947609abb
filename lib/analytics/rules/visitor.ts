import { clientAddress } from '@/lib/platform/client-address'

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
