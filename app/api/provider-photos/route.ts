import { defineRoute } from '@/lib/access/define-route'
import { UPLOAD } from '@/lib/media/schema/upload'
import { now } from '@/lib/platform/clock'
import { addPhoto } from '@/lib/profiles/commands/add-photo'
import { PROFILE_ROLES, WRONG_PROFILE_ROLE } from '@/lib/profiles/policy'
import { profileQuery } from '@/lib/profiles/schema/calls'

/** The body is the file as it is. */
export const POST = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  query: profileQuery,
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ actor, query, file }) =>
    Response.json(await addPhoto(actor, query.providerId, file, now()), { status: 201 }),
})
