import { defineRoute } from '@/lib/access/routes/define-route'
import { FOR_IMPORTERS } from '@/lib/imports/policy'
import { requestStep } from '@/lib/imports/uploads/commands/uploads'
import { stepInput, uploadParams } from '@/lib/imports/uploads/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  ...FOR_IMPORTERS,
  params: uploadParams,
  body: stepInput,
  handle: async ({ actor, params: { id }, body }) => {
    await requestStep(actor, id, body, now())
    return { begun: true }
  },
})
