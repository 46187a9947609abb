import { countAccounts, countPendingDecisions, findSiteFigures } from '@/lib/analytics/figures/queries'
import { db } from '@/lib/platform/database/client'
import { createActor } from '@/tests/support/accounts/actors'
import { addUnclaimedProvider, sendClaim } from '@/tests/support/listings/claiming'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
testDatabase()
const NOW = new Date('2026-11-22T12:00:00Z')
const NONE = { pageViews: 0, searches: 0, parents: 0, providers: 0, inquiries: 0, claims: 0 }
const day = (text: string) => new Date(`${text}T00:00:00Z`)
const madeOn = (id: number, at: string) => db().user.update({ where: { id }, data: { createdAt: new Date(at) } })

test('an empty site shows zeros', async () => {
  expect(await findSiteFigures(NOW)).toEqual({ now: NONE, before: NONE, from: '2026-10-24', to: '2026-11-22' })
})

test('the last 30 days at the office are compared with the 30 before, and older events are in neither', async () => {
  await db().pageView.createMany({
    data: [
      { path: '/', day: day('2026-11-22'), views: 5, visitors: 4 },
      { path: '/faq', day: day('2026-10-24'), views: 2, visitors: 2 },
      { path: '/', day: day('2026-10-23'), views: 7, visitors: 7 },
      { path: '/', day: day('2026-09-23'), views: 100, visitors: 9 },
    ],
  })
  const search = { place: '32801', key: '', count: 3 }
  await db().searchCount.createMany({
    data: [
      { ...search, kind: 'search', day: day('2026-11-20') },
      { ...search, kind: 'hour', key: '9', day: day('2026-11-20') },
    ],
  })
  await madeOn((await createActor('caregiver')).id, '2026-11-22T11:00:00Z')
  // Still the evening before in New York.
  await madeOn((await createActor('caregiver')).id, '2026-10-24T03:00:00Z')
  await madeOn((await createActor('careprovider')).id, '2026-11-01T12:00:00Z')
  await madeOn((await createActor('admin')).id, '2026-11-01T12:00:00Z')
  expect(await findSiteFigures(NOW)).toMatchObject({
    now: { ...NONE, pageViews: 6, searches: 3, parents: 1, providers: 1 },
    before: { ...NONE, pageViews: 7, parents: 1 },
  })
})

test('claims count on the day they were made', async () => {
  const { rosa, slug } = await addUnclaimedProvider()
  await sendClaim(rosa, slug)
  await db().providerClaim.updateMany({ data: { createdAt: new Date('2026-11-10T12:00:00Z') } })
  expect((await findSiteFigures(NOW)).now.claims).toBe(1)
})

test('open accounts are counted by role', async () => {
  await createActor('caregiver')
  const { id } = await createActor('caregiver')
  await db().user.update({ where: { id }, data: { status: 'suspended' } })
  await createActor('admin')
  expect(await countAccounts()).toEqual({ caregiver: 1, careprovider: 0, admin: 1 })
})

test('unpaid invoices and undecided import rows are listed beside the pending approvals', async () => {
  expect(await countPendingDecisions()).toEqual({ invoices: 0, rows: 0 })
  await addUnclaimedProvider()
  const { id: providerId } = await db().provider.findFirstOrThrow()
  const invoice = { providerId, plan: 'STARTER', kind: 'start', amountCents: 1_999, issuedAt: NOW } as const
  const billed = { billedName: 'Otter House', billedPlace: 'Orlando, FL 32801' }
  await db().invoice.createMany({
    data: [
      { ...invoice, ...billed },
      { ...invoice, ...billed, status: 'paid', paidAt: NOW },
    ],
  })
  expect(await countPendingDecisions()).toEqual({ invoices: 1, rows: 0 })
})
