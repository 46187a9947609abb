import { defineRoute } from '@/lib/access/define-route'
import { dropUpload } from '@/lib/imports/commands/uploads/ask-step'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { findProgress } from '@/lib/imports/queries/uploads/uploads'
import { uploadParams } from '@/lib/imports/schema/upload'

const forAdmins = { access: IMPORT_ROLES, wrongRole: NOT_FOR_YOU, params: uploadParams } as const

export const GET = defineRoute({ ...forAdmins, handle: ({ params: { id } }) => findProgress(id) })

export const DELETE = defineRoute({
  ...forAdmins,
  handle: async ({ params: { id } }) => {
    await dropUpload(id)
    return { removed: true }
  },
})
