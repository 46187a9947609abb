import { defineRoute } from '@/lib/access/routes/define-route'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { requestStep } from '@/lib/imports/uploads/commands/uploads'
import { stepInput, uploadParams } from '@/lib/imports/uploads/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: IMPORT_ROLES,
  wrongRole: NOT_FOR_YOU,
  params: uploadParams,
  body: stepInput,
  handle: async ({ actor, params: { id }, body }) => {
    await requestStep(actor, id, body, now())
    return { begun: true }
  },
})
