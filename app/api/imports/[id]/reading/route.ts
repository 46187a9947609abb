import { defineRoute } from '@/lib/access/routes/define-route'
import { FOR_IMPORTERS } from '@/lib/imports/policy'
import { setReading } from '@/lib/imports/uploads/commands/uploads'
import { readingInput, uploadParams } from '@/lib/imports/uploads/schema'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  ...FOR_IMPORTERS,
  params: uploadParams,
  body: readingInput,
  handle: async ({ params: { id }, body }) => {
    await setReading(id, body, now())
    return { checking: true }
  },
})
