import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { addVideoPiece } from '@/lib/listings/profiles/commands/videos'
import { profileQuery, videoPieceParams, WRONG_PROFILE_ROLE } from '@/lib/listings/profiles/schema/requests'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  params: videoPieceParams,
  query: profileQuery,
  maxFileBytes: PIECE_BYTES,
  handle: ({ actor, params, query, file }) =>
    addVideoPiece(actor, { ...params, providerId: query.providerId }, file, now()),
})
