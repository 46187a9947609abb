import { defineRoute } from '@/lib/access/routes/define-route'
import { attachFile } from '@/lib/enrollment/inquiries/commands/add-message'
import { attachmentQuery, inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { now } from '@/lib/platform/time/clock'

/** The body is the raw file; the query gives its name. */
export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  query: attachmentQuery,
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ actor, params, query, file, locale }) => {
    const added = await attachFile(actor, params.id, { bytes: file, name: query.name }, now(), locale)
    return Response.json(added, { status: 201 })
  },
})
