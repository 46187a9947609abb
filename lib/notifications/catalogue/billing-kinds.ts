import { z } from 'zod'
import { routes } from '@/lib/platform/http/routes'
import { longDateText } from '@/lib/platform/time/dates'
import { PaidPlan } from '@/prisma/generated/enums'
import { defineKind } from '../rules'

const NAMES: Record<PaidPlan, string> = { STARTER: 'Starter', PRO: 'Pro' }
const dollars = (cents: number) => `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Notifications about plans and invoices, for a provider's managers and for admins. */
export const BILLING_KINDS = {
  billing: defineKind({
    label: 'Your provider’s invoices and payments',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({
      provider: z.string(),
      publicId: z.string(),
      change: z.enum(['issued', 'paid']),
      number: z.string(),
      amountCents: z.int().nonnegative(),
      plan: z.enum(PaidPlan),
      /** When the plan ends, or when the invoice is due. */
      until: z.iso.date().nullable(),
    }),
    path: ({ publicId }) => routes.billing({ provider: publicId }),
    words: ({ provider, change, number, amountCents, plan, until }) =>
      change === 'paid'
        ? {
            title: `Your payment of ${dollars(amountCents)} arrived`,
            text: `${provider} is on ${NAMES[plan]}${until ? ` until ${longDateText(until)}` : ''}. Invoice ${number} is paid.`,
          }
        : {
            title: `Invoice ${number}: ${dollars(amountCents)}`,
            text: `It is for ${NAMES[plan]} at ${provider}${until ? `, to be paid by ${longDateText(until)}. Without it the page goes on for free` : ''}.`,
          },
  }),
  'plan-asked': defineKind({
    label: 'A provider wants a plan and will pay by invoice',
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({ provider: z.string() }),
    path: () => routes.adminBilling(),
    words: ({ provider }) => ({
      title: 'A provider wants a plan',
      text: `${provider} has an unpaid invoice. Record the payment when it arrives.`,
    }),
  }),
} as const
