import { defineRoute } from '@/lib/access/define-route'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { findTourFile } from '@/lib/tours/queries/tour-file'
import { tourParams } from '@/lib/tours/schema'

/** A file that a calendar takes. */
export const GET = defineRoute({
  access: MESSAGE_ROLES,
  params: tourParams,
  handle: async ({ actor, params }) =>
    new Response(await findTourFile(actor, params.id), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="tour.ics"',
      },
    }),
})
