import { defineRoute } from '@/lib/access/routes/define-route'
import { acceptMany } from '@/lib/admin/approvals/commands'
import { acceptanceInput } from '@/lib/admin/approvals/schema'
import { APPROVAL_ROLES } from '@/lib/admin/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { messageText } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: APPROVAL_ROLES,
  body: acceptanceInput,
  handle: async ({ actor, body, locale }) => {
    const { changed, accepted, refused } = await acceptMany(actor, body, now())
    revalidateTags(changed)
    return { accepted, refused: refused.map((one) => ({ ...one, sentence: messageText(locale, one.sentence) })) }
  },
})
