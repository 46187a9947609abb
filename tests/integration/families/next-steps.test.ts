import type { SignedInActor } from '@/lib/access/types'
import { findUpcoming } from '@/lib/enrollment/calendar/queries'
import { findToursToChoose } from '@/lib/enrollment/tours/queries/tours'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { findProvidersToReview } from '@/lib/reviews/queries'
import { createActor } from '@/tests/support/accounts/actors'
import { REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { agreedTour, proposedTour, sendTourChange, TUESDAY, WEDNESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const toChoose = (person: SignedInActor, at = REQUESTED_AT) => findToursToChoose(person, at)

test('proposed times are pending only for the other side, until it chooses', async () => {
  const { pat, chris, id, tourId, provider } = await proposedTour()
  expect([await toChoose(pat), await toChoose(await createActor('admin'))]).toEqual([[], []])
  expect(await toChoose(chris)).toEqual([{ inquiryId: id, provider: provider.name }])
  const [tuesday, wednesday] = [new Date(TUESDAY.at), new Date(WEDNESDAY.at)]
  expect([(await toChoose(chris, tuesday)).length, await toChoose(chris, wednesday)]).toEqual([1, []])
  await sendTourChange(chris, tourId, { action: 'move', times: ['2026-11-26T10:00'] })
  expect(await toChoose(pat)).toHaveLength(1)
  await sendTourChange(pat, tourId, { action: 'accept', startsAt: '2026-11-26T15:00:00.000Z' })
  expect([await toChoose(pat), await toChoose(chris)]).toEqual([[], []])
})

test('a family that visited is invited to a review until it has written one', async () => {
  const { pat, tourId, provider } = await agreedTour()
  expect(await findProvidersToReview(pat)).toEqual([])
  setClock(new Date(Date.parse(TUESDAY.at) + 2 * 3_600_000))
  await sendTourChange(pat, tourId, { action: 'done' })
  expect(await findProvidersToReview(pat)).toEqual([{ id: provider.slug, name: provider.name }])
  expect(await findProvidersToReview(await createActor('caregiver'))).toEqual([])
  await db().review.create({
    data: { providerId: provider.id, authorId: pat.id, authorName: 'Pat', rating: 4, text: 'Kind.' },
  })
  expect(await findProvidersToReview(pat)).toEqual([])
})

test('events of the next days are listed without canceled ones', async () => {
  const { pat } = await agreedTour()
  const next = async (days: number) => (await findUpcoming(pat, days, REQUESTED_AT)).dates.map(({ kind }) => kind)
  expect([await next(1), await next(2)]).toEqual([[], ['tour']])
  await db().providerEvent.updateMany({ data: { cancelledAt: REQUESTED_AT } })
  expect((await findUpcoming(pat, 14, REQUESTED_AT)).today).toBe('2026-11-22')
})
