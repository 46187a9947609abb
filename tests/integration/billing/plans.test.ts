import { findBilling, findOwnPlans, findPlan, requireFeature } from '@/lib/billing/queries'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import {
  BEGAN_AT,
  daysLater,
  invoicesOf,
  personOf,
  providerOnBasic,
  providerOnPlan,
  sendInvoiceWithdrawal,
  sendPayment,
  sendPlanOrder,
  subscriptionOf,
} from '@/tests/support/billing/paying'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
afterAll(() => setClock(undefined))

test('a manager orders a plan, an admin records the payment, and the plan is active for a month', async () => {
  const { providerId, id, rosa, alex } = await providerOnBasic()
  expect(await findPlan(providerId, BEGAN_AT)).toEqual({ plan: 'BASIC', paidUntil: null, renews: false })
  const { status, json } = await sendPlanOrder(rosa, id, 'STARTER')
  expect(status).toBe(201)
  expect((await findPlan(providerId, BEGAN_AT)).plan).toBe('BASIC')
  expect((await findNotifications(alex, 'en')).notifications[0]).toMatchObject({ title: 'A provider wants a plan' })
  expect((await findNotifications(rosa, 'en')).notifications[0]?.text).toBe('It is for Starter at Sunny Sprouts.')

  expect((await sendPayment(alex, Number(json.invoiceId))).status).toBe(200)
  expect(await findPlan(providerId, BEGAN_AT)).toEqual({ plan: 'STARTER', paidUntil: '2026-12-22', renews: true })
  expect(await invoicesOf(providerId)).toMatchObject([
    { status: 'paid', amountCents: 1999, paidBy: 'Check 1042', billedName: 'Sunny Sprouts', periodStart: BEGAN_AT },
  ])
  expect((await mailsTo(rosa.email)).at(-1)?.subject).toBe('Your payment of $19.99 arrived')
  expect(await db().auditEntry.count({ where: { action: { in: ['billing.asked', 'billing.paid'] } } })).toBe(2)
})

test('the plan ends the moment its month is over', async () => {
  const { providerId } = await providerOnPlan('PRO')
  const { periodEnd } = (await subscriptionOf(providerId)) ?? {}
  expect(periodEnd).toEqual(new Date('2026-12-22T15:00:00Z'))
  await requireFeature(providerId, 'sponsored', new Date('2026-12-22T14:59:59Z'))
  await expect(requireFeature(providerId, 'sponsored', new Date('2026-12-22T15:00:00Z'))).rejects.toThrow(
    message('billing.common.missingFeature', { feature: 'sponsored', plan: 'Pro', current: 'Basic' }),
  )
})

test('an upgrade in the middle of the month costs half of the difference and does not change the month', async () => {
  const { providerId, id, rosa, alex } = await providerOnPlan('STARTER')
  setClock(daysLater(15))
  expect((await findBilling(rosa, id, daysLater(15))).offers).toEqual([
    { plan: 'PRO', amountCents: 1500, until: '2026-12-22' },
  ])
  const { json } = await sendPlanOrder(rosa, id, 'PRO')
  expect(await findPlan(providerId, daysLater(15))).toMatchObject({ plan: 'STARTER' })
  await sendPayment(alex, Number(json.invoiceId))
  expect(await findPlan(providerId, daysLater(15))).toEqual({ plan: 'PRO', paidUntil: '2026-12-22', renews: true })
  // The next month is due at the new price: the end is less than two weeks away after two more days.
  expect((await invoicesOf(providerId)).at(1)).toMatchObject({ kind: 'upgrade', amountCents: 1500, status: 'paid' })
})

test('a provider cannot buy the plan it has, or a smaller one while a larger one is paid for', async () => {
  const { id, rosa } = await providerOnPlan('PRO')
  expect(await sendPlanOrder(rosa, id, 'PRO')).toMatchObject({
    status: 409,
    json: { message: 'You’re already on Pro.' },
  })
  expect(await sendPlanOrder(rosa, id, 'STARTER')).toMatchObject({ status: 409 })
  expect(await sendPlanOrder(rosa, id, 'BASIC')).toMatchObject({
    status: 400,
    json: { message: 'Please choose a plan.' },
  })
})

test('changing the order before paying leaves one invoice, the last one, or none', async () => {
  const { providerId, id, rosa, alex } = await providerOnBasic()
  const first = await sendPlanOrder(rosa, id, 'STARTER')
  const second = await sendPlanOrder(rosa, id, 'PRO')
  expect((await invoicesOf(providerId)).map(({ status }) => status)).toEqual(['withdrawn', 'open'])
  expect(await sendPayment(alex, Number(first.json.invoiceId))).toMatchObject({ status: 409 })
  expect((await sendInvoiceWithdrawal(rosa, Number(second.json.invoiceId))).status).toBe(200)
  expect(await sendPayment(alex, Number(second.json.invoiceId))).toMatchObject({
    status: 409,
    json: { message: 'This invoice was withdrawn. There’s nothing to pay.' },
  })
  expect(await subscriptionOf(providerId)).toBeNull()
})

test("editors and the front desk cannot buy, and neither can another provider's manager", async () => {
  const { providerId, id } = await providerOnBasic()
  for (const role of ['editor', 'front_desk'] as const)
    expect((await sendPlanOrder(await personOf(providerId, role), id, 'PRO')).status).toBe(403)
  expect((await sendPlanOrder(await createActor('careprovider'), id, 'PRO')).status).toBe(403)
  expect(await invoicesOf(providerId)).toEqual([])
})

test('a closed provider cannot buy a plan', async () => {
  const { providerId, id, rosa } = await providerOnBasic()
  await db().provider.update({ where: { id: providerId }, data: { status: 'closed' } })
  expect((await sendPlanOrder(rosa, id, 'PRO')).status).toBe(409)
  expect((await findBilling(rosa, id, BEGAN_AT)).offers).toEqual([])
})

test('settings list what the user pays for, and nothing of providers whose billing they do not manage', async () => {
  const { id, rosa, providerId } = await providerOnPlan('STARTER')
  expect(await findOwnPlans(rosa, BEGAN_AT)).toEqual([
    {
      provider: { id, name: 'Sunny Sprouts' },
      isFailing: false,
      plan: 'STARTER',
      paidUntil: '2026-12-22',
      renews: true,
      renewsByCard: false,
    },
  ])
  expect(await findOwnPlans(await personOf(providerId, 'editor'), BEGAN_AT)).toEqual([])
})
