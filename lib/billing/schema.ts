import { z } from 'zod'
import { PaidPlan } from '@/prisma/generated/enums'
import { BILLING_TEXT } from './rules/limits'

const noInvoice = 'There is no such invoice.'

/** `id` is a provider's public id. */
export const billingParams = z.object({ id: z.string().min(1).max(200, 'There is no such provider.') })
export const invoiceParams = z.object({
  id: z.coerce.number(noInvoice).int(noInvoice).positive(noInvoice).max(2_147_483_647, noInvoice),
})
export const planInput = z.object({ plan: z.enum(PaidPlan, 'Please choose a plan.') })
export const renewalInput = z.object({ renews: z.boolean('Please say whether it goes on.') })
export const paymentInput = z.object({
  paidBy: z
    .string('Please say how it was paid.')
    .trim()
    .min(1, 'Please say how it was paid.')
    .max(BILLING_TEXT.paidBy, `Please use at most ${BILLING_TEXT.paidBy} characters.`)
    .refine((text) => !/[\p{Cc}]/u.test(text), 'Please write one line.'),
})
/** The last day of a placement, by the provider's clock. */
export const placementInput = z.object({ until: z.iso.date('Please choose a day.') })
