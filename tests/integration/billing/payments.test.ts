import { GET as invoice } from '@/app/api/invoices/[id]/route'
import type { SignedInActor } from '@/lib/access/types'
import { findAllInvoices } from '@/lib/billing/queries'
import { setClock } from '@/lib/platform/time/clock'
import { actAs, sessionCookie } from '@/tests/support/accounts/actors'
import { sendCookies } from '@/tests/support/accounts/request-cookies'
import { asking, daysLater, invoicesOf, onBasic, onPlan, paying, subscriptionOf } from '@/tests/support/billing/paying'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
afterAll(() => setClock(undefined))

test('of twenty admins who record one payment at the same time, one succeeds', async () => {
  const { providerId, id, rosa, alex } = await onBasic()
  const { json } = await asking(rosa, id, 'PRO')
  const answers = await Promise.all(Array.from({ length: 20 }, () => paying(alex, Number(json.invoiceId))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect((await subscriptionOf(providerId))?.periodEnd).toEqual(new Date('2026-12-22T15:00:00Z'))
})

test('a payment needs its method, and only admins record it', async () => {
  const { id, rosa, alex } = await onBasic()
  const { json } = await asking(rosa, id, 'PRO')
  expect(await paying(alex, Number(json.invoiceId), ' ')).toMatchObject({
    status: 400,
    json: { fields: { paidBy: 'Please say how it was paid.' } },
  })
  expect((await paying(rosa, Number(json.invoiceId))).status).toBe(403)
  expect((await paying(alex, 999_999)).status).toBe(404)
})

test('an upgrade whose month is over cannot be paid any more', async () => {
  const { id, rosa, alex, providerId } = await onPlan('STARTER')
  setClock(daysLater(10))
  const { json } = await asking(rosa, id, 'PRO')
  setClock(daysLater(40))
  expect((await paying(alex, Number(json.invoiceId))).status).toBe(409)
  expect((await invoicesOf(providerId)).at(-1)?.status).toBe('open')
})

test('an admin sees unpaid and paid invoices', async () => {
  const { rosa, id } = await onPlan('STARTER')
  setClock(daysLater(1))
  await asking(rosa, id, 'PRO')
  const { open, paid } = await findAllInvoices()
  expect(open).toMatchObject([{ kind: 'upgrade', provider: { id, name: 'Sunny Sprouts' } }])
  expect(paid).toMatchObject([{ kind: 'start', paidBy: 'Check 1042', paidOn: '2026-11-22' }])
})

async function fileOf(person: SignedInActor, id: number) {
  sendCookies(await sessionCookie(person))
  const response = await invoice(new Request('http://localhost:3000/api/invoices/1'), {
    params: Promise.resolve({ id: String(id) }),
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('its manager and admins get the invoice as a PDF; other users cannot learn that it exists', async () => {
  const { rosa, alex, invoiceId } = await onPlan('STARTER')
  for (const person of [rosa, alex]) {
    const { response, bytes } = await fileOf(person, invoiceId)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="invoice-2026-\d{6}\.pdf"$/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const other = await fileOf(await actAs('careprovider'), invoiceId)
  expect(other.response.status).toBe(404)
})
