import { defineRoute } from '@/lib/access/define-route'
import { askStep } from '@/lib/imports/commands/uploads/ask-step'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { stepInput, uploadParams } from '@/lib/imports/schema/upload'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: IMPORT_ROLES,
  wrongRole: NOT_FOR_YOU,
  params: uploadParams,
  body: stepInput,
  handle: async ({ actor, params: { id }, body }) => {
    await askStep(actor, id, body, now())
    return { begun: true }
  },
})
