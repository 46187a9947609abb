import { DELETE as end, POST as renew } from '@/app/api/calendar/feed/route'
import { GET as getFile } from '@/app/api/calendar/file/route'
import { GET } from '@/app/api/calendar/route'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { enroll } from '@/tests/support/enrollment/enrolled'
import { agreedTour, sendTourChange } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

async function addressFor(person: SignedInActor): Promise<string> {
  setRequestCookies(await sessionCookie(person))
  return String((await send(renew, {})).json.address)
}
/** Reads the feed as a calendar app does, without a session. */
async function read(address: string) {
  setRequestCookies('')
  const response = await GET(new Request(address), { params: Promise.resolve({}) })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test("a calendar app reads the agreed tours of the feed's owner, described from the owner's side", async () => {
  const { pat, chris, provider } = await agreedTour()
  const own = await read(await addressFor(pat))
  expect([own.status, own.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(own.text).toContain(`SUMMARY:Tour: ${provider.name}`)
  expect(own.text).toContain('DTSTART:20261124T150000Z')
  const theirs = await read(await addressFor(chris))
  expect(theirs.text).toContain(`SUMMARY:Parent visits ${provider.name}`)
  expect(theirs.text).not.toMatch(/Pat|two mornings/)
  for (const role of ['caregiver', 'careprovider'] as const)
    expect((await read(await addressFor(await createActor(role)))).text).not.toContain('BEGIN:VEVENT')
})

test('the signed-in user gets the same dates as a file, and the first day of a place', async () => {
  const { pat, provider } = await agreedTour()
  await enroll(pat, provider.id)
  setRequestCookies(await sessionCookie(pat))
  const response = await getFile(new Request('http://localhost/api/calendar/file'), { params: Promise.resolve({}) })
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="dates.ics"')
  const text = await response.text()
  expect(text).toContain(`SUMMARY:First day: ${provider.name}`)
  expect(text).toContain(`SUMMARY:Tour: ${provider.name}`)
})

test('a tour that moves or is canceled leaves the feed; a past tour stays for a while', async () => {
  const { pat, chris, tourId } = await agreedTour()
  const address = await addressFor(pat)
  await sendTourChange(chris, tourId, { action: 'move', times: ['2026-11-25T10:00'] })
  expect((await read(address)).text).not.toContain('BEGIN:VEVENT')
  await sendTourChange(pat, tourId, { action: 'accept', startsAt: '2026-11-25T15:00:00.000Z' })
  expect((await read(address)).text).toContain('DTSTART:20261125T150000Z')
  setClock(new Date('2027-02-20T15:00:00Z'))
  expect((await read(address)).text).toContain('BEGIN:VEVENT')
  setClock(new Date('2027-03-20T15:00:00Z'))
  expect((await read(address)).text).not.toContain('BEGIN:VEVENT')
})

test("a parent's own entries are in their feed for a while, and in no one else's", async () => {
  const [pat, kim] = [await createActor('caregiver'), await createActor('caregiver')]
  await db().calendarEntry.create({
    data: {
      userId: pat.id,
      title: 'Vaccination',
      day: new Date('2026-11-24'),
      startMinute: 870,
      createdAt: REQUESTED_AT,
    },
  })
  const address = await addressFor(pat)
  expect((await read(address)).text).toMatch(/DTSTART:20261124T143000\r\n[\s\S]*SUMMARY:Vaccination/)
  expect((await read(await addressFor(kim))).text).not.toContain('BEGIN:VEVENT')
  setClock(new Date('2027-02-20T15:00:00Z'))
  expect((await read(address)).text).toContain('BEGIN:VEVENT')
  setClock(new Date('2027-03-20T15:00:00Z'))
  expect((await read(address)).text).not.toContain('BEGIN:VEVENT')
})

test("a provider's events are in the feeds of its families and its people, and a canceled event is marked", async () => {
  const { pat, chris, provider } = await agreedTour()
  await enroll(pat, provider.id)
  const row = {
    providerId: provider.id,
    kind: 'field_trip',
    isForAll: true,
    createdAt: REQUESTED_AT,
    updatedAt: REQUESTED_AT,
  } as const
  await db().providerEvent.create({
    data: { ...row, title: 'To the zoo', day: new Date('2026-12-01'), startMinute: 540 },
  })
  await db().providerEvent.create({
    data: { ...row, title: 'To the lake', day: new Date('2026-12-02'), cancelledAt: REQUESTED_AT },
  })
  for (const person of [pat, chris]) {
    const { text } = await read(await addressFor(person))
    expect(text).toMatch(/DTSTART:20261201T140000Z[\s\S]*SUMMARY:To the zoo/)
    expect(text).toMatch(/SUMMARY:To the lake[\s\S]*STATUS:CANCELLED/)
  }
  expect((await read(await addressFor(await createActor('caregiver')))).text).not.toContain('BEGIN:VEVENT')
  const address = await addressFor(chris)
  setClock(new Date('2027-02-20T15:00:00Z'))
  expect((await read(address)).text).toContain('SUMMARY:To the lake')
  setClock(new Date('2027-03-20T15:00:00Z'))
  expect((await read(address)).text).not.toContain('BEGIN:VEVENT')
})

test('a new address replaces the old one, and when the feed is turned off neither works', async () => {
  const pat = await createActor('caregiver')
  const [first, second] = [await addressFor(pat), await addressFor(pat)]
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  setRequestCookies(await sessionCookie(pat))
  expect((await send(end, null, { method: 'DELETE' })).json).toEqual({ ended: true })
  expect((await read(second)).status).toBe(404)
})

test('the database stores no key, and a changed key does not open another feed', async () => {
  const address = await addressFor(await createActor('caregiver'))
  const key = new URL(address).searchParams.get('key') ?? ''
  expect(key).toMatch(/^[\w-]{22}$/)
  const { tokenHash } = await db().calendarFeed.findFirstOrThrow()
  expect(Buffer.from(tokenHash).toString('latin1')).not.toContain(key)
  for (const wrong of ['', 'x', key.toLowerCase(), `${key}x`, key.slice(1), 'x'.repeat(500), '\u0000'])
    expect((await read(`http://localhost:3000/api/calendar?key=${encodeURIComponent(wrong)}`)).status).toBeLessThan(500)
  expect((await read('http://localhost:3000/api/calendar')).status).toBe(404)
})

test.each(['suspended', 'deleted'] as const)('a user who is %s no longer has a feed', async (status) => {
  const pat = await createActor('caregiver')
  const address = await addressFor(pat)
  await db().user.update({ where: { id: pat.id }, data: { status } })
  expect((await read(address)).status).toBe(404)
})

test('an admin has no calendar', async () => {
  const pat = await createActor('caregiver')
  const address = await addressFor(pat)
  await db().user.update({ where: { id: pat.id }, data: { role: 'admin' } })
  expect((await read(address)).status).toBe(404)
})
