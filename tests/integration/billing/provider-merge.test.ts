import { applyRenewal } from '@/lib/billing/commands/invoices'
import { moveBilling } from '@/lib/billing/commands/plans'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import {
  BEGAN_AT,
  daysLater,
  invoicesOf,
  providerOnBasic,
  providerOnPlan,
  sendPlacement,
  sendPlanOrder,
  subscriptionOf,
} from '@/tests/support/billing/paying'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
testDatabase()
afterAll(() => setClock(undefined))

const move = (fromId: number, toId: number) => db().$transaction((tx) => moveBilling(tx, fromId, toId, BEGAN_AT))
const survivorOf = async () => (await addProvider({ name: 'Harbor' })).id
const pays = (providerId: number, days: number, more: object = {}) =>
  db().subscription.create({
    data: {
      providerId,
      plan: 'STARTER',
      periodStart: BEGAN_AT,
      periodEnd: daysLater(days),
      anchorDay: 22,
      ...more,
    },
  })

test('the survivor gets what the merged provider paid for: plan, paid invoices and sponsored days', async () => {
  const { providerId, id, rosa } = await providerOnPlan('PRO')
  await sendPlacement(rosa, id, '2026-12-01')
  const toId = await survivorOf()
  await move(providerId, toId)
  expect(await subscriptionOf(toId)).toMatchObject({ plan: 'PRO' })
  expect(await subscriptionOf(providerId)).toBeNull()
  expect(await invoicesOf(toId)).toMatchObject([{ status: 'paid', billedName: 'Sunny Sprouts' }])
  const shown = { where: { providerId: toId }, select: { sponsoredUntil: true } } as const
  expect(await db().providerSearchDocument.findUnique(shown)).toEqual({
    sponsoredUntil: new Date('2026-12-02T05:00:00Z'),
  })
})

test('when both pay by invoice nothing is lost, and the next month is invoiced once', async () => {
  const { providerId } = await providerOnPlan('PRO')
  const toId = await survivorOf()
  await pays(toId, 10)
  await db().$transaction((tx) => applyRenewal(tx, toId, BEGAN_AT))
  expect(await invoicesOf(toId)).toMatchObject([{ status: 'open', kind: 'renewal', plan: 'STARTER' }])
  await move(providerId, toId)
  expect(await subscriptionOf(toId)).toMatchObject({ plan: 'PRO', periodEnd: new Date('2026-12-22T15:00:00Z') })
  expect((await invoicesOf(toId)).filter(({ status }) => status === 'open')).toEqual([])
})

test('an unpaid order moves, and is canceled where it no longer fits the plan', async () => {
  const { providerId, id, rosa } = await providerOnBasic()
  await sendPlanOrder(rosa, id, 'STARTER')
  const toId = await survivorOf()
  await move(providerId, toId)
  expect(await invoicesOf(toId)).toMatchObject([{ status: 'open', plan: 'STARTER' }])
  await pays(providerId, 5)
  const data = { providerId, plan: 'PRO', kind: 'upgrade', amountCents: 100, issuedAt: BEGAN_AT } as const
  const period = { periodStart: BEGAN_AT, periodEnd: daysLater(5) }
  await db().invoice.create({ data: { ...data, ...period, billedName: 'x', billedPlace: 'x' } })
  await move(providerId, toId)
  expect((await invoicesOf(toId)).map(({ status, plan }) => [plan, status])).toEqual([
    ['STARTER', 'withdrawn'],
    ['PRO', 'open'],
    ['STARTER', 'open'],
  ])
})

test('two paying providers, one by card, are not merged and nothing moves; a Stripe customer moves with its plan', async () => {
  const { providerId } = await providerOnBasic()
  const toId = await survivorOf()
  await pays(toId, 20)
  await pays(providerId, 20, { port: 'stripe' })
  await db().stripeCustomer.create({ data: { providerId, customerId: 'cus_1', subscriptionId: 'sub_1' } })
  await db().stripeCustomer.create({ data: { providerId: toId, customerId: 'cus_2' } })
  await expect(move(providerId, toId)).rejects.toMatchObject({ status: 409 })
  expect(await subscriptionOf(providerId)).toMatchObject({ port: 'stripe' })
  await db().subscription.delete({ where: { providerId: toId } })
  await move(providerId, toId)
  expect(await db().stripeCustomer.findMany()).toMatchObject([{ providerId: toId, customerId: 'cus_1' }])
  await db().stripeCustomer.create({
    data: { providerId, customerId: 'cus_3', subscriptionId: 'sub_3', isFailing: true },
  })
  await pays(providerId, -5, { port: 'stripe', periodStart: daysLater(-30) })
  await expect(move(providerId, toId)).rejects.toMatchObject({ status: 409 })
  await db().subscription.delete({ where: { providerId } })
  await db().stripeCustomer.update({ where: { providerId }, data: { subscriptionId: null, isFailing: false } })
  await move(providerId, toId)
  expect(await db().stripeCustomer.findMany()).toMatchObject([{ providerId: toId, customerId: 'cus_1' }])
})
