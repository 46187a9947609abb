import { findUpcoming } from '@/lib/enrollment/calendar/queries'
import { findToursToChoose } from '@/lib/enrollment/tours/queries/tours'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { findToReview } from '@/lib/reviews/queries'
import { actAs } from '@/tests/support/accounts/actors'
import { ASKED_AT } from '@/tests/support/enrollment/conversation'
import { agreedTour, change, proposedTour, TUESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
testDatabase()
beforeEach(() => setClock(ASKED_AT))
afterAll(() => setClock(undefined))

test('proposed times are pending for the other side alone, until it chose', async () => {
  const { pat, chris, id, tourId, provider } = await proposedTour()
  expect([await findToursToChoose(pat), await findToursToChoose(await actAs('admin'))]).toEqual([[], []])
  expect(await findToursToChoose(chris)).toEqual([{ inquiryId: id, provider: provider.name }])
  await change(chris, tourId, { action: 'move', times: ['2026-11-26T10:00'] })
  expect(await findToursToChoose(pat)).toHaveLength(1)
  await change(pat, tourId, { action: 'accept', startsAt: '2026-11-26T15:00:00.000Z' })
  expect([await findToursToChoose(pat), await findToursToChoose(chris)]).toEqual([[], []])
})

test('a parent who visited is asked for feedback until they give it', async () => {
  const { pat, tourId, provider } = await agreedTour()
  expect(await findToReview(pat)).toEqual([])
  setClock(new Date(Date.parse(TUESDAY.at) + 2 * 3_600_000))
  await change(pat, tourId, { action: 'done' })
  expect(await findToReview(pat)).toEqual([{ id: provider.slug, name: provider.name }])
  expect(await findToReview(await actAs('caregiver'))).toEqual([])
  await db().review.create({
    data: { providerId: provider.id, authorId: pat.id, authorName: 'Pat', rating: 4, text: 'Kind.' },
  })
  expect(await findToReview(pat)).toEqual([])
})

test('upcoming events exclude what was canceled', async () => {
  const { pat } = await agreedTour()
  const next = async (days: number) => (await findUpcoming(pat, days, ASKED_AT)).dates.map(({ kind }) => kind)
  expect([await next(1), await next(2)]).toEqual([[], ['tour']])
  await db().providerEvent.updateMany({ data: { cancelledAt: ASKED_AT } })
  expect((await findUpcoming(pat, 14, ASKED_AT)).today).toBe('2026-11-22')
})
