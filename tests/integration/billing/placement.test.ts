import { findBilling } from '@/lib/billing/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import {
  BEGAN_AT,
  daysLater,
  personOf,
  providerOnPlan,
  sendPlacement,
  sendPlacementEnd,
  sendPlanOrder,
} from '@/tests/support/billing/paying'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const revalidated: string[] = []
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated.push(tag) }))
testDatabase()
afterAll(() => setClock(undefined))

const shownUntil = async (id: number) =>
  (await db().providerSearchDocument.findUniqueOrThrow({ where: { providerId: id }, select: { sponsoredUntil: true } }))
    .sponsoredUntil

test('a manager on Pro is sponsored in searches until the chosen day and no longer', async () => {
  const { providerId, id, rosa } = await providerOnPlan('PRO')
  expect((await sendPlacement(rosa, id, '2026-12-01')).status).toBe(200)
  expect(await shownUntil(providerId)).toEqual(new Date('2026-12-02T05:00:00Z'))
  expect((await findBilling(rosa, id, BEGAN_AT)).placement).toEqual({ from: '2026-11-22', until: '2026-12-01' })
  expect(revalidated).toContain(`provider:${providerId}`)

  setClock(daysLater(1))
  await sendPlacement(rosa, id, '2026-12-22')
  expect(await shownUntil(providerId)).toEqual(new Date('2026-12-22T15:00:00Z'))
  expect(await db().sponsoredPlacement.count()).toBe(1)

  expect((await sendPlacementEnd(rosa, id)).status).toBe(200)
  expect(await shownUntil(providerId)).toEqual(daysLater(1))
  expect((await findBilling(rosa, id, daysLater(1))).placement).toBeNull()
  expect((await sendPlacementEnd(rosa, id)).status).toBe(200)
})

test('without Pro no one is sponsored, and the message names the required plan', async () => {
  const { providerId, id, rosa } = await providerOnPlan('STARTER')
  expect(await sendPlacement(rosa, id, '2026-12-01')).toMatchObject({
    status: 403,
    json: { message: 'Sponsored placement is part of Pro. Your plan is Starter.' },
  })
  // A requested plan is not a paid plan.
  await sendPlanOrder(rosa, id, 'PRO')
  expect((await sendPlacement(rosa, id, '2026-12-01')).status).toBe(403)
  expect(await shownUntil(providerId)).toBeNull()
})

test('a provider is not sponsored on past or unpaid days, nor while it is closed', async () => {
  const { providerId, id, rosa } = await providerOnPlan('PRO')
  for (const day of ['2026-11-21', '2026-12-23', '2027-06-01'])
    expect(await sendPlacement(rosa, id, day)).toMatchObject({
      status: 400,
      json: { fields: { until: expect.any(String) } },
    })
  expect((await sendPlacement(rosa, id, 'soon')).status).toBe(400)
  await db().provider.update({ where: { id: providerId }, data: { status: 'temporarily_closed' } })
  expect((await sendPlacement(rosa, id, '2026-12-01')).status).toBe(409)
})

test('editors neither start nor end a placement', async () => {
  const { providerId, id } = await providerOnPlan('PRO')
  const eli = await personOf(providerId, 'editor')
  expect((await sendPlacement(eli, id, '2026-12-01')).status).toBe(403)
  expect((await sendPlacementEnd(eli, id)).status).toBe(403)
})
