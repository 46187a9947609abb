import { defineRoute } from '@/lib/access/routes/define-route'
import { FOR_IMPORTERS } from '@/lib/imports/policy'
import { deleteUpload } from '@/lib/imports/uploads/commands/uploads'
import { findProgress } from '@/lib/imports/uploads/queries'
import { uploadParams } from '@/lib/imports/uploads/schema'

const forAdmins = { ...FOR_IMPORTERS, params: uploadParams } as const

export const GET = defineRoute({ ...forAdmins, handle: ({ params: { id } }) => findProgress(id) })

export const DELETE = defineRoute({
  ...forAdmins,
  handle: async ({ params: { id } }) => {
    await deleteUpload(id)
    return { removed: true }
  },
})
