import { GET as invoice } from '@/app/api/invoices/[id]/route'
import type { SignedInActor } from '@/lib/access/types'
import { findAllInvoices } from '@/lib/billing/queries'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import {
  daysLater,
  invoicesOf,
  providerOnBasic,
  providerOnPlan,
  sendPayment,
  sendPlanOrder,
  subscriptionOf,
} from '@/tests/support/billing/paying'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
afterAll(() => setClock(undefined))

test('when twenty admins record one payment at once, one succeeds', async () => {
  const { providerId, id, rosa, alex } = await providerOnBasic()
  const { json } = await sendPlanOrder(rosa, id, 'PRO')
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendPayment(alex, Number(json.invoiceId))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect((await subscriptionOf(providerId))?.periodEnd).toEqual(new Date('2026-12-22T15:00:00Z'))
})

test('an admin must state how it was paid, and no one else may record a payment', async () => {
  const { id, rosa, alex } = await providerOnBasic()
  const { json } = await sendPlanOrder(rosa, id, 'PRO')
  expect(await sendPayment(alex, Number(json.invoiceId), ' ')).toMatchObject({
    status: 400,
    json: { fields: { paidBy: 'Please tell us how it was paid.' } },
  })
  expect((await sendPayment(rosa, Number(json.invoiceId))).status).toBe(403)
  expect((await sendPayment(alex, 999_999)).status).toBe(404)
})

test('an upgrade whose month is over can no longer be paid', async () => {
  const { id, rosa, alex, providerId } = await providerOnPlan('STARTER')
  setClock(daysLater(10))
  const { json } = await sendPlanOrder(rosa, id, 'PRO')
  setClock(daysLater(40))
  expect((await sendPayment(alex, Number(json.invoiceId))).status).toBe(409)
  expect((await invoicesOf(providerId)).at(-1)?.status).toBe('open')
})

test('an admin sees open and paid invoices', async () => {
  const { rosa, id } = await providerOnPlan('STARTER')
  setClock(daysLater(1))
  await sendPlanOrder(rosa, id, 'PRO')
  const { open, paid } = await findAllInvoices()
  expect(open).toMatchObject([{ kind: 'upgrade', provider: { id, name: 'Sunny Sprouts' } }])
  expect(paid).toMatchObject([{ kind: 'start', paidBy: 'Check 1042', paidOn: '2026-11-22' }])
})

async function fileOf(person: SignedInActor, id: number) {
  setRequestCookies(await sessionCookie(person))
  const response = await invoice(new Request('http://localhost:3000/api/invoices/1'), {
    params: Promise.resolve({ id: String(id) }),
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('its manager and admins download the invoice as a PDF; for anyone else it does not exist', async () => {
  const { rosa, alex, invoiceId } = await providerOnPlan('STARTER')
  for (const person of [rosa, alex]) {
    const { response, bytes } = await fileOf(person, invoiceId)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="invoice-2026-\d{6}\.pdf"$/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const other = await fileOf(await createActor('careprovider'), invoiceId)
  expect(other.response.status).toBe(404)
})
