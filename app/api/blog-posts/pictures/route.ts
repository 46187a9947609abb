import { defineRoute } from '@/lib/access/routes/define-route'
import { storePicture } from '@/lib/content/articles/commands/articles'
import { FOR_EDITORS } from '@/lib/content/policy'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { now } from '@/lib/platform/time/clock'

/** The body is the raw file. */
export const POST = defineRoute({
  ...FOR_EDITORS,
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ file }) => Response.json(await storePicture(file, now()), { status: 201 }),
})
