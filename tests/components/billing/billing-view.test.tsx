import userEvent from '@testing-library/user-event'
import { BillingView } from '@/components/billing/billing-view'
import { Toaster } from '@/components/ui/overlays/toasts'
import { FEATURES, includesFeature, PLANS } from '@/lib/billing/rules'
import type { Billing } from '@/lib/billing/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
})

const FREE: Billing = {
  plan: 'BASIC',
  paidUntil: null,
  renews: false,
  invoices: [],
  offers: [
    { plan: 'STARTER', amountCents: 1999, until: null },
    { plan: 'PRO', amountCents: 4999, until: null },
  ],
  placement: null,
  by: { port: 'offline', hasCard: false, card: null, isFailing: false },
  today: '2026-11-22',
}
const PAID: Billing = {
  ...FREE,
  plan: 'STARTER',
  paidUntil: '2026-12-22',
  renews: true,
  offers: [{ plan: 'PRO', amountCents: 1500, until: '2026-12-22' }],
  invoices: [
    {
      id: 7,
      number: '2026-000007',
      plan: 'STARTER',
      kind: 'start',
      status: 'paid',
      amountCents: 1999,
      issuedOn: '2026-11-20',
      periodStart: '2026-11-22',
      periodEnd: '2026-12-22',
      paidOn: '2026-11-22',
      paidBy: 'Check 1042',
    },
  ],
}
const show = (billing: Billing) =>
  render(
    <>
      <BillingView userId={7} providerId="sunny-k3f9" billing={billing} howToPay="By check." />
      <Toaster />
    </>,
  )
const sent = () => {
  const [path, { method, body }] = fetched.mock.calls.at(-1) ?? []
  return [path, method, body && JSON.parse(body)]
}

test('a provider on the free plan reads that nothing is charged, and what each plan includes', () => {
  show(FREE)
  expect(screen.getByText('Free, for as long as you like.')).toBeVisible()
  const table = screen.getByRole('table')
  const features = translate('en', 'billing.features')
  for (const { code } of FEATURES) {
    const name = features(`names.${code}`)
    const row = within(table).getByRole('row', { name: new RegExp(`^${name} `) })
    const cells = within(row).getAllByRole('cell')
    expect(cells.map((cell) => within(cell).queryByRole('img', { name: 'Yes' }) !== null)).toEqual(
      PLANS.map((plan) => includesFeature(plan.code, code)),
    )
  }
  expect(within(table).getByText('$19.99')).toBeVisible()
  expect(within(table).getByText('$49.99')).toBeVisible()
})

