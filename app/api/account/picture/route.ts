import { defineRoute } from '@/lib/access/define-route'
import { changePicture, removePicture } from '@/lib/accounts/commands/change-picture'
import { cropInput } from '@/lib/media/schema/crop'
import { UPLOAD } from '@/lib/media/schema/upload'
import { now } from '@/lib/platform/clock'

/** The body is the file as it is; which part of it, says the query. */
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
