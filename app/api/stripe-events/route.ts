import { defineRoute } from '@/lib/access/routes/define-route'
import { receiveEvent } from '@/lib/billing/stripe/commands'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

/** Stripe reports that a payment succeeded, was refused or canceled. Its signature is the only authorization. */
export const POST = defineRoute({
  access: 'public',
  anyOrigin: true,
  maxFileBytes: 512 * 1024,
  handle: async ({ file, request }) => {
    revalidateTags(await receiveEvent(file, request.headers.get('stripe-signature'), now()))
    return { received: true }
  },
})
