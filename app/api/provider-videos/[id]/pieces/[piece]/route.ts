import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { PIECE_BYTES } from '@/lib/platform/pieces'
import { addVideoPiece } from '@/lib/profiles/commands/add-video'
import { PROFILE_ROLES, WRONG_PROFILE_ROLE } from '@/lib/profiles/policy'
import { profileQuery, videoPieceParams } from '@/lib/profiles/schema/calls'

export const PUT = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  params: videoPieceParams,
  query: profileQuery,
  maxFileBytes: PIECE_BYTES,
  handle: ({ actor, params, query, file }) =>
    addVideoPiece(actor, { ...params, providerId: query.providerId }, file, now()),
})
