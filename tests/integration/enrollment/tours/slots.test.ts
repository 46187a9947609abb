import { POST as pick } from '@/app/api/inquiries/[id]/tours/slot/route'
import { POST as ask } from '@/app/api/inquiries/route'
import { PUT as offer } from '@/app/api/tour-offers/route'
import type { SignedInActor } from '@/lib/access/types'
import { findConversationWithEnrollments } from '@/lib/enrollment/enrollments/queries'
import { blockInquiry } from '@/lib/enrollment/inquiries/commands/inquiries'
import { bookOfferedSlot, sendInquiryWithTours } from '@/lib/enrollment/tours/commands/propose-tour'
import { findNextTourTimes, findOffer, findTimeChoices } from '@/lib/enrollment/tours/queries/slots'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import {
  addProviderManager,
  conversation,
  publicIdOf,
  REQUEST,
  REQUESTED_AT,
} from '@/tests/support/enrollment/conversation'
import { sendTourChange, sendTourProposal, TUESDAY, WEDNESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

/** Ten o'clock every Tuesday and Wednesday. */
const TEN = ['', '10 AM', '10:00', '', '', '', '']
const OFFER = { isOn: true, noticeHours: 24, daysAhead: 7, weekly: TEN, otherDays: [] }
async function sendAs(person: SignedInActor, route: Parameters<typeof send>[0], body: object, id = 0, method = 'POST') {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { method, params: { id: String(id) } })
}
const take = (person: SignedInActor, id: number, startsAt = TUESDAY.at) => sendAs(person, pick, { startsAt }, id)
async function offering(more: object = {}) {
  const talk = await conversation()
  const put = await sendAs(talk.chris, offer, { daycareId: talk.provider.slug, ...OFFER, ...more }, 0, 'PUT')
  return { ...talk, put }
}
/** Another provider, which offers no times. */
async function offeringElsewhere() {
  const { id } = await addProvider({ name: 'Heron Bend' })
  await addProviderManager(id, await createActor('careprovider'))
  return { provider: { id, slug: await publicIdOf(id) } }
}
async function anotherFamily(slug: string) {
  const kim = await createActor('caregiver')
  const [id = 0] = await sendInquiryWithTours(kim, { daycareIds: [slug], ...REQUEST, tourTimes: [] }, REQUESTED_AT)
  return { kim, id }
}
test('a request offers the provider’s free times, or else times within its hours', async () => {
  const { provider } = await offering()
  const offered = await findTimeChoices(provider.id, REQUESTED_AT)
  expect(offered[0]).toEqual({ at: TUESDAY.at, local: '2026-11-24T10:00', day: '2026-11-24', time: '10:00 AM' })
  const { provider: other } = await offeringElsewhere()
  await db().providerHours.create({
    data: { providerId: other.id, weekday: 4, opensMinute: 540, closesMinute: 720 },
  })
  expect((await findTimeChoices(other.id, REQUESTED_AT)).slice(0, 2)).toEqual([
    { at: null, local: '2026-11-27T10:00', day: '2026-11-27', time: '10:00 AM' },
    { at: null, local: '2026-12-04T10:00', day: '2026-12-04', time: '10:00 AM' },
  ])
})

test('a provider’s page shows the next free times, and none that are booked, not offered, or where nobody answers', async () => {
  const { provider, pat, id } = await offering()
  const next = () => findNextTourTimes(provider.slug, REQUESTED_AT)
  expect(await next()).toEqual([
    { at: TUESDAY.at, local: '2026-11-24T10:00', day: 'Tue, Nov 24', time: '10:00 AM' },
    { at: WEDNESDAY.at, local: '2026-11-25T10:00', day: 'Wed, Nov 25', time: '10:00 AM' },
  ])
  await take(pat, id)
  expect((await next()).map(({ at }) => at)).toEqual([WEDNESDAY.at])
  const later = await findNextTourTimes(provider.slug, new Date(WEDNESDAY.at))
  expect(later.map(({ local }) => local)).toEqual(['2026-12-01T10:00', '2026-12-02T10:00'])
  expect(await findNextTourTimes((await offeringElsewhere()).provider.slug, REQUESTED_AT)).toEqual([])
  expect(await findNextTourTimes('nobody-k3f9', REQUESTED_AT)).toEqual([])
  await db().providerPerson.deleteMany({ where: { providerId: provider.id } })
  expect(await next()).toEqual([])
})

