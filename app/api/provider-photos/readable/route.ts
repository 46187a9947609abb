import { defineRoute } from '@/lib/access/define-route'
import { UPLOAD } from '@/lib/media/schema/upload'
import { now } from '@/lib/platform/clock'
import { makeReadable } from '@/lib/profiles/commands/make-readable'
import { PROFILE_ROLES } from '@/lib/profiles/policy'

/** The body is a file that the browser cannot show; the answer is the same picture as a JPEG, to be cut out there. */
export const POST = defineRoute({
  access: PROFILE_ROLES,
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ actor, file }) => {
    const jpeg = await makeReadable(actor, file, now())
    return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } })
  },
})
