import { defineRoute } from '@/lib/access/define-route'
import { keepPiece } from '@/lib/imports/commands/uploads/keep-upload'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { pieceParams } from '@/lib/imports/schema/upload'
import { now } from '@/lib/platform/clock'
import { PIECE_BYTES } from '@/lib/platform/pieces'

export const PUT = defineRoute({
  access: IMPORT_ROLES,
  wrongRole: NOT_FOR_YOU,
  params: pieceParams,
  maxFileBytes: PIECE_BYTES,
  handle: async ({ actor, params, file }) => {
    await keepPiece(actor, params, file, now())
    return { kept: true }
  },
})
