import { defineRoute } from '@/lib/access/routes/define-route'
import { endEnrollment } from '@/lib/enrollment/enrollments/commands'
import { enrollmentEndInput, enrollmentParams } from '@/lib/enrollment/enrollments/schema'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const PATCH = defineRoute({
  access: MESSAGE_ROLES,
  params: enrollmentParams,
  body: enrollmentEndInput,
  handle: async ({ actor, params, body }) => {
    const { status, changed } = await endEnrollment(actor, params.id, body.endsOn, now())
    revalidateTags(changed)
    return { status }
  },
})
