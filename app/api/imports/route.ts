import { defineRoute } from '@/lib/access/define-route'
import { keepUpload } from '@/lib/imports/commands/uploads/keep-upload'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { uploadQuery } from '@/lib/imports/schema/upload'
import { now } from '@/lib/platform/clock'
import { PIECE_BYTES } from '@/lib/platform/pieces'

export const POST = defineRoute({
  access: IMPORT_ROLES,
  wrongRole: NOT_FOR_YOU,
  query: uploadQuery,
  maxFileBytes: PIECE_BYTES,
  handle: async ({ actor, query, file }) =>
    Response.json({ id: await keepUpload(actor, query, file, now()) }, { status: 201 }),
})
