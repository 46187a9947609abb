import { longDateText } from '@/lib/platform/time/dates'
import type { InvoiceStatus, PaymentPort } from '@/prisma/generated/enums'

export const billingMessages = {
  title: 'Billing',
  lead: 'Your plan, open invoices and past payments.',

  current: 'Your plan',
  free: 'Free, for as long as you like.',
  aMonth: (price: string) => `${price} a month`,
  renewsOn: (day: string) => `Paid until ${longDateText(day)}, then it renews.`,
  endsOn: (day: string) => `Paid until ${longDateText(day)}. Then your page switches to Basic.`,
  cancel: 'Cancel renewal',
  cancelQuestion: (plan: string, day: string) =>
    `You keep ${plan} until ${longDateText(day)}. Then your page switches to Basic, and we charge nothing more. Cancel the renewal?`,
  canceled: 'Renewal canceled',
  resume: 'Turn renewal back on',
  resumed: 'Your plan renews again',
  notChanged: 'We couldn’t save that.',

  toPay: 'To pay',
  opensWithPayment: 'Your plan starts as soon as we record your payment.',
  payBy: (day: string) =>
    `For the month from ${longDateText(day)}. If you don’t pay, your page switches to Basic that day.`,
  pdf: 'PDF',
  pdfOf: (number: string) => `Invoice ${number} as a PDF`,
  withdraw: 'Cancel this order',
  withdrawQuestion: 'We’ll withdraw the invoice, and you owe nothing. Your plan stays the same.',
  withdrawNow: 'Cancel order',
  withdrawn: 'Invoice withdrawn',

  plans: 'Plans',
  plansLead: 'Being found is free. No plan changes your place in search results, except what we mark as sponsored.',
  opens: 'What’s included',
  yes: 'Yes',
  no: 'No',
  free1: 'Free',
  perMonth: 'a month',
  choose: (plan: string) => `Choose ${plan}`,
  yours: 'Your plan',
  back: 'Not now',
  by: {
    offline: {
      choose: (plan: string, price: string) => `You’ll get an invoice for ${price} for a month of ${plan}.`,
      upgrade: (plan: string, price: string, day: string) =>
        `You’ll get an invoice for ${price}: the difference to ${plan} from today until ${longDateText(day)}.`,
      after: 'Your plan starts as soon as we record your payment.',
      order: 'Get the invoice',
      upgradeNow: 'Get the invoice',
    },
    stripe: {
      choose: (plan: string, price: string) =>
        `${price} for a month of ${plan}, by card. It renews every month until you cancel.`,
      upgrade: (plan: string, price: string, day: string) =>
        `We’ll charge your card about ${price} now: the difference to ${plan} from today until ${longDateText(day)}.`,
      after: 'You pay on Stripe’s page. We never see your card number.',
      order: 'Go to payment',
      upgradeNow: 'Charge my card',
    },
  } satisfies Record<PaymentPort, object>,
  opened: 'Your plan has started',
  ordered: 'Your invoice is ready',
  smaller: 'You can choose a smaller plan once this one ends.',

  method: 'Payment method',
  byInvoice: 'By invoice.',
  byCard: (card: string | null) =>
    card ? `${card}, stored by Stripe.` : 'By card. Stripe asks for it when you choose a plan.',
  changeCard: 'Change the card',
  failing:
    'Your last payment didn’t go through, so your page is on Basic. Stripe will try again, or you can use another card now.',
  confirming: 'Thank you. Your plan starts once Stripe confirms the payment, usually within a minute.',

  history: 'Billing history',
  noHistory: 'No charges yet.',
  columns: ['Date', 'Plan', 'Amount', 'Status', 'Invoice'],
  statuses: { open: 'To pay', paid: 'Paid', withdrawn: 'Withdrawn' } satisfies Record<InvoiceStatus, string>,

  settingsTitle: 'Plans and renewal',
  settingsText: 'Plans renew automatically. Cancel anytime; you keep what you paid for until it ends.',
} as const

export const adminBillingMessages = {
  title: 'Invoices and payments',
  lead: 'What providers ordered and haven’t paid yet. A plan starts when you record its payment.',
  dashboard: 'Admin Dashboard',
  open: 'Unpaid',
  noneTitle: 'No unpaid invoices.',
  noneText: 'When a provider orders a plan, or one renews, you’ll see the invoice here.',
  paid: 'Recently paid',
  nothingPaid: 'No payments yet.',
  columns: ['Provider', 'Invoice', 'For', 'Amount', 'Paid'],
  issued: (day: string) => `Issued on ${longDateText(day)}`,
  record: 'Record payment',
  recordOf: (number: string) => `Record payment of invoice ${number}`,
  paidBy: 'How was it paid?',
  paidByHint: 'Shown on the invoice: “Check 1042”, “Bank transfer Nov 20”.',
  save: 'Mark as paid',
  keep: 'Not yet',
  recorded: (number: string) => `Invoice ${number} is paid`,
  notRecorded: 'We couldn’t record the payment.',
} as const
