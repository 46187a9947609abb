import { defineRoute } from '@/lib/access/routes/define-route'
import { FOR_IMPORTERS } from '@/lib/imports/policy'
import { guessUpload } from '@/lib/imports/uploads/commands/run-upload'
import { guessInput, uploadParams } from '@/lib/imports/uploads/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  ...FOR_IMPORTERS,
  params: uploadParams,
  body: guessInput,
  handle: ({ params: { id }, body, locale }) => guessUpload(id, body, now(), locale),
})