test('a provider reads the price of a plan before ordering it', async () => {
  show(FREE)
  fetched.mockResolvedValue(mockFetchResult(201, { invoiceId: 7 }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose Pro' }))
  expect(screen.getByText('You’ll get an invoice for $49.99 for a month of Pro.')).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Get the invoice' }))
  expect(sent()).toEqual(['/api/billing/sunny-k3f9/plan', 'POST', { plan: 'PRO' }])
  expect(refresh).toHaveBeenCalled()
})

test('after going back from a plan the focus is on its button, and after withdrawing an invoice in the tab', async () => {
  const [paid] = PAID.invoices
  const open = paid && { ...paid, status: 'open' as const, paidOn: null, paidBy: null }
  const { rerender, container } = render(
    <BillingView userId={7} providerId="sunny-k3f9" billing={{ ...FREE, invoices: open ? [open] : [] }} howToPay="." />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Choose Starter' }))
  expect(screen.getByText(/^It replaces the order you haven’t paid yet\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.getByRole('button', { name: 'Choose Starter' })).toHaveFocus()
  fetched.mockResolvedValue(mockFetchResult(200, {}))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  rerender(<BillingView userId={7} providerId="sunny-k3f9" billing={FREE} howToPay="." />)
  expect(container.firstElementChild).toHaveFocus()
})

test('an upgrade shows its price, and an error is shown next to its button', async () => {
  show(PAID)
  fetched.mockResolvedValue(mockFetchResult(409, { message: 'You’re already on Pro.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose Pro' }))
  expect(screen.getByText(/\$15.00: the difference to Pro from today until December 22, 2026/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Get the invoice' }))
  expect(await screen.findByText(/You’re already on Pro/)).toBeVisible()
})

test('an unpaid renewal names its month until the plan ends, and then begins with its payment', () => {
  const [paid] = PAID.invoices
  if (!paid) throw new Error('It has an invoice.')
  const renewal = { ...paid, kind: 'renewal', status: 'open', periodStart: '2026-12-22', paidOn: null } as const
  const { unmount } = show({ ...PAID, invoices: [renewal] })
  expect(screen.getByText(/^For the month from December 22, 2026\./)).toBeVisible()
  unmount()
  show({ ...FREE, invoices: [renewal], today: '2026-12-23' })
  expect(screen.queryByText(/^For the month from/)).toBeNull()
  expect(screen.getByText('Your plan starts as soon as we record your payment.')).toBeVisible()
})

test('a provider cancels after reading when the plan ends, and can continue it after all', async () => {
  const { unmount } = show(PAID)
  fetched.mockResolvedValue(mockFetchResult(200, { renews: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel renewal' }))
  expect(screen.getByText(/You keep Starter until December 22, 2026/)).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel renewal' }))
  expect(sent()).toEqual(['/api/billing/sunny-k3f9/renewal', 'PUT', { renews: false }])
  unmount()
  show({ ...PAID, renews: false })
  expect(screen.getByText(/Then your page switches to Basic/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Turn renewal back on' }))
  expect(sent()).toEqual(['/api/billing/sunny-k3f9/renewal', 'PUT', { renews: true }])
})

test('where cards are accepted, a provider reads where they pay and that the plan renews', async () => {
  show({ ...FREE, by: { port: 'stripe', hasCard: false, card: null, isFailing: false } })
  await userEvent.click(screen.getByRole('button', { name: 'Choose Pro' }))
  expect(screen.getByText(/\$49.99 for a month of Pro, by card. It renews every month until you cancel./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Go to payment' })).toBeVisible()
})

test('a provider whose card was declined reads it, and changes the card', async () => {
  show({ ...FREE, by: { port: 'stripe', hasCard: true, card: 'Visa ending in 4242', isFailing: true } })
  expect(screen.getByText(/Your last payment didn’t go through/)).toBeVisible()
  fetched.mockResolvedValue(mockFetchResult(502, { message: 'The payment service isn’t responding.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change the card' }))
  expect(sent().slice(0, 2)).toEqual(['/api/billing/sunny-k3f9/portal', 'POST'])
  expect(await screen.findByText(/The payment service isn’t responding/)).toBeVisible()
})

test('a provider whose card was declined cancels the plan', async () => {
  show({ ...FREE, by: { port: 'stripe', hasCard: true, card: 'Visa ending in 4242', isFailing: true } })
  fetched.mockResolvedValue(mockFetchResult(200, { plan: 'BASIC' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel renewal' }))
  expect(screen.getByText(/We’ll stop trying your card and charge nothing more/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel renewal' }))
  expect(sent()).toEqual(['/api/billing/sunny-k3f9/renewal', 'PUT', { renews: false }])
})

test('each charge is in the history with its PDF', () => {
  show(PAID)
  const link = screen.getByRole('link', { name: 'Invoice 2026-000007 as a PDF' })
  expect(link).toHaveAttribute('href', '/api/invoices/7')
  expect(screen.getByText('Nov 22')).toBeVisible()
})

test('without Pro a provider reads that it includes sponsored placement, and sees no form', () => {
  show(PAID)
  expect(screen.getByText('Sponsored placement is part of Pro. Your plan is Starter.')).toBeVisible()
  expect(screen.queryByLabelText('From today until')).toBeNull()
})

test('on Pro a provider chooses the last day, and ends the placement', async () => {
  const placement = { from: '2026-11-22', until: '2026-12-01' }
  show({ ...PAID, plan: 'PRO', offers: [], placement })
  expect(screen.getByText('Sponsored from November 22, 2026 to December 1, 2026.')).toBeVisible()
  fetched.mockResolvedValue(mockFetchResult(200, { until: '2026-12-01' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change the last day' }))
  expect(sent()).toEqual(['/api/billing/sunny-k3f9/placement', 'PUT', { until: '2026-12-01' }])
})

test('the day chosen for a placement is still there after a reload, until it is sent', async () => {
  const onPro: Billing = { ...PAID, plan: 'PRO', offers: [] }
  const day = () => screen.getByLabelText<HTMLInputElement>('From today until')
  const { unmount } = show(onPro)
  expect(day()).toHaveValue('2026-12-22')
  fireEvent.input(day(), { target: { value: '2026-12-05' } })
  unmount()
  const again = show(onPro)
  expect(day()).toHaveValue('2026-12-05')
  fetched.mockResolvedValue(mockFetchResult(200, { until: '2026-12-05' }))
  await userEvent.click(screen.getByRole('button', { name: 'Start now' }))
  expect(sent()).toEqual(['/api/billing/sunny-k3f9/placement', 'PUT', { until: '2026-12-05' }])
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  again.unmount()
  show(onPro)
  expect(day()).toHaveValue('2026-12-22')
})
