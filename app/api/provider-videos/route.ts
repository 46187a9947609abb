import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { addVideo } from '@/lib/listings/profiles/commands/videos'
import { videoQuery, WRONG_PROFILE_ROLE } from '@/lib/listings/profiles/schema/requests'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { now } from '@/lib/platform/time/clock'

/** The body is the raw file, or its first chunk. */
export const POST = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  query: videoQuery,
  maxFileBytes: PIECE_BYTES,
  handle: async ({ actor, query, file }) => Response.json(await addVideo(actor, query, file, now()), { status: 201 }),
})
