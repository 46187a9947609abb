import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { stripeClient, takesCards } from '../../stripe/client'
import { syncCustomer } from './sync'

/** Everything that Stripe tells is about a customer, or is none of ours. */
const told = z.object({ data: z.object({ object: z.object({ customer: z.string() }) }) })

/**
 * Stripe's message (its bytes as they came, and their signature): what it is about is read anew from Stripe. Answers tags. Throws NotFoundError
 * where no cards are taken, InvalidInputError for what Stripe has not signed within five minutes.
 */
export async function receiveEvent(bytes: Uint8Array, signature: string | null, now: Date): Promise<string[]> {
  const secret = env().STRIPE_WEBHOOK_SECRET
  if (!takesCards() || !secret) throw new NotFoundError()
  const event = told.safeParse(read(bytes, signature, secret))
  return event.success ? syncCustomer(event.data.data.object.customer, now) : []
}

function read(bytes: Uint8Array, signature: string | null, secret: string): unknown {
  try {
    return stripeClient().webhooks.constructEvent(Buffer.from(bytes), signature ?? '', secret)
  } catch {
    throw new InvalidInputError('This was not signed by Stripe.')
  }
}
