import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { convertToJpeg } from '@/lib/listings/profiles/commands/photos'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { now } from '@/lib/platform/time/clock'

/** The body is a file that the browser cannot show; the response is the same picture as a JPEG, to be cropped there. */
export const POST = defineRoute({
  access: PROFILE_ROLES,
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ actor, file }) => {
    const jpeg = await convertToJpeg(actor, file, now())
    return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } })
  },
})