const shownSlots = async (person: SignedInActor, id: number) =>
  (await findConversationWithEnrollments(person, id, REQUESTED_AT)).visits.slots
const slotsOf = async (person: SignedInActor, id: number) => (await shownSlots(person, id)).map(({ at }) => at)

test('a parent picks an offered time: it is agreed immediately, both sides are notified, and it is no longer offered', async () => {
  const { id, pat, chris, provider } = await offering()
  expect((await shownSlots(pat, id))[0]).toEqual({
    at: TUESDAY.at,
    day: '2026-11-24',
    time: '10:00 AM',
  })
  expect(await slotsOf(chris, id)).toEqual([])
  expect((await take(pat, id)).status).toBe(201)
  expect(await db().tour.findMany()).toMatchObject([
    { status: 'accepted', isPicked: true, startsAt: new Date(TUESDAY.at) },
  ])
  expect((await mailsTo(chris.email)).map(({ kind }) => kind)).toEqual(['tour-changed'])
  expect((await mailsTo(pat.email)).map(({ kind }) => kind)).toEqual(['tour-changed'])
  const other = await anotherFamily(provider.slug)
  expect(await slotsOf(other.kim, other.id)).toEqual([WEDNESDAY.at])
  expect((await take(other.kim, other.id)).status).toBe(409)
})

test('when eight families pick the same time at the same moment, one gets it', async () => {
  const { provider } = await offering()
  const families = []
  for (let n = 0; n < 8; n++) families.push(await anotherFamily(provider.slug))
  const startsAt = new Date(TUESDAY.at)
  const all = await Promise.allSettled(families.map(({ kim, id }) => bookOfferedSlot(kim, id, startsAt, REQUESTED_AT)))
  const refused = all.flatMap((one) => (one.status === 'rejected' ? one.reason : []))
  expect(refused.map(({ status }) => status)).toEqual(Array(7).fill(409))
  expect(await db().tour.count({ where: { status: 'accepted' } })).toBe(1)
})

const sendRequest = async (person: SignedInActor, daycareIds: string[], more: object) =>
  sendAs(person, ask, { daycareIds, ...REQUEST, ...more })

test('a parent books an offered time with the request; other providers in it get the proposed times', async () => {
  const { provider } = await offering()
  const { provider: other } = await offeringElsewhere()
  const kim = await createActor('caregiver')
  const times = { slot: TUESDAY.at, tourTimes: [WEDNESDAY.local] }
  const { status, json } = await sendRequest(kim, [provider.slug, other.slug], times)
  expect(status).toBe(201)
  const tours = await db().tour.findMany({ orderBy: { id: 'asc' }, select: { providerId: true, status: true } })
  expect(tours).toEqual([
    { providerId: provider.id, status: 'accepted' },
    { providerId: other.id, status: 'proposed' },
  ])
  expect((await sendRequest(kim, [provider.slug, other.slug], times)).json).toEqual(json)
  expect(await db().tour.count()).toBe(2)
})

test('the same request with another offered time moves the booked tour, also after it was canceled, and is still stored once', async () => {
  const { provider } = await offering()
  const kim = await createActor('caregiver')
  const request = (slot: string) => sendRequest(kim, [provider.slug], { slot })
  const { json } = await request(TUESDAY.at)
  expect(await request(WEDNESDAY.at)).toMatchObject({ status: 201, json })
  const [tour] = await db().tour.findMany()
  expect([tour?.startsAt, await db().tour.count()]).toEqual([new Date(WEDNESDAY.at), 1])
  expect((await sendTourChange(kim, tour?.id ?? 0, { action: 'decline' })).status).toBe(200)
  for (const _ of [1, 2]) expect(await request(TUESDAY.at)).toMatchObject({ status: 201, json })
  expect(await db().tour.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { status: 'declined' },
    { status: 'accepted', isPicked: true, startsAt: new Date(TUESDAY.at) },
  ])
  expect(await db().message.count({ where: { authorId: kim.id } })).toBe(1)
})

