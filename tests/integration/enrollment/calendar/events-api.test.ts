import { DELETE as cancel, PUT as change } from '@/app/api/events/[id]/route'
import { POST as sendEvent } from '@/app/api/events/route'
import type { SignedInActor } from '@/lib/access/types'
import { findDates } from '@/lib/enrollment/calendar/queries'
import { findEventSenders } from '@/lib/enrollment/events/queries'
import { MAX_CHANGES, MAX_SENT_A_DAY } from '@/lib/enrollment/events/rules'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { addProviderManager, publicIdOf, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { enroll, enrolledParent } from '@/tests/support/enrollment/enrolled'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const WORDS = {
  kind: 'field_trip',
  title: 'To the zoo',
  note: 'Bring a hat.',
  day: '2026-12-01',
  startMinute: '09:00',
  endMinute: '12:00',
  enrollmentIds: null as number[] | null,
}

/** A provider, its manager, and two enrolled families. */
async function addProviderWithFamilies() {
  await addLocation()
  const { id: providerId } = await addProvider()
  const chris = await createActor('careprovider')
  await addProviderManager(providerId, chris)
  const [pat, kim] = [await enrolledParent(providerId), await enrolledParent(providerId)]
  return {
    providerId,
    slug: await publicIdOf(providerId),
    chris,
    pat: pat.parent,
    kim: kim.parent,
    kimsEnrollment: kim.placeId,
  }
}
async function sendAs(
  person: SignedInActor,
  route: Parameters<typeof send>[0],
  body: unknown,
  method = 'POST',
  id = 0,
) {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { method, params: { id: String(id) } })
}
const sendEventAs = (person: SignedInActor, slug: string, more: object = {}) =>
  sendAs(person, sendEvent, { daycareId: slug, ...WORDS, ...more })
const datesSeenBy = async (person: SignedInActor) =>
  (await findDates(person, { from: '2026-11-01', to: '2027-10-31' }))
    .filter(({ key }) => key.startsWith('event'))
    .map(({ day, time, endTime, title, isCancelled }) => [day, time, endTime, title, isCancelled])
const notificationsOf = async (person: SignedInActor) =>
  (await findNotifications(person, 'en')).notifications.map(({ title }) => title)

test('a provider sends an event to all enrolled families, who see it and are notified on the site and by mail', async () => {
  const { slug, chris, pat, kim } = await addProviderWithFamilies()
  expect((await sendEventAs(chris, slug)).status).toBe(201)
  for (const parent of [pat, kim]) {
    expect(await datesSeenBy(parent)).toEqual([['2026-12-01', '9:00 AM', '12:00 PM', 'To the zoo', false]])
    expect((await findNotifications(parent, 'en')).notifications[0]).toMatchObject({
      title: 'Your provider sent you a date',
      path: '/caregiver-dashboard?tab=calendar&day=2026-12-01',
    })
    const [mail] = await mailsTo(parent.email)
    expect(mail?.text).toContain('a field trip on Tue, Dec 1, 9:00 AM to 12:00 PM')
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/zoo|hat/)
  }
  expect(await datesSeenBy(chris)).toHaveLength(1)
})

test('only chosen families see an event, not other families, other providers or former families', async () => {
  const { providerId, slug, chris, pat, kim, kimsEnrollment } = await addProviderWithFamilies()
  const [left, stranger, otherProvider] = [
    await createActor('caregiver'),
    await createActor('caregiver'),
    await createActor('careprovider'),
  ]
  await enroll(left, providerId, { endsOn: '2026-11-30' })
  await addProviderManager((await addProvider()).id, otherProvider)
  await sendEventAs(chris, slug, { enrollmentIds: [kimsEnrollment] })
  await sendEventAs(chris, slug, { title: 'For all' })
  expect((await datesSeenBy(kim)).map(([, , , title]) => title)).toEqual(['To the zoo', 'For all'])
  expect((await datesSeenBy(pat)).map(([, , , title]) => title)).toEqual(['For all'])
  for (const person of [left, stranger, otherProvider]) {
    expect(await datesSeenBy(person)).toEqual([])
    expect(await notificationsOf(person)).toEqual([])
  }
})

