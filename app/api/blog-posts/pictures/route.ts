import { defineRoute } from '@/lib/access/define-route'
import { keepPicture } from '@/lib/articles/commands/keep-picture'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { UPLOAD } from '@/lib/media/schema/upload'
import { now } from '@/lib/platform/clock'

/** The body is the file as it is. */
export const POST = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: 'Only admins write articles.',
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ file }) => Response.json(await keepPicture(file, now()), { status: 201 }),
})
