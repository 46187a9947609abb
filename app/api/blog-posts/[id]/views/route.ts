import { defineRoute } from '@/lib/access/define-route'
import { visitorOf } from '@/lib/analytics/rules/visitor'
import { recordArticleView } from '@/lib/articles/commands/record-view'
import { articleParams } from '@/lib/articles/schema/article'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'

/** Whoever has an article open says so; admins are left out. */
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
