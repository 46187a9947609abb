import { defineRoute } from '@/lib/access/routes/define-route'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { deleteUpload } from '@/lib/imports/uploads/commands/uploads'
import { findProgress } from '@/lib/imports/uploads/queries'
import { uploadParams } from '@/lib/imports/uploads/schema'

const forAdmins = { access: IMPORT_ROLES, wrongRole: NOT_FOR_YOU, params: uploadParams } as const

export const GET = defineRoute({ ...forAdmins, handle: ({ params: { id } }) => findProgress(id) })

export const DELETE = defineRoute({
  ...forAdmins,
  handle: async ({ params: { id } }) => {
    await deleteUpload(id)
    return { removed: true }
  },
})
