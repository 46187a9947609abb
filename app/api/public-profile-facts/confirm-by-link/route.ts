import { seeOther } from '@/components/forms/plain-page'
import { refusedConfirmationPage } from '@/components/profiles/by-link/refused-confirmation-page'
import { defineRoute } from '@/lib/access/define-route'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { confirmByLink } from '@/lib/profiles/commands/confirm-by-link'
import { linkConfirmInput } from '@/lib/profiles/schema/facts'

/** For whoever has the link in the mail "Still right?": the link says all. */
export const POST = defineRoute({
  access: 'public',
  body: linkConfirmInput,
  limit: { max: 60, windowSeconds: 1_800 },
  form: {
    accepted: ({ body }) => seeOther(routes.confirmFacts(body.token, { done: 1 })),
    refused: ({ typed, refusal }) => refusedConfirmationPage(typed, refusal),
  },
  handle: async ({ body }) => {
    revalidateTags(await confirmByLink(body, now()))
    return { confirmed: true }
  },
})
