import { defineRoute } from '@/lib/access/define-route'
import { acceptMany } from '@/lib/approvals/commands/accept-many'
import { APPROVAL_ROLES } from '@/lib/approvals/policy'
import { acceptanceInput } from '@/lib/approvals/schema'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: APPROVAL_ROLES,
  body: acceptanceInput,
  handle: async ({ actor, body }) => {
    const { changed, ...answer } = await acceptMany(actor, body, now())
    revalidateTags(changed)
    return answer
  },
})
