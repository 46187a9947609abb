import { defineRoute } from '@/lib/access/routes/define-route'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { setReading } from '@/lib/imports/uploads/commands/uploads'
import { readingInput, uploadParams } from '@/lib/imports/uploads/schema'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: IMPORT_ROLES,
  wrongRole: NOT_FOR_YOU,
  params: uploadParams,
  body: readingInput,
  handle: async ({ params: { id }, body }) => {
    await setReading(id, body, now())
    return { checking: true }
  },
})
