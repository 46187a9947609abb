import { defineRoute } from '@/lib/access/define-route'
import { endPreview, openPreview } from '@/lib/articles/commands/preview'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { articleParams } from '@/lib/articles/schema/article'
import { now } from '@/lib/platform/clock'
import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl } from '@/lib/platform/routes'

const shared = { access: ARTICLE_ROLES, wrongRole: 'Only admins write articles.', params: articleParams } as const

export const POST = defineRoute({
  ...shared,
  handle: async ({ params }) => {
    const { path, until } = await openPreview(params.id, now())
    return { url: absoluteUrl(path, siteUrl()), until }
  },
})

export const DELETE = defineRoute({
  ...shared,
  handle: async ({ params }) => {
    await endPreview(params.id)
    return { ended: true }
  },
})