test('a changed event notifies the families that still get it, those added and those removed', async () => {
  const { slug, chris, pat, kim, kimsEnrollment } = await addProviderWithFamilies()
  const { json } = await sendEventAs(chris, slug)
  const id = Number(json.id)
  expect((await sendAs(chris, change, WORDS, 'PUT', id)).json).toEqual({ changed: false })
  expect(
    (await sendAs(chris, change, { ...WORDS, enrollmentIds: [kimsEnrollment], day: '2026-12-02' }, 'PUT', id)).json,
  ).toEqual({ changed: true })
  expect(await datesSeenBy(pat)).toEqual([])
  expect((await datesSeenBy(kim))[0]?.[0]).toBe('2026-12-02')
  expect(await notificationsOf(pat)).toEqual(['Your provider canceled a date', 'Your provider sent you a date'])
  expect(await notificationsOf(kim)).toEqual(['Your provider changed a date', 'Your provider sent you a date'])
  await sendAs(chris, change, { ...WORDS, startMinute: '', endMinute: '' }, 'PUT', id)
  expect((await datesSeenBy(pat))[0]).toEqual(['2026-12-01', null, null, 'To the zoo', false])
  expect((await notificationsOf(pat))[0]).toBe('Your provider sent you a date')
})

test('an event that a colleague has changed since is not overwritten; the same change sent twice is no conflict', async () => {
  const { slug, chris, pat } = await addProviderWithFamilies()
  const id = Number((await sendEventAs(chris, slug)).json.id)
  const save = (more: object) => sendAs(chris, change, { ...WORDS, version: 0, ...more }, 'PUT', id)
  const farm = { title: 'To the farm' }
  expect([(await save(farm)).json, (await save(farm)).json]).toEqual([{ changed: true }, { changed: false }])
  expect(await save({ day: '2026-12-02' })).toMatchObject({
    status: 409,
    json: { fields: { version: 'Someone changed this event since you opened it.' } },
  })
  expect((await datesSeenBy(pat))[0]).toEqual(['2026-12-01', '9:00 AM', '12:00 PM', 'To the farm', false])
  expect((await save({ ...farm, day: '2026-12-02', version: 1 })).json).toEqual({ changed: true })
})

test('a canceled event stays and is marked, and can be neither changed nor canceled again', async () => {
  const { slug, chris, pat } = await addProviderWithFamilies()
  const id = Number((await sendEventAs(chris, slug)).json.id)
  expect((await sendAs(chris, cancel, null, 'DELETE', id)).json).toEqual({ cancelled: true })
  expect(await datesSeenBy(pat)).toEqual([['2026-12-01', '9:00 AM', '12:00 PM', 'To the zoo', true]])
  expect((await notificationsOf(pat))[0]).toBe('Your provider canceled a date')
  const message = 'This event was already canceled.'
  expect(await sendAs(chris, cancel, null, 'DELETE', id)).toMatchObject({ status: 409, json: { message } })
  expect(await sendAs(chris, change, { ...WORDS, title: 'x' }, 'PUT', id)).toMatchObject({
    status: 409,
    json: { message },
  })
})

test("only the provider's people send, change or cancel events, and only to their own families", async () => {
  const { slug, chris, pat, kimsEnrollment } = await addProviderWithFamilies()
  const id = Number((await sendEventAs(chris, slug)).json.id)
  const other = await createActor('careprovider')
  const elsewhere = await addProvider()
  await addProviderManager(elsewhere.id, other)
  expect(await sendEventAs(other, slug)).toMatchObject({
    status: 404,
    json: { message: 'We can’t find this provider.' },
  })
  expect(
    (await sendEventAs(other, await publicIdOf(elsewhere.id), { enrollmentIds: [kimsEnrollment] })).json.fields,
  ).toEqual({
    enrollmentIds: 'One of the families isn’t enrolled with you on that day.',
  })
  for (const [route, method] of [
    [change, 'PUT'],
    [cancel, 'DELETE'],
  ] as const) {
    expect(await sendAs(other, route, WORDS, method, id)).toMatchObject({
      status: 404,
      json: { message: 'We can’t find this event.' },
    })
    expect((await sendAs(pat, route, WORDS, method, id)).status).toBe(403)
  }
  await db().providerPerson.deleteMany({ where: { userId: chris.id } })
  expect((await sendAs(chris, cancel, null, 'DELETE', id)).status).toBe(404)
  expect(await datesSeenBy(chris)).toEqual([])
})

