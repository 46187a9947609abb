import { longDateText } from '@/lib/platform/time/dates'
import type { InvoiceStatus, PaymentPort } from '@/prisma/generated/enums'

export const billingMessages = {
  title: 'Billing',
  lead: 'Your plan, what is to be paid, and what was.',

  current: 'Your plan',
  free: 'Free. Nothing is charged, and nothing ends.',
  aMonth: (price: string) => `${price} a month`,
  renewsOn: (day: string) => `Paid until ${longDateText(day)}. It renews then.`,
  endsOn: (day: string) => `Paid until ${longDateText(day)}. It ends then, and your page goes on with Basic.`,
  cancel: 'Cancel renewal',
  cancelQuestion: (plan: string, day: string) =>
    `${plan} stays open until ${longDateText(day)}. After that nothing is charged, and your page goes on with Basic. Cancel the renewal?`,
  canceled: 'The renewal is canceled',
  resume: 'Renew after all',
  resumed: 'Your plan renews again',
  notChanged: 'That was not saved.',

  toPay: 'To be paid',
  opensWithPayment: 'The plan opens as soon as your payment is recorded.',
  payBy: (day: string) =>
    `For the month from ${longDateText(day)}. Without it your page goes on with Basic from that day.`,
  pdf: 'PDF',
  pdfOf: (number: string) => `Invoice ${number} as a PDF`,
  withdraw: 'I do not want it after all',
  withdrawQuestion: 'The invoice is withdrawn, and nothing is to be paid. Your plan stays as it is.',
  withdrawNow: 'Withdraw it',
  withdrawn: 'The invoice is withdrawn',

  plans: 'Plans',
  plansLead: 'Being found is free: no plan changes where your page stands, but for what is marked as sponsored.',
  opens: 'What it opens',
  yes: 'Yes',
  no: 'No',
  free1: 'Free',
  perMonth: 'a month',
  choose: (plan: string) => `Choose ${plan}`,
  yours: 'Your plan',
  back: 'Not now',
  by: {
    offline: {
      choose: (plan: string, price: string) => `You get an invoice of ${price} for a month of ${plan}.`,
      upgrade: (plan: string, price: string, day: string) =>
        `You get an invoice of ${price}: the difference to ${plan} from today until ${longDateText(day)}.`,
      after: 'The plan opens as soon as your payment is recorded.',
      order: 'Get the invoice',
      upgradeNow: 'Get the invoice',
    },
    stripe: {
      choose: (plan: string, price: string) =>
        `${price} for a month of ${plan}, by card. It renews every month until you cancel.`,
      upgrade: (plan: string, price: string, day: string) =>
        `Your card is charged about ${price} now: the difference to ${plan} from today until ${longDateText(day)}.`,
      after: 'You pay on a page of Stripe. Your card’s number never comes to this site.',
      order: 'Go to payment',
      upgradeNow: 'Charge my card',
    },
  } satisfies Record<PaymentPort, object>,
  opened: 'Your plan is open',
  ordered: 'Your invoice is ready',
  smaller: 'A smaller plan can be chosen when this one has ended.',

  method: 'Payment method',
  byInvoice: 'By invoice.',
  byCard: (card: string | null) =>
    card ? `${card}, kept by Stripe.` : 'By card. Stripe asks for it when you choose a plan.',
  changeCard: 'Change the card',
  failing: 'Your last payment was refused, so your page is on Basic. Stripe tries again; another card helps at once.',
  confirming: 'Thank you. Your plan opens when Stripe has told us of the payment, usually within a minute.',

  history: 'Billing history',
  noHistory: 'Nothing was charged yet.',
  columns: ['Date', 'Plan', 'Amount', 'Status', 'Invoice'],
  statuses: { open: 'To be paid', paid: 'Paid', withdrawn: 'Withdrawn' } satisfies Record<InvoiceStatus, string>,

  settingsTitle: 'Plans and renewal',
  settingsText: 'Plans renew by themselves. Cancel whenever you like: what is paid stays open until its end.',
} as const

export const adminBillingMessages = {
  title: 'Invoices and payments',
  lead: 'What providers have asked for and not paid yet. A plan opens when you record its payment.',
  dashboard: 'Admin Dashboard',
  open: 'To be paid',
  noneTitle: 'Nothing is to be paid.',
  noneText: 'When a provider asks for a plan, or one renews, its invoice stands here.',
  paid: 'Paid lately',
  nothingPaid: 'No payment was recorded yet.',
  columns: ['Provider', 'Invoice', 'For', 'Amount', 'Paid'],
  issued: (day: string) => `Issued on ${longDateText(day)}`,
  record: 'Record the payment',
  recordOf: (number: string) => `Record the payment of invoice ${number}`,
  paidBy: 'How was it paid?',
  paidByHint: 'For the invoice: “Check 1042”, “Bank transfer of Nov 20”.',
  save: 'It is paid',
  keep: 'Not yet',
  recorded: (number: string) => `Invoice ${number} is paid`,
  notRecorded: 'The payment was not recorded.',
} as const
