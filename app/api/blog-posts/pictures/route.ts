import { defineRoute } from '@/lib/access/routes/define-route'
import { storePicture } from '@/lib/content/articles/commands/articles'
import { ARTICLE_ROLES } from '@/lib/content/policy'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

/** The body is the raw file. */
export const POST = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: message('content.errors.adminsOnly'),
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ file }) => Response.json(await storePicture(file, now()), { status: 201 }),
})
