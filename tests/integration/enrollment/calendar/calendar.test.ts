import { DELETE as remove } from '@/app/api/calendar/entries/[id]/route'
import { POST as add } from '@/app/api/calendar/entries/route'
import type { SignedInActor } from '@/lib/access/types'
import { findCalendar } from '@/lib/enrollment/calendar/queries'
import { MAX_ENTRIES } from '@/lib/enrollment/calendar/schema'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { agreedTour, sendTourChange } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

async function enter(person: SignedInActor, entry: Record<string, unknown>) {
  setRequestCookies(await sessionCookie(person))
  return send(add, { title: 'Vaccination', day: '2026-11-24', startMinute: '', ...entry })
}
async function deleteEntry(person: SignedInActor, id: unknown) {
  setRequestCookies(await sessionCookie(person))
  return send(remove, null, { method: 'DELETE', params: { id: String(id) } })
}

test("a parent sees tours, a provider's events and own entries in order, in the provider's time zone", async () => {
  const { id, pat, provider } = await agreedTour()
  const pair = { caregiverId: pat.id, providerId: provider.id }
  await db().enrollment.create({
    data: { ...pair, inquiryId: id, startsOn: new Date('2026-12-01'), confirmedAt: REQUESTED_AT },
  })
  await enter(pat, { startMinute: '08:15' })
  await enter(pat, { title: 'Grandma comes' })
  const { today, day, upcoming } = await findCalendar(pat, undefined, REQUESTED_AT)
  expect([today, day]).toEqual(['2026-11-22', '2026-11-22'])
  expect(upcoming.map((date) => [date.day, date.kind, date.time, date.title])).toEqual([
    ['2026-11-24', 'own', null, 'Grandma comes'],
    ['2026-11-24', 'own', '8:15 AM', 'Vaccination'],
    ['2026-11-24', 'tour', '10:00 AM', provider.name],
    ['2026-12-01', 'first-day', null, provider.name],
  ])
  expect(upcoming[2]?.path).toBe(`/caregiver-dashboard/messages/${id}`)
})

test('another month shows its own dates, and upcoming dates stay', async () => {
  const { pat } = await agreedTour()
  await enter(pat, { day: '2027-02-03' })
  const february = await findCalendar(pat, '2027-02-15', REQUESTED_AT)
  expect(february.dates.map(({ day }) => day)).toEqual(['2027-02-03'])
  expect(february.upcoming.map(({ kind }) => kind)).toEqual(['tour', 'own'])
})

test("a late tour is on the day of the provider's time zone, and a tour being rescheduled is on none", async () => {
  const { pat, chris, tourId } = await agreedTour()
  await db().tour.updateMany({ data: { startsAt: new Date('2026-12-01T03:30:00Z') } })
  const at = async () => (await findCalendar(pat, '2026-11-30', REQUESTED_AT)).dates.map(({ day, time }) => [day, time])
  expect(await at()).toEqual([['2026-11-30', '10:30 PM']])
  await sendTourChange(chris, tourId, { action: 'move', times: ['2026-12-02T10:00'] })
  expect(await at()).toEqual([])
})

test("today is the day in the family's time zone", async () => {
  const { pat } = await agreedTour()
  const lateEvening = new Date('2026-11-23T04:30:00Z')
  expect((await findCalendar(pat, undefined, lateEvening)).today).toBe('2026-11-22')
})

test("no one sees or deletes another user's entries", async () => {
  const [pat, kim] = [await createActor('caregiver'), await createActor('caregiver')]
  const { json } = await enter(pat, {})
  expect((await findCalendar(kim, undefined, REQUESTED_AT)).upcoming).toEqual([])
  expect(await deleteEntry(kim, json.id)).toMatchObject({ status: 404, json: { message: 'We can’t find this entry.' } })
  expect((await deleteEntry(pat, json.id)).json).toEqual({ removed: true })
  expect((await deleteEntry(pat, json.id)).status).toBe(404)
})

test('the same entry sent several times at once is stored once, and the number of entries is limited', async () => {
  const pat = await createActor('caregiver')
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(pat, {})))
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1)
  const row = { userId: pat.id, title: 'x', day: REQUESTED_AT, createdAt: REQUESTED_AT }
  await db().calendarEntry.createMany({ data: Array.from({ length: MAX_ENTRIES - 1 }, () => row) })
  expect((await enter(pat, { title: 'One more' })).status).toBe(409)
})
