import { defineRoute } from '@/lib/access/routes/define-route'
import { receiveEvent } from '@/lib/billing/stripe/commands'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

/** Stripe tells that something was paid, refused or canceled. Its signature is all that is gone by. */
export const POST = defineRoute({
  access: 'public',
  anyOrigin: true,
  maxFileBytes: 512 * 1024,
  handle: async ({ file, request }) => {
    revalidateTags(await receiveEvent(file, request.headers.get('stripe-signature'), now()))
    return { received: true }
  },
})
