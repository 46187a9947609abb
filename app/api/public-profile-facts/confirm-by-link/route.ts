import { seeOther } from '@/components/forms/plain-form'
import { refusedConfirmationPage } from '@/components/listings/facts/facts-by-link'
import { defineRoute } from '@/lib/access/routes/define-route'
import { confirmByLink } from '@/lib/listings/profiles/commands/facts'
import { linkConfirmInput } from '@/lib/listings/profiles/schema/facts'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { now } from '@/lib/platform/time/clock'

/** For anyone with the link from the email "Still right?": the link is the authorization. */
export const POST = defineRoute({
  access: 'public',
  body: linkConfirmInput,
  limit: { max: 60, windowSeconds: 1_800 },
  form: {
    accepted: ({ body }) => seeOther(accountRoutes.confirmFacts(body.token, { done: 1 })),
    refused: ({ typed, refusal, locale }) => refusedConfirmationPage(locale, typed, refusal),
  },
  handle: async ({ body }) => {
    revalidateTags(await confirmByLink(body, now()))
    return { confirmed: true }
  },
})
