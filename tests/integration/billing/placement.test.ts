import { findBilling } from '@/lib/billing/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { asking, BEGAN_AT, daysLater, onPlan, personOf, placing, unplacing } from '@/tests/support/billing/paying'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const ended: string[] = []
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => ended.push(tag) }))
testDatabase()
afterAll(() => setClock(undefined))

const shownUntil = async (id: number) =>
  (await db().providerSearchDocument.findUniqueOrThrow({ where: { providerId: id }, select: { sponsoredUntil: true } }))
    .sponsoredUntil

test('a manager on Pro is sponsored in searches until the day they choose, and no longer', async () => {
  const { providerId, id, rosa } = await onPlan('PRO')
  expect((await placing(rosa, id, '2026-12-01')).status).toBe(200)
  expect(await shownUntil(providerId)).toEqual(new Date('2026-12-02T05:00:00Z'))
  expect((await findBilling(rosa, id, BEGAN_AT)).placement).toEqual({ from: '2026-11-22', until: '2026-12-01' })
  expect(ended).toContain(`provider:${providerId}`)

  setClock(daysLater(1))
  await placing(rosa, id, '2026-12-22')
  expect(await shownUntil(providerId)).toEqual(new Date('2026-12-22T15:00:00Z'))
  expect(await db().sponsoredPlacement.count()).toBe(1)

  expect((await unplacing(rosa, id)).status).toBe(200)
  expect(await shownUntil(providerId)).toEqual(daysLater(1))
  expect((await findBilling(rosa, id, daysLater(1))).placement).toBeNull()
  expect((await unplacing(rosa, id)).status).toBe(200)
})

test('without Pro no provider is sponsored, and the page names the plan', async () => {
  const { providerId, id, rosa } = await onPlan('STARTER')
  expect(await placing(rosa, id, '2026-12-01')).toMatchObject({
    status: 403,
    json: { message: 'Sponsored placement is part of Pro. Your plan is Starter.' },
  })
  // Asked for is not paid for.
  await asking(rosa, id, 'PRO')
  expect((await placing(rosa, id, '2026-12-01')).status).toBe(403)
  expect(await shownUntil(providerId)).toBeNull()
})

test('no provider is sponsored on past or unpaid days, nor while closed', async () => {
  const { providerId, id, rosa } = await onPlan('PRO')
  for (const day of ['2026-11-21', '2026-12-23', '2027-06-01'])
    expect(await placing(rosa, id, day)).toMatchObject({
      status: 400,
      json: { fields: { until: expect.any(String) } },
    })
  expect((await placing(rosa, id, 'soon')).status).toBe(400)
  await db().provider.update({ where: { id: providerId }, data: { status: 'temporarily_closed' } })
  expect((await placing(rosa, id, '2026-12-01')).status).toBe(409)
})

test('editors neither begin nor end a placement', async () => {
  const { providerId, id } = await onPlan('PRO')
  const eli = await personOf(providerId, 'editor')
  expect((await placing(eli, id, '2026-12-01')).status).toBe(403)
  expect((await unplacing(eli, id)).status).toBe(403)
})
