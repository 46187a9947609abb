import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { addPhoto } from '@/lib/listings/profiles/commands/photos'
import { profileQuery, WRONG_PROFILE_ROLE } from '@/lib/listings/profiles/schema/requests'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { now } from '@/lib/platform/time/clock'

/** The body is the raw file. */
export const POST = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  query: profileQuery,
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ actor, query, file }) =>
    Response.json(await addPhoto(actor, query.providerId, file, now()), { status: 201 }),
})
