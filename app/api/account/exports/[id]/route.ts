import { defineRoute } from '@/lib/access/routes/define-route'
import { findOwnExportFile } from '@/lib/admin/personal-data/queries'
import { exportParams } from '@/lib/admin/personal-data/schema'
import { now } from '@/lib/platform/time/clock'

/** The packed export, for its owner only. */
export const GET = defineRoute({
  access: 'signed-in',
  params: exportParams,
  handle: async ({ actor, params }) => {
    const { name, content } = await findOwnExportFile(actor, params.id, now())
    return new Response(content, {
      headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
    })
  },
})
