import { defineRoute } from '@/lib/access/define-route'
import { setReading } from '@/lib/imports/commands/uploads/ask-step'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { readingInput, uploadParams } from '@/lib/imports/schema/upload'
import { now } from '@/lib/platform/clock'

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
