import { defineRoute } from '@/lib/access/define-route'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { confirmFacts } from '@/lib/profiles/commands/confirm-facts'
import { PROFILE_ROLES } from '@/lib/profiles/policy'
import { confirmInput } from '@/lib/profiles/schema/facts'

export const POST = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: 'Only a provider’s own people can confirm its facts.',
  body: confirmInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await confirmFacts(actor, body, now()))
    return { confirmed: true }
  },
})
