import userEvent from '@testing-library/user-event'
import { AdminInvoices } from '@/components/billing/admin-invoices'
import { PlanSettings } from '@/components/billing/plan-settings'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { AdminInvoice } from '@/lib/billing/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
})

const OPEN: AdminInvoice = {
  id: 8,
  number: '2026-000008',
  plan: 'PRO',
  kind: 'start',
  status: 'open',
  amountCents: 4999,
  issuedOn: '2026-11-21',
  periodStart: null,
  periodEnd: null,
  paidOn: null,
  paidBy: null,
  provider: { id: 'sunny-k3f9', name: 'Sunny Sprouts', city: 'Orlando' },
}

test('an admin with nothing to do sees a message', () => {
  render(<AdminInvoices open={[]} paid={[]} today="2026-11-22" />)
  expect(screen.getByRole('heading', { name: 'No unpaid invoices.' })).toBeVisible()
  expect(screen.getByText('No payments yet.')).toBeVisible()
})

test('an admin records a payment in words, and keeps the text when it is rejected', async () => {
  render(
    <>
      <AdminInvoices open={[OPEN]} paid={[]} today="2026-11-22" />
      <Toaster />
    </>,
  )
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: 'This invoice is already paid.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Record payment of invoice 2026-000008' }))
  await userEvent.type(screen.getByLabelText('How was it paid?'), 'Check 7')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  expect(await screen.findByText(/This invoice is already paid/)).toBeVisible()
  expect(screen.getByLabelText('How was it paid?')).toHaveValue('Check 7')

  fetched.mockResolvedValueOnce(mockFetchResult(200, { paid: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  expect(await screen.findByText('Invoice 2026-000008 is paid')).toBeVisible()
  expect(refresh).toHaveBeenCalled()
})

test('a manager of two providers cancels each plan separately in their settings', () => {
  const free = { plan: 'BASIC', paidUntil: null, renews: false, isFailing: false, renewsByCard: false } as const
  const paid = { plan: 'PRO', paidUntil: '2026-12-22', renews: true, isFailing: false, renewsByCard: false } as const
  render(
    <PlanSettings
      plans={[
        { provider: { id: 'sunny-k3f9', name: 'Sunny Sprouts' }, ...paid },
        { provider: { id: 'harbor-m2p4', name: 'Little Harbor' }, ...free },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Sunny Sprouts' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Cancel renewal' })).toHaveLength(1)
})
