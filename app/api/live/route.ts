import { openEventStream } from '@/lib/access/queries/event-stream'
import { defineRoute } from '@/lib/access/routes/define-route'
import { currentClaims } from '@/lib/access/session'
import { NotSignedInError } from '@/lib/platform/http/errors'

/** Server-sent events: they announce that something is new, never what. */
export const GET = defineRoute({
  access: 'signed-in',
  handle: async () => {
    const claims = await currentClaims()
    if (!claims) throw new NotSignedInError()
    const headers = {
      'content-type': 'text/event-stream',
      // Keeps proxies from compressing or buffering the stream.
      'cache-control': 'no-transform',
      'x-accel-buffering': 'no',
    }
    return new Response(openEventStream(claims), { headers })
  },
})
