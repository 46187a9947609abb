import { confirmEnrollment, endEnrollment } from '@/lib/enrollment/enrollments/commands'
import { sendMessage } from '@/lib/enrollment/inquiries/commands/send-message'
import { moveLead } from '@/lib/enrollment/leads/commands'
import { findLeadPanel } from '@/lib/enrollment/leads/queries'
import { stageInput } from '@/lib/enrollment/leads/schema'
import { changeTour } from '@/lib/enrollment/tours/commands/change-tour'
import { proposeTour } from '@/lib/enrollment/tours/commands/propose-tour'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { setClock } from '@/lib/platform/time/clock'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { TUESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const LATER = new Date(REQUESTED_AT.getTime() + 3_600_000)
type Talk = Awaited<ReturnType<typeof conversation>>
const stageOf = async ({ chris, id }: Talk, now = LATER) => (await findLeadPanel(chris, id, now)).lead.stage
const move = ({ chris, id }: Talk, input: object, now = LATER) => moveLead(chris, id, stageInput.parse(input), now)
const lose = (talk: Talk) => move(talk, { stage: 'lost', lostReason: 'price' })

test('a lead advances with real events: request, reply, tour, visit, placement', async () => {
  const talk = await conversation()
  const { pat, chris, id } = talk
  expect(await stageOf(talk)).toBe('inquiry')
  await sendMessage(chris, id, 'Yes, we have.', REQUESTED_AT)
  expect(await stageOf(talk)).toBe('replied')
  const tourId = await proposeTour(chris, id, [TUESDAY.local], REQUESTED_AT)
  expect(await stageOf(talk)).toBe('tour')
  await changeTour(pat, tourId, { action: 'accept', startsAt: TUESDAY.at }, REQUESTED_AT)
  const after = new Date('2026-11-24T17:00:00Z')
  await changeTour(chris, tourId, { action: 'done' }, after)
  expect(await stageOf(talk)).toBe('visited')
  await confirmEnrollment(chris, id, { startsOn: '2027-01-04', band: null }, after)
  expect(await stageOf(talk)).toBe('enrolled')
})

test('a canceled tour returns the lead to its previous stage', async () => {
  const talk = await conversation()
  const tourId = await proposeTour(talk.pat, talk.id, [TUESDAY.local], REQUESTED_AT)
  expect(await findLeadPanel(talk.chris, talk.id, LATER)).toMatchObject({ lead: { stage: 'tour', need: 'message' } })
  await changeTour(talk.pat, tourId, { action: 'decline' }, REQUESTED_AT)
  expect(await stageOf(talk)).toBe('inquiry')
})

test('a placement that never began does not count; one that began still shows after its end', async () => {
  const talk = await conversation()
  const never = await confirmEnrollment(talk.chris, talk.id, { startsOn: '2027-02-01', band: null }, REQUESTED_AT)
  await endEnrollment(talk.pat, never.id, '2026-11-22', REQUESTED_AT)
  expect(await stageOf(talk)).toBe('inquiry')
  const taken = await confirmEnrollment(talk.chris, talk.id, { startsOn: '2026-09-01', band: null }, REQUESTED_AT)
  await endEnrollment(talk.chris, taken.id, '2026-11-22', REQUESTED_AT)
  expect(await stageOf(talk)).toBe('enrolled')
})

test('people can set a stage by hand for events elsewhere, and undo it', async () => {
  const talk = await conversation()
  await move(talk, { stage: 'replied' })
  expect(await stageOf(talk)).toBe('replied')
  await move(talk, { stage: 'visited' })
  expect(await stageOf(talk)).toBe('visited')
  await move(talk, { stage: 'inquiry' })
  expect(await stageOf(talk)).toBe('inquiry')
  expect(await db().lead.findMany()).toMatchObject([{ mark: null, markedAt: null }])
})

test('later events advance a stage set by hand, and never move it back', async () => {
  const talk = await conversation()
  await move(talk, { stage: 'replied' })
  await proposeTour(talk.chris, talk.id, [TUESDAY.local], REQUESTED_AT)
  expect(await stageOf(talk)).toBe('tour')
  await move(talk, { stage: 'visited' })
  expect(await stageOf(talk)).toBe('visited')
})

test('tour and placement stages cannot be set by hand, nor a stage below what happened', async () => {
  const talk = await conversation()
  for (const stage of ['tour', 'enrolled']) await expect(move(talk, { stage })).rejects.toMatchObject({ status: 409 })
  await sendMessage(talk.chris, talk.id, 'Yes, we have.', REQUESTED_AT)
  await expect(move(talk, { stage: 'inquiry' })).rejects.toMatchObject({ status: 409 })
  await confirmEnrollment(talk.chris, talk.id, { startsOn: '2027-01-04', band: null }, REQUESTED_AT)
  await expect(lose(talk)).rejects.toMatchObject({ status: 409 })
})

test('a lost lead has a reason, and a new tour reopens it', async () => {
  const talk = await conversation()
  expect(stageInput.safeParse({ stage: 'lost' }).error?.issues[0]?.path).toEqual(['lostReason'])
  await lose(talk)
  expect((await findLeadPanel(talk.chris, talk.id, LATER)).lead).toMatchObject({ stage: 'lost', lostReason: 'price' })
  await proposeTour(talk.pat, talk.id, [TUESDAY.local], new Date(LATER.getTime() + 60_000))
  expect(await stageOf(talk)).toBe('tour')
})

test('a lost lead with a placement is enrolled', async () => {
  const talk = await conversation()
  await lose(talk)
  await confirmEnrollment(talk.chris, talk.id, { startsOn: '2027-01-04', band: null }, LATER)
  expect(await stageOf(talk)).toBe('enrolled')
})

test('a child of ten months in November is wanted for January in the room of those who are one', async () => {
  const talk = await conversation()
  await db().inquiry.update({ where: { id: talk.id }, data: { childAgeMonths: 10 } })
  expect((await findLeadPanel(talk.chris, talk.id, LATER)).lead.band).toBe('one')
  await db().inquiry.update({ where: { id: talk.id }, data: { childAgeMonths: 9 } })
  expect((await findLeadPanel(talk.chris, talk.id, LATER)).lead.band).toBe('infant')
})

test('the waitlist shows the room and the date since when, even after a mistaken change', async () => {
  const talk = await conversation()
  const panel = await findLeadPanel(talk.chris, talk.id, LATER)
  // Fourteen months old in November, wanted for January.
  expect(panel.lead).toMatchObject({ band: 'one', waitingSince: null })
  expect(stageInput.safeParse({ stage: 'waitlist' }).error?.issues.map(({ path }) => path[0])).toEqual([
    'band',
    'waitingSince',
  ])
  await expect(move(talk, { stage: 'waitlist', band: 'two', waitingSince: '2026-11-23' })).rejects.toMatchObject({
    fields: { waitingSince: message('enrollment.leadErrors.notYet') },
  })
  await expect(move(talk, { stage: 'waitlist', band: 'two', waitingSince: '2019-11-23' })).rejects.toMatchObject({
    status: 400,
  })
  await move(talk, { stage: 'waitlist', band: 'two', waitingSince: '2026-11-20' })
  await move(talk, { stage: 'inquiry' })
  expect((await findLeadPanel(talk.chris, talk.id, LATER)).lead).toMatchObject({
    stage: 'inquiry',
    band: 'two',
    waitingSince: '2026-11-20',
  })
})
