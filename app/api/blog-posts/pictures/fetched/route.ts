import { defineRoute } from '@/lib/access/routes/define-route'
import { storePictureFrom } from '@/lib/content/articles/commands/articles'
import { pictureAddress } from '@/lib/content/articles/schema'
import { FOR_EDITORS } from '@/lib/content/policy'
import { now } from '@/lib/platform/time/clock'

/** A picture from another site's URL: downloaded once, then stored here. */
export const POST = defineRoute({
  ...FOR_EDITORS,
  limit: { max: 30, windowSeconds: 60 },
  body: pictureAddress,
  handle: async ({ body }) => Response.json(await storePictureFrom(body.address, now()), { status: 201 }),
})
