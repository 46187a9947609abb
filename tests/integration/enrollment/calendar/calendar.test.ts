import { DELETE as remove } from '@/app/api/calendar/entries/[id]/route'
import { POST as add } from '@/app/api/calendar/entries/route'
import type { SignedInActor } from '@/lib/access/types'
import { findCalendar } from '@/lib/enrollment/calendar/queries'
import { MOST_ENTRIES } from '@/lib/enrollment/calendar/schema'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { actAs, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { sendCookies } from '@/tests/support/accounts/request-cookies'
import { ASKED_AT } from '@/tests/support/enrollment/conversation'
import { agreedTour, change } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setClock(ASKED_AT))
afterAll(() => setClock(undefined))

async function enter(person: SignedInActor, entry: Record<string, unknown>) {
  sendCookies(await sessionCookie(person))
  return send(add, { title: 'Vaccination', day: '2026-11-24', startMinute: '', ...entry })
}
async function drop(person: SignedInActor, id: unknown) {
  sendCookies(await sessionCookie(person))
  return send(remove, null, { method: 'DELETE', params: { id: String(id) } })
}

test('a parent sees tours, days of a place and own entries in their order, on the clocks of the place', async () => {
  const { id, pat, provider } = await agreedTour()
  const pair = { caregiverId: pat.id, providerId: provider.id }
  await db().enrollment.create({
    data: { ...pair, inquiryId: id, startsOn: new Date('2026-12-01'), confirmedAt: ASKED_AT },
  })
  await enter(pat, { startMinute: '08:15' })
  await enter(pat, { title: 'Grandma comes' })
  const { today, day, upcoming } = await findCalendar(pat, undefined, ASKED_AT)
  expect([today, day]).toEqual(['2026-11-22', '2026-11-22'])
  expect(upcoming.map((date) => [date.day, date.kind, date.time, date.title])).toEqual([
    ['2026-11-24', 'own', null, 'Grandma comes'],
    ['2026-11-24', 'own', '8:15 AM', 'Vaccination'],
    ['2026-11-24', 'tour', '10:00 AM EST', provider.name],
    ['2026-12-01', 'first-day', null, provider.name],
  ])
  expect(upcoming[2]?.path).toBe(`/caregiver-dashboard/messages/${id}`)
})

test('another month shows its own dates, and what comes stays', async () => {
  const { pat } = await agreedTour()
  await enter(pat, { day: '2027-02-03' })
  const february = await findCalendar(pat, '2027-02-15', ASKED_AT)
  expect(february.dates.map(({ day }) => day)).toEqual(['2027-02-03'])
  expect(february.upcoming.map(({ kind }) => kind)).toEqual(['tour', 'own'])
})

test('a tour late in the evening is on the day that the provider’s clocks show, and a moved one on none', async () => {
  const { pat, chris, tourId } = await agreedTour()
  await db().tour.updateMany({ data: { startsAt: new Date('2026-12-01T03:30:00Z') } })
  const at = async () => (await findCalendar(pat, '2026-11-30', ASKED_AT)).dates.map(({ day, time }) => [day, time])
  expect(await at()).toEqual([['2026-11-30', '10:30 PM EST']])
  await change(chris, tourId, { action: 'move', times: ['2026-12-02T10:00'] })
  expect(await at()).toEqual([])
})

test('today is that of the family’s home', async () => {
  const { pat } = await agreedTour()
  const lateEvening = new Date('2026-11-23T04:30:00Z')
  expect((await findCalendar(pat, undefined, lateEvening)).today).toBe('2026-11-22')
})

test('no one sees or removes another’s entries', async () => {
  const [pat, kim] = [await actAs('caregiver'), await actAs('caregiver')]
  const { json } = await enter(pat, {})
  expect((await findCalendar(kim, undefined, ASKED_AT)).upcoming).toEqual([])
  expect(await drop(kim, json.id)).toMatchObject({ status: 404, json: { message: 'There is no such entry.' } })
  expect((await drop(pat, json.id)).json).toEqual({ removed: true })
  expect((await drop(pat, json.id)).status).toBe(404)
})

test('the same entry sent several times at the same time is one, and a calendar has a limit', async () => {
  const pat = await actAs('caregiver')
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(pat, {})))
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1)
  const row = { userId: pat.id, title: 'x', day: ASKED_AT, createdAt: ASKED_AT }
  await db().calendarEntry.createMany({ data: Array.from({ length: MOST_ENTRIES - 1 }, () => row) })
  expect((await enter(pat, { title: 'One more' })).status).toBe(409)
})
