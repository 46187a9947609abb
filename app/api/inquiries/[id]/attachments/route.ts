import { defineRoute } from '@/lib/access/define-route'
import { UPLOAD } from '@/lib/media/schema/upload'
import { attachFile } from '@/lib/messages/commands/attach-file'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { attachmentQuery, inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'

/** The body is the file as it is; what it is called, says the query. */
export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  query: attachmentQuery,
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ actor, params, query, file }) => {
    const added = await attachFile(actor, params.id, { bytes: file, name: query.name }, now())
    return Response.json(added, { status: 201 })
  },
})
