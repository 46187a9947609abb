import { defineRoute } from '@/lib/access/define-route'
import { keepPictureFrom } from '@/lib/articles/commands/keep-picture'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { pictureAddress } from '@/lib/articles/schema/article'
import { now } from '@/lib/platform/clock'

/** A picture from its address elsewhere: fetched once by us, then ours. */
export const POST = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: 'Only admins write articles.',
  limit: { max: 30, windowSeconds: 60 },
  body: pictureAddress,
  handle: async ({ body }) => Response.json(await keepPictureFrom(body.address, now()), { status: 201 }),
})
