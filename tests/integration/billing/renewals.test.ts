import { applyRenewals } from '@/lib/billing/commands/invoices'
import { findPlan } from '@/lib/billing/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { mailsTo } from '@/tests/support/accounts/mails'
import {
  daysLater,
  invoicesOf,
  providerOnBasic,
  providerOnPlan,
  sendInvoiceWithdrawal,
  sendPayment,
  sendPlanOrder,
  sendRenewal,
} from '@/tests/support/billing/paying'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
afterAll(() => setClock(undefined))

const open = async (providerId: number) => (await invoicesOf(providerId)).filter(({ status }) => status === 'open')

test("two weeks before the end the next month's invoice is created, once, however often the job runs", async () => {
  const { providerId, rosa } = await providerOnPlan('STARTER')
  await applyRenewals(daysLater(15))
  expect(await open(providerId)).toEqual([])
  for (const day of [16, 17, 29]) await applyRenewals(daysLater(day))
  expect(await open(providerId)).toMatchObject([
    { kind: 'renewal', amountCents: 1999, periodStart: new Date('2026-12-22T15:00:00Z') },
  ])
  const mails = (await mailsTo(rosa.email)).filter(({ text }) => text?.includes('to be paid by December 22, 2026'))
  expect(mails).toHaveLength(1)
})

test('paying the next month early adds it after the current one, with the same day of the month', async () => {
  const { providerId, alex } = await providerOnPlan('STARTER')
  await applyRenewals(daysLater(20))
  setClock(daysLater(20))
  await sendPayment(alex, (await open(providerId))[0]?.id ?? 0)
  expect(await findPlan(providerId, daysLater(20))).toMatchObject({ paidUntil: '2027-01-22' })
})

test('paying after the end starts a month at the payment; after 30 days the invoice expires', async () => {
  const { providerId, alex } = await providerOnPlan('STARTER')
  await applyRenewals(daysLater(20))
  const [renewal] = await open(providerId)
  expect((await findPlan(providerId, daysLater(35))).plan).toBe('BASIC')
  setClock(daysLater(35))
  await sendPayment(alex, renewal?.id ?? 0)
  expect(await findPlan(providerId, daysLater(35))).toMatchObject({ plan: 'STARTER', paidUntil: '2027-01-27' })

  await applyRenewals(daysLater(60))
  expect(await open(providerId)).toHaveLength(1)
  await applyRenewals(daysLater(66 + 31))
  expect(await open(providerId)).toEqual([])
})

test('a canceled plan stays active until its end, and no further month is invoiced', async () => {
  const { providerId, id, rosa } = await providerOnPlan('PRO')
  await applyRenewals(daysLater(20))
  setClock(daysLater(20))
  expect(await sendRenewal(rosa, id, false)).toMatchObject({
    status: 200,
    json: { plan: 'PRO', paidUntil: '2026-12-22', renews: false },
  })
  expect(await open(providerId)).toEqual([])
  await applyRenewals(daysLater(25))
  expect(await open(providerId)).toEqual([])
  expect((await sendRenewal(rosa, id, true)).json).toMatchObject({ renews: true })
  expect(await open(providerId)).toHaveLength(1)
})

test('a provider that has closed gets no invoice for another month, and one that opens again does', async () => {
  const { providerId } = await providerOnPlan('STARTER')
  await applyRenewals(daysLater(20))
  for (const [day, status, invoices] of [
    [21, 'closed', 0],
    [22, 'open', 1],
  ] as const) {
    await db().provider.update({ where: { id: providerId }, data: { status } })
    await applyRenewals(daysLater(day))
    expect(await open(providerId)).toHaveLength(invoices)
  }
})

test('a renewal is canceled rather than withdrawn', async () => {
  const { providerId, rosa } = await providerOnPlan('PRO')
  await applyRenewals(daysLater(20))
  expect((await sendInvoiceWithdrawal(rosa, (await open(providerId))[0]?.id ?? 0)).status).toBe(409)
})

test('on the free plan there is nothing to cancel', async () => {
  const { id, rosa } = await providerOnBasic()
  expect(await sendRenewal(rosa, id, false)).toMatchObject({ status: 409 })
})

test('after an upgrade the next month costs what the larger plan costs', async () => {
  const { providerId, id, rosa, alex } = await providerOnPlan('STARTER')
  await applyRenewals(daysLater(20))
  setClock(daysLater(20))
  const { json } = await sendPlanOrder(rosa, id, 'PRO')
  await sendPayment(alex, Number(json.invoiceId))
  expect(await open(providerId)).toMatchObject([{ kind: 'renewal', plan: 'PRO', amountCents: 4999 }])
})

test('when a renewal is paid first, an ordered upgrade is invoiced again for both months', async () => {
  const { providerId, id, rosa, alex } = await providerOnPlan('STARTER')
  await applyRenewals(daysLater(20))
  setClock(daysLater(20))
  const { json } = await sendPlanOrder(rosa, id, 'PRO')
  const [renewal, ordered] = await open(providerId)
  expect(ordered).toMatchObject({ kind: 'upgrade', amountCents: 1000 })
  await sendPayment(alex, renewal?.id ?? 0)
  const periodEnd = new Date('2027-01-22T15:00:00Z')
  const [again, ...others] = await open(providerId)
  expect([again, others]).toMatchObject([{ kind: 'upgrade', plan: 'PRO', amountCents: 4000, periodEnd }, []])
  expect((await sendPayment(alex, Number(json.invoiceId))).status).toBe(409)
  await sendPayment(alex, again?.id ?? 0)
  expect(await findPlan(providerId, daysLater(20))).toMatchObject({ plan: 'PRO', paidUntil: '2027-01-22' })
})

test('an unpaid upgrade expires with its month', async () => {
  const { providerId, id, rosa } = await providerOnPlan('STARTER')
  setClock(daysLater(5))
  await sendPlanOrder(rosa, id, 'PRO')
  await applyRenewals(daysLater(31))
  expect((await open(providerId)).map(({ kind }) => kind)).toEqual(['renewal'])
})

test('an unpaid upgrade of a month that is over is not carried into the next, even before the daily job', async () => {
  const { providerId, id, rosa, alex } = await providerOnPlan('STARTER')
  await applyRenewals(daysLater(20))
  const [renewal] = await open(providerId)
  setClock(daysLater(20))
  await sendPlanOrder(rosa, id, 'PRO')
  expect(await open(providerId)).toHaveLength(2)
  setClock(daysLater(31))
  await sendPayment(alex, renewal?.id ?? 0)
  expect(await open(providerId)).toEqual([])
})
