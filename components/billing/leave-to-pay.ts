import { z } from 'zod'

const toPay = z.object({ payAt: z.url({ protocol: /^https?$/ }) })

/** Leads to the page of the payment service that an endpoint of ours answered with, if it did. */
export function leaveToPay(answer: unknown): boolean {
  const { data } = toPay.safeParse(answer)
  if (data) window.location.assign(data.payAt)
  return data !== undefined
}
