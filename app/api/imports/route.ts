import { defineRoute } from '@/lib/access/routes/define-route'
import { FOR_IMPORTERS } from '@/lib/imports/policy'
import { storeUpload } from '@/lib/imports/uploads/commands/uploads'
import { uploadQuery } from '@/lib/imports/uploads/schema'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  ...FOR_IMPORTERS,
  query: uploadQuery,
  maxFileBytes: PIECE_BYTES,
  handle: async ({ actor, query, file }) =>
    Response.json({ id: await storeUpload(actor, query, file, now()) }, { status: 201 }),
})
