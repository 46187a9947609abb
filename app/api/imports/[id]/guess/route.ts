import { defineRoute } from '@/lib/access/routes/define-route'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { guessUpload } from '@/lib/imports/uploads/commands/run-upload'
import { guessInput, uploadParams } from '@/lib/imports/uploads/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: IMPORT_ROLES,
  wrongRole: NOT_FOR_YOU,
  params: uploadParams,
  body: guessInput,
  handle: ({ params: { id }, body, locale }) => guessUpload(id, body, now(), locale),
})
