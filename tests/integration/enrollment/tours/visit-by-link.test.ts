import { changeTour } from '@/lib/enrollment/tours/commands/change-tour'
import { proposeTour } from '@/lib/enrollment/tours/commands/propose-tour'
import { findVisitByLink } from '@/lib/enrollment/tours/queries/tours'
import { setClock } from '@/lib/platform/time/clock'
import { ASKED_AT, conversation } from '@/tests/support/enrollment/conversation'
import { TUESDAY, WEDNESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
beforeEach(() => setClock(ASKED_AT))
afterAll(() => setClock(undefined))

const AFTER_TUESDAY = new Date('2026-11-24T16:00:00Z')

test('a family proposed times: the provider may take one that is still to come, or none', async () => {
  const { id, pat } = await conversation()
  await proposeTour(pat, id, [TUESDAY.local, WEDNESDAY.local], ASKED_AT)
  expect(await findVisitByLink(id, ASKED_AT)).toMatchObject({
    agreed: null,
    canDecline: true,
    times: [{ at: TUESDAY.at }, { at: WEDNESDAY.at }],
  })
  expect((await findVisitByLink(id, AFTER_TUESDAY))?.times).toMatchObject([{ at: WEDNESDAY.at }])
})

test('what the provider proposed is for the family to take', async () => {
  const { id, chris } = await conversation()
  await proposeTour(chris, id, [TUESDAY.local], ASKED_AT)
  expect(await findVisitByLink(id, ASKED_AT)).toEqual({ agreed: null, times: [], canDecline: true })
})

test('an agreed time is shown in the zone of the provider and can be called off until it has begun', async () => {
  const { id, pat, chris } = await conversation()
  const tourId = await proposeTour(pat, id, [TUESDAY.local], ASKED_AT)
  await changeTour(chris, tourId, { action: 'accept', startsAt: TUESDAY.at }, ASKED_AT)
  const agreed = expect.stringContaining('Nov 24')
  expect(await findVisitByLink(id, ASKED_AT)).toEqual({ agreed, times: [], canDecline: true })
  expect(await findVisitByLink(id, AFTER_TUESDAY)).toEqual({ agreed, times: [], canDecline: false })
})

test('nothing is shown without a pending visit', async () => {
  const { id, pat } = await conversation()
  expect(await findVisitByLink(id, ASKED_AT)).toBeNull()
  const tourId = await proposeTour(pat, id, [TUESDAY.local], ASKED_AT)
  await changeTour(pat, tourId, { action: 'decline' }, ASKED_AT)
  expect(await findVisitByLink(id, ASKED_AT)).toBeNull()
})
