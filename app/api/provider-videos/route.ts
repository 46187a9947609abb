import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { PIECE_BYTES } from '@/lib/platform/pieces'
import { addVideo } from '@/lib/profiles/commands/add-video'
import { PROFILE_ROLES, WRONG_PROFILE_ROLE } from '@/lib/profiles/policy'
import { videoQuery } from '@/lib/profiles/schema/calls'

/** The body is the file as it is, or its first piece. */
export const POST = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  query: videoQuery,
  maxFileBytes: PIECE_BYTES,
  handle: async ({ actor, query, file }) => Response.json(await addVideo(actor, query, file, now()), { status: 201 }),
})
