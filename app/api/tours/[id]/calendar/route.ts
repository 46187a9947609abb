import { defineRoute } from '@/lib/access/routes/define-route'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { findTourFile } from '@/lib/enrollment/tours/queries/tours'
import { tourParams } from '@/lib/enrollment/tours/schema'

/** A file for calendar apps. */
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
