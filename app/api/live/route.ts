import { openEventStream } from '@/lib/access/queries/event-stream'
import { defineRoute } from '@/lib/access/routes/define-route'
import { currentClaims } from '@/lib/access/session'
import { NotSignedInError } from '@/lib/platform/http/errors'

/** Server-sent events: that something is new, never what. */
export const GET = defineRoute({
  access: 'signed-in',
  handle: async () => {
    const claims = await currentClaims()
    if (!claims) throw new NotSignedInError()
    const headers = {
      'content-type': 'text/event-stream',
      // Nobody on the way packs it, or waits until it is whole.
      'cache-control': 'no-transform',
      'x-accel-buffering': 'no',
    }
    return new Response(openEventStream(claims), { headers })
  },
})
