import { tabOf } from '@/app/[locale]/(dashboards)/(caregiver)/caregiver-dashboard/dashboard-tabs'
import { findConversationWithEnrollments } from '@/lib/enrollment/enrollments/queries'
import { findInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { countQueries, countQueriesOf } from '@/tests/support/platform/count-queries'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeAll(() => setClock(new Date(REQUESTED_AT.getTime() + 60_000)))
afterAll(() => setClock(undefined))

async function addThreads(caregiverId: number, providerId: number, count: number) {
  const times = { createdAt: REQUESTED_AT, lastMessageAt: REQUESTED_AT }
  const rows = Array.from({ length: count }, (_, n) => ({
    caregiverId,
    providerId,
    subject: `Question ${n}`,
    ...times,
  }))
  const begun = await db().inquiry.createManyAndReturn({ data: rows, select: { id: true } })
  await db().message.createMany({
    data: begun.flatMap(({ id }) =>
      [1, 2, 3].map((line) => ({
        inquiryId: id,
        authorId: caregiverId,
        side: line === 3 ? ('careprovider' as const) : ('caregiver' as const),
        text: `Line ${line}`,
        createdAt: REQUESTED_AT,
      })),
    ),
  })
}

test('a list of a hundred conversations takes as many queries as a list of one', async () => {
  const { pat, chris, provider } = await conversation()
  const pages = {
    overview: () => tabOf('overview').Panel({ actor: pat, query: {} }),
    messages: () => tabOf('messages').Panel({ actor: pat, query: {} }),
    search: () => tabOf('messages').Panel({ actor: pat, query: { q: 'Line' } }),
    'provider’s list': () => findInquiries(chris, { page: 1 }),
  }
  const count = () => countQueriesOf(pages)
  await count()
  const one = await count()
  await addThreads(pat.id, provider.id, 99)
  expect(await count()).toEqual(one)
  expect(Math.min(...Object.values(one))).toBeGreaterThan(0)
  expect(Math.max(...Object.values(one))).toBeLessThan(25)
})

test('a conversation of four hundred messages takes as many queries as one with a single message', async () => {
  const { id, pat } = await conversation()
  const count = () => countQueries(() => findConversationWithEnrollments(pat, id, REQUESTED_AT))
  await count()
  const one = await count()
  const row = { inquiryId: id, authorId: pat.id, side: 'caregiver' as const, createdAt: REQUESTED_AT }
  await db().message.createMany({ data: Array.from({ length: 399 }, (_, n) => ({ ...row, text: `Line ${n}` })) })
  expect(await count()).toBe(one)
  expect(one).toBeGreaterThan(0)
})
