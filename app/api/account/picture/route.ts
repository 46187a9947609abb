import { defineRoute } from '@/lib/access/routes/define-route'
import { changePicture, removePicture } from '@/lib/accounts/commands/own-account'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { cropInput } from '@/lib/media/schema'
import { now } from '@/lib/platform/time/clock'

/** The body is the raw file; the query gives the crop. */
export const POST = defineRoute({
  access: 'signed-in',
  query: cropInput,
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ actor, query, file }) => ({ profileImage: await changePicture(actor, file, query, now()) }),
})

export const DELETE = defineRoute({
  access: 'signed-in',
  handle: async ({ actor }) => {
    await removePicture(actor)
    return { profileImage: null }
  },
})