test('the same request with other proposed times, another age or another start is a new one', async () => {
  const { provider } = await offering()
  const kim = await createActor('caregiver')
  const idOf = async (more: object) => {
    const { json } = await sendRequest(kim, [provider.slug], { tourTimes: [TUESDAY.local, WEDNESDAY.local], ...more })
    return (json.ids as number[])[0] ?? 0
  }
  const id = await idOf({})
  expect(await idOf({ tourTimes: [WEDNESDAY.local, TUESDAY.local] })).toBe(id)
  const others = [{ tourTimes: [WEDNESDAY.local] }, { childAgeMonths: 30 }, { wantedStart: '2027-02' }]
  const ids = [id, ...(await Promise.all(others.map(idOf)))]
  expect(new Set(ids).size).toBe(4)
  expect([await idOf({}), await idOf(others[0] ?? {})]).toEqual([id, ids[1]])
  const { id: tourId } = await db().tour.findFirstOrThrow({ where: { inquiryId: id } })
  await sendTourChange(kim, tourId, { action: 'decline' })
  expect(ids).not.toContain(await idOf({}))
  expect(await db().tour.count({ where: { status: 'proposed' } })).toBe(4)
})

test('when six families request the same time at the same moment, one gets it, and nothing of the others is sent', async () => {
  const { provider } = await offering()
  const before = await db().inquiry.count()
  const families = await Promise.all(Array.from({ length: 6 }, () => createActor('caregiver')))
  const input = { daycareIds: [provider.slug], ...REQUEST, tourTimes: [], slot: TUESDAY.at }
  const all = await Promise.allSettled(families.map((one) => sendInquiryWithTours(one, input, REQUESTED_AT)))
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.map(({ status, fields }) => [status, Object.keys(fields)])).toEqual(Array(5).fill([409, ['slot']]))
  expect(await db().tour.count({ where: { status: 'accepted' } })).toBe(1)
  expect(await db().inquiry.count()).toBe(before + 1)
})

test('a request with a time that is not offered is refused, and so is one without a time', async () => {
  const { provider } = await offering()
  const kim = await createActor('caregiver')
  expect((await sendRequest(kim, [provider.slug], { slot: '2026-11-25T15:30:00.000Z' })).status).toBe(409)
  expect((await sendRequest(kim, [provider.slug], { slot: 'soon' })).status).toBe(400)
  expect((await sendRequest(kim, [provider.slug], { slot: '' })).status).toBe(201)
  expect(await db().tour.count()).toBe(0)
})

test('picking the same time twice is one tour; picking another replaces the first, which is offered again', async () => {
  const { id, pat, provider } = await offering()
  const first = await take(pat, id)
  expect(await take(pat, id)).toMatchObject({ status: 200, json: first.json })
  expect(await take(pat, id, WEDNESDAY.at)).toMatchObject({ status: 201, json: first.json })
  expect(await db().tour.findMany()).toMatchObject([{ startsAt: new Date(WEDNESDAY.at), sequence: 1 }])
  const other = await anotherFamily(provider.slug)
  expect(await slotsOf(other.kim, other.id)).toEqual([TUESDAY.at])
})

test('a time proposed to a parent is refused after another family has booked it', async () => {
  const { id, pat, chris, provider } = await offering()
  const { json } = await sendTourProposal(chris, id, [TUESDAY.local])
  const other = await anotherFamily(provider.slug)
  await take(other.kim, other.id)
  const late = await sendTourChange(pat, Number(json.id), { action: 'accept', startsAt: TUESDAY.at })
  expect([late.status, late.json.message]).toEqual([
    409,
    'Someone else just took that time. Please choose another one.',
  ])
})

