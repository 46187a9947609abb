import { defineRoute } from '@/lib/access/routes/define-route'
import { visitorOf } from '@/lib/analytics/visits/rules/visitors'
import { recordArticleView } from '@/lib/content/articles/commands/articles'
import { articleParams } from '@/lib/content/articles/schema'
import { env } from '@/lib/platform/config/env'
import { now } from '@/lib/platform/time/clock'

/** Sent while an article is open; admins are not counted. */
export const POST = defineRoute({
  access: 'public',
  readsSession: true,
  limit: { max: 120, windowSeconds: 60 },
  params: articleParams,
  handle: async ({ actor, params, request }) => {
    await recordArticleView(actor, params.id, visitorOf(request.headers, env().TRUSTED_PROXY_HOPS), now())
    return new Response(null, { status: 204 })
  },
})