test('no event is delivered when either side has blocked the other', async () => {
  const { providerId, slug, chris, pat, kim } = await addProviderWithFamilies()
  await db().inquiryBlock.create({
    data: { caregiverId: pat.id, providerId, side: 'caregiver', createdAt: REQUESTED_AT },
  })
  await sendEventAs(chris, slug)
  expect([await datesSeenBy(pat), await notificationsOf(pat)]).toEqual([[], []])
  expect(await datesSeenBy(kim)).toHaveLength(1)
  expect((await findEventSenders(chris, REQUESTED_AT))[0]?.families).toHaveLength(1)
})

test("impossible dates and times are refused at their fields, in the provider's time zone", async () => {
  const { slug, chris } = await addProviderWithFamilies()
  const refusal = async (more: object) => (await sendEventAs(chris, slug, more)).json.fields
  expect(await refusal({ day: '2026-11-21' })).toEqual({ day: 'That day has passed. Please choose a later one.' })
  expect(await refusal({ day: '2026-11-22', startMinute: '09:59' })).toHaveProperty('startMinute')
  expect(await refusal({ day: '2027-03-14', startMinute: '02:30', endMinute: '' })).toHaveProperty('startMinute')
  await db().enrollment.updateMany({ data: { status: 'ended', endsOn: new Date('2026-11-25') } })
  expect(await refusal({})).toEqual({ enrollmentIds: 'No family is enrolled with you on that day.' })
})

test('a form that was open while the provider got another name can still be sent', async () => {
  const { providerId, slug, chris } = await addProviderWithFamilies()
  await db().provider.update({ where: { id: providerId }, data: { slug: `new-name-${slug.split('-').at(-1)}` } })
  expect((await sendEventAs(chris, slug)).status).toBe(201)
})

test('the same event sent several times at once is stored and announced once', async () => {
  const { slug, chris, pat } = await addProviderWithFamilies()
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendEventAs(chris, slug)))
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1)
  expect(await notificationsOf(pat)).toHaveLength(1)
})

test('a provider can send and change only a limited number of events', async () => {
  const { providerId, slug, chris } = await addProviderWithFamilies()
  const id = Number((await sendEventAs(chris, slug)).json.id)
  await db().providerEvent.update({ where: { id }, data: { sequence: MAX_CHANGES } })
  expect((await sendAs(chris, change, { ...WORDS, title: 'x' }, 'PUT', id)).status).toBe(409)
  const row = {
    providerId,
    kind: 'other',
    title: 'x',
    day: REQUESTED_AT,
    isForAll: true,
    createdAt: REQUESTED_AT,
  } as const
  await db().providerEvent.createMany({
    data: Array.from({ length: MAX_SENT_A_DAY - 1 }, () => ({ ...row, updatedAt: REQUESTED_AT })),
  })
  expect((await sendEventAs(chris, slug, { title: 'One more' })).status).toBe(429)
})

test('an event that has begun can be changed until its day is over, but not to another time that has passed', async () => {
  const { slug, chris, pat } = await addProviderWithFamilies()
  const id = Number((await sendEventAs(chris, slug)).json.id)
  setClock(new Date('2026-12-01T15:30:00Z'))
  expect((await sendAs(chris, change, { ...WORDS, endMinute: '13:00' }, 'PUT', id)).json).toEqual({ changed: true })
  expect(await datesSeenBy(pat)).toEqual([['2026-12-01', '9:00 AM', '1:00 PM', 'To the zoo', false]])
  const earlier = await sendAs(chris, change, { ...WORDS, startMinute: '08:30' }, 'PUT', id)
  expect([earlier.status, Object.keys(earlier.json.fields ?? {})]).toEqual([400, ['startMinute']])
})

test('an event reaches a family whose place was confirmed late that evening at the provider', async () => {
  const { slug, chris, pat } = await addProviderWithFamilies()
  const evening = new Date('2026-11-23T03:00:00Z')
  await db().enrollment.updateMany({ data: { confirmedAt: evening } })
  setClock(evening)
  expect((await sendEventAs(chris, slug, { day: '2026-11-22', startMinute: '', endMinute: '' })).status).toBe(201)
  expect(await datesSeenBy(pat)).toHaveLength(1)
})

test('an event whose day is over is in the past list', async () => {
  const { slug, chris } = await addProviderWithFamilies()
  const id = Number((await sendEventAs(chris, slug)).json.id)
  setClock(new Date('2026-12-02T15:00:00Z'))
  expect(await sendAs(chris, cancel, null, 'DELETE', id)).toMatchObject({
    status: 409,
    json: { message: 'This event is over.' },
  })
})