test("a time cannot be picked if offers are off, it is too soon, unlisted, blocked, or another provider's", async () => {
  const { id, pat, chris, provider } = await offering({ noticeHours: 60 })
  expect(await slotsOf(pat, id)).toEqual([WEDNESDAY.at])
  expect((await take(pat, id)).status).toBe(409)
  expect((await take(pat, id, '2026-11-25T15:30:00.000Z')).status).toBe(409)
  expect((await take(chris, id, WEDNESDAY.at)).status).toBe(403)
  expect((await take(await createActor('caregiver'), id, WEDNESDAY.at)).status).toBe(404)
  await blockInquiry(chris, id, REQUESTED_AT)
  expect((await take(pat, id, WEDNESDAY.at)).status).toBe(409)
  await sendAs(chris, offer, { daycareId: provider.slug, ...OFFER, isOn: false }, 0, 'PUT')
  const other = await anotherFamily(provider.slug).catch(() => null)
  expect(other && (await slotsOf(other.kim, other.id))).toEqual([])
})

test('a provider enters its times as free text and blocks days; the front desk can neither read nor change them', async () => {
  const { chris, provider, put } = await offering({ otherDays: [{ day: '2026-11-24', times: 'noon, 2 pm' }] })
  expect(put.status).toBe(200)
  expect(await findOffer(chris, provider.slug, REQUESTED_AT)).toMatchObject({
    isOn: true,
    weekly: ['', '10:00 AM', '10:00 AM', '', '', '', ''],
    otherDays: [{ day: '2026-11-24', times: '12:00 PM, 2:00 PM' }],
    next: ['2026-11-24T12:00', '2026-11-24T14:00', '2026-11-25T10:00'],
    timeZone: 'America/New_York',
  })
  await db().providerPerson.updateMany({ data: { role: 'front_desk' } })
  await expect(findOffer(chris, provider.slug, REQUESTED_AT)).rejects.toMatchObject({ status: 403 })
  expect((await sendAs(chris, offer, { daycareId: provider.slug, ...OFFER }, 0, 'PUT')).status).toBe(403)
})

test('tour times that a colleague has changed since are not overwritten; the same saved twice are no conflict', async () => {
  const { chris, provider } = await offering()
  const { version } = await findOffer(chris, provider.slug, REQUESTED_AT)
  const save = async (more: object) =>
    (await sendAs(chris, offer, { daycareId: provider.slug, ...OFFER, version, ...more }, 0, 'PUT')).status
  const later = { weekly: ['9 AM', '10 AM', '', '', '', '', ''], otherDays: [{ day: '2026-12-24', times: '' }] }
  expect([await save(later), await save(later), await save({ noticeHours: 12 })]).toEqual([200, 200, 409])
  const now = await findOffer(chris, provider.slug, REQUESTED_AT)
  expect(now).toMatchObject({ noticeHours: 24, weekly: ['9:00 AM', '10:00 AM', '', '', '', '', ''] })
  expect(await save({ noticeHours: 12, version: now.version })).toBe(200)
})

test.each([
  [{ weekly: ['soon', '', '', '', '', '', ''] }, 'weekly.0'],
  [{ otherDays: [{ day: '', times: '' }] }, 'otherDays.0.day'],
  [
    {
      otherDays: [
        { day: '2026-12-24', times: '' },
        { day: '2026-12-24', times: '' },
      ],
    },
    'otherDays',
  ],
  [{ noticeHours: 400 }, 'noticeHours'],
  [{ daysAhead: 0 }, 'daysAhead'],
])('an impossible offer is refused at its field: %j', async (more, field) => {
  const { put } = await offering(more)
  expect([put.status, Object.keys(put.json.fields ?? {})]).toEqual([400, [field]])
})
