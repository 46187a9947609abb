import { defineRoute } from '@/lib/access/routes/define-route'
import { FOR_IMPORTERS } from '@/lib/imports/policy'
import { storeUploadChunk } from '@/lib/imports/uploads/commands/uploads'
import { pieceParams } from '@/lib/imports/uploads/schema'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  ...FOR_IMPORTERS,
  params: pieceParams,
  maxFileBytes: PIECE_BYTES,
  handle: async ({ actor, params, file }) => {
    await storeUploadChunk(actor, params, file, now())
    return { kept: true }
  },
})
