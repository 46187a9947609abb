import { defineRoute } from '@/lib/access/routes/define-route'
import { confirmEnrollment } from '@/lib/enrollment/enrollments/commands'
import { enrollmentInput } from '@/lib/enrollment/enrollments/schema'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: PEOPLE_ROLES,
  wrongRole: message('enrollment.enrollmentErrors.onlyProviders'),
  params: inquiryParams,
  body: enrollmentInput,
  handle: async ({ actor, params, body }) => {
    const { id, changed } = await confirmEnrollment(actor, params.id, body, now())
    revalidateTags(changed)
    return Response.json({ id }, { status: 201 })
  },
})
