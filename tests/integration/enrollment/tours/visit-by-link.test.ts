import { changeTour } from '@/lib/enrollment/tours/commands/change-tour'
import { proposeTour } from '@/lib/enrollment/tours/commands/propose-tour'
import { findVisitByLink } from '@/lib/enrollment/tours/queries/tours'
import { setClock } from '@/lib/platform/time/clock'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { TUESDAY, WEDNESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const AFTER_TUESDAY = new Date('2026-11-24T16:00:00Z')

test('a family proposed times: the provider may accept a future one, or none', async () => {
  const { id, pat } = await conversation()
  await proposeTour(pat, id, [TUESDAY.local, WEDNESDAY.local], REQUESTED_AT)
  expect(await findVisitByLink(id, REQUESTED_AT)).toMatchObject({
    agreed: null,
    canDecline: true,
    times: [{ at: TUESDAY.at }, { at: WEDNESDAY.at }],
  })
  expect((await findVisitByLink(id, AFTER_TUESDAY))?.times).toMatchObject([{ at: WEDNESDAY.at }])
})

test('times that the provider proposed are for the family to accept', async () => {
  const { id, chris } = await conversation()
  await proposeTour(chris, id, [TUESDAY.local], REQUESTED_AT)
  expect(await findVisitByLink(id, REQUESTED_AT)).toEqual({ agreed: null, times: [], canDecline: true })
})

test("an agreed time is shown in the provider's time zone and can be canceled until it begins", async () => {
  const { id, pat, chris } = await conversation()
  const tourId = await proposeTour(pat, id, [TUESDAY.local], REQUESTED_AT)
  await changeTour(chris, tourId, { action: 'accept', startsAt: TUESDAY.at }, REQUESTED_AT)
  const agreed = '2026-11-24T10:00'
  expect(await findVisitByLink(id, REQUESTED_AT)).toEqual({ agreed, times: [], canDecline: true })
  expect(await findVisitByLink(id, AFTER_TUESDAY)).toEqual({ agreed, times: [], canDecline: false })
})

test('nothing is shown without an open visit: none was requested, or it is canceled', async () => {
  const { id, pat } = await conversation()
  expect(await findVisitByLink(id, REQUESTED_AT)).toBeNull()
  const tourId = await proposeTour(pat, id, [TUESDAY.local], REQUESTED_AT)
  await changeTour(pat, tourId, { action: 'decline' }, REQUESTED_AT)
  expect(await findVisitByLink(id, REQUESTED_AT)).toBeNull()
})
