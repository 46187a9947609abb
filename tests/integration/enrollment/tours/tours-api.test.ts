import { GET as one } from '@/app/api/inquiries/[id]/route'
import { POST as open } from '@/app/api/inquiries/route'
import { GET as file } from '@/app/api/tours/[id]/calendar/route'
import type { SignedInActor } from '@/lib/access/types'
import type { ConversationWithEnrollments } from '@/lib/enrollment/enrollments/schema'
import { blockInquiry } from '@/lib/enrollment/inquiries/commands/inquiries'
import { TOUR_REFUSALS } from '@/lib/enrollment/tours/rules/outcomes'
import { TIME_PROBLEMS } from '@/lib/enrollment/tours/rules/typed-times'
import { db } from '@/lib/platform/database/client'
import { englishText } from '@/lib/platform/language/translate'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import {
  addProviderManager,
  conversation,
  publicIdOf,
  REQUEST,
  REQUESTED_AT,
} from '@/tests/support/enrollment/conversation'
import {
  agreedTour,
  proposedTour,
  sendTourChange,
  sendTourProposal,
  TUESDAY,
  WEDNESDAY,
} from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const revalidated = jest.fn()
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated(tag) }))
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

async function visitsOf(person: SignedInActor, id: number) {
  setRequestCookies(await sessionCookie(person))
  const { json } = await send(one, null, { method: 'GET', params: { id: String(id) } })
  return (json as unknown as ConversationWithEnrollments).visits
}
const accept = { action: 'accept', startsAt: TUESDAY.at }

test("a parent proposes times, the provider accepts one, and both see it in the provider's time zone", async () => {
  const { id, pat, chris, tourId } = await proposedTour()
  const received = await visitsOf(chris, id)
  expect(received).toMatchObject({ canPropose: false, range: { min: '2026-11-22T10:00' } })
  expect(received.tours).toMatchObject([
    { status: 'proposed', isYourProposal: false, agreed: null, actions: ['accept', 'move', 'decline'] },
  ])
  expect(received.tours[0]?.times.map(({ local }) => local)).toEqual(['2026-11-24T10:00', '2026-11-25T10:00'])
  expect((await visitsOf(pat, id)).tours[0]?.actions).toEqual(['move', 'decline'])
  expect(await sendTourChange(chris, tourId, accept)).toMatchObject({ status: 200, json: { status: 'accepted' } })
  for (const person of [pat, chris])
    expect((await visitsOf(person, id)).tours).toMatchObject([
      { status: 'accepted', agreed: { at: TUESDAY.at }, times: [], actions: ['move', 'decline'] },
    ])
})

test('a request to two providers proposes the same hours to each, in its own time zone', async () => {
  const { pat, chris, provider } = await conversation()
  const west = await addProvider({ name: 'Pelican Bay', timeZone: 'America/Chicago' })
  await addProviderManager(west.id, chris)
  setRequestCookies(await sessionCookie(pat))
  const ask = (tourTimes: string[]) => async () =>
    send(open, { ...REQUEST, subject: 'Tours', daycareIds: [provider.slug, await publicIdOf(west.id)], tourTimes })
  const wrong = await ask(['2026-11-20T10:00'])()
  expect([wrong.status, wrong.json.fields]).toEqual([400, { tourTimes: englishText(TIME_PROBLEMS.past) }])
  expect(await db().inquiry.count()).toBe(1)
  expect((await ask([TUESDAY.local])()).status).toBe(201)
  expect((await ask([TUESDAY.local])()).status).toBe(201)
  const tours = await db().tour.findMany({ orderBy: { id: 'asc' } })
  expect(tours.map(({ times }) => times.map((time) => time.toISOString()))).toEqual([
    ['2026-11-24T15:00:00.000Z'],
    ['2026-11-24T16:00:00.000Z'],
  ])
})

test("another user's tour is not found by any call", async () => {
  const { id, tourId } = await agreedTour()
  for (const stranger of [await createActor('caregiver'), await createActor('careprovider')])
    for (const target of [tourId, tourId + 1]) {
      for (const body of [accept, { action: 'move', times: [WEDNESDAY.local] }, { action: 'decline' }])
        expect(await sendTourChange(stranger, target, body)).toMatchObject({
          status: 404,
          json: { message: 'We can’t find this tour.' },
        })
      expect((await sendTourProposal(stranger, id)).status).toBe(404)
      expect((await send(file, null, { method: 'GET', params: { id: String(target) } })).status).toBe(404)
    }
  expect(await db().tour.findFirstOrThrow()).toMatchObject({ status: 'accepted', sequence: 1 })
})

test('the proposing side cannot accept, nor can a time be accepted that was never proposed or has passed', async () => {
  const { pat, chris, tourId } = await proposedTour()
  expect((await sendTourChange(pat, tourId, accept)).json.message).toBe(englishText(TOUR_REFUSALS.own))
  const other = await sendTourChange(chris, tourId, { action: 'accept', startsAt: '2026-11-24T16:00:00.000Z' })
  expect([other.status, other.json.message]).toEqual([
    409,
    'That time is no longer proposed. Please choose another one.',
  ])
  setClock(new Date(TUESDAY.at))
  expect((await sendTourChange(chris, tourId, accept)).json.message).toBe(
    'That time has passed. Please suggest another one.',
  )
  expect((await sendTourChange(chris, tourId, { action: 'accept', startsAt: WEDNESDAY.at })).status).toBe(200)
})

test('the provider proposes other times instead, and then the parent chooses', async () => {
  const { pat, chris, tourId } = await proposedTour()
  const times = ['2026-11-26T09:00']
  expect((await sendTourChange(chris, tourId, { action: 'move', times })).json).toEqual({ status: 'proposed' })
  expect((await sendTourChange(chris, tourId, accept)).status).toBe(409)
  expect((await sendTourChange(pat, tourId, { action: 'accept', startsAt: '2026-11-26T14:00:00.000Z' })).status).toBe(
    200,
  )
})

test('rescheduling an agreed tour cancels the old time until the other side chooses a new one', async () => {
  const { id, pat, chris, tourId } = await agreedTour()
  expect((await sendTourChange(pat, tourId, { action: 'move', times: [WEDNESDAY.local] })).json).toEqual({
    status: 'moved',
  })
  expect((await visitsOf(chris, id)).tours).toMatchObject([{ status: 'moved', agreed: { at: TUESDAY.at } }])
  expect((await sendTourChange(chris, tourId, { action: 'accept', startsAt: WEDNESDAY.at })).json).toEqual({
    status: 'accepted',
  })
  expect((await db().tour.findFirstOrThrow()).startsAt?.toISOString()).toBe(WEDNESDAY.at)
})

test('after its time both sides report the outcome, and the tour can no longer be canceled', async () => {
  const { pat, chris, tourId, provider } = await agreedTour()
  expect((await sendTourChange(pat, tourId, { action: 'done' })).json.message).toBe(englishText(TOUR_REFUSALS.early))
  setClock(new Date(TUESDAY.at))
  expect((await sendTourChange(pat, tourId, { action: 'decline' })).json.message).toBe(englishText(TOUR_REFUSALS.begun))
  expect((await sendTourChange(pat, tourId, { action: 'done' })).json).toEqual({ status: 'done' })
  expect(await db().reviewProvenance.findMany({ select: { caregiverId: true, relation: true } })).toEqual([
    { caregiverId: pat.id, relation: 'toured' },
  ])
  expect((await sendTourChange(chris, tourId, { action: 'missed' })).json).toEqual({ status: 'missed' })
  expect(await db().reviewProvenance.count()).toBe(0)
  // The provider's page shows the visit beside the review in both cases.
  expect(revalidated.mock.calls.map(([tag]) => tag)).toEqual(Array(2).fill(`provider:${provider.id}`))
  expect((await sendTourChange(pat, tourId, { action: 'done' })).json.message).toBe(englishText(TOUR_REFUSALS.theirs))
})

test('a conversation has one open tour, even when both propose at the same moment, and may have another one later', async () => {
  const { id, pat, chris } = await conversation()
  const results = await Promise.all(Array.from({ length: 5 }, () => sendTourProposal(pat, id)))
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  const tour = await db().tour.findFirstOrThrow()
  expect((await sendTourChange(chris, tour.id, { action: 'decline' })).json).toEqual({ status: 'declined' })
  expect((await sendTourProposal(chris, id, [WEDNESDAY.local])).status).toBe(201)
  expect(await visitsOf(pat, id)).toMatchObject({
    tours: [{ status: 'proposed' }, { status: 'declined', isYourDecision: false, actions: [] }],
  })
})

test('blocked users cannot propose or agree on a tour, but can still cancel one', async () => {
  const { id, pat, chris, tourId } = await proposedTour()
  await blockInquiry(pat, id, REQUESTED_AT)
  expect((await visitsOf(chris, id)).tours[0]?.actions).toEqual(['decline'])
  for (const body of [accept, { action: 'move', times: [WEDNESDAY.local] }])
    expect((await sendTourChange(chris, tourId, body)).status).toBe(409)
  expect((await sendTourChange(chris, tourId, { action: 'decline' })).status).toBe(200)
  expect((await sendTourProposal(chris, id)).status).toBe(409)
})

test('an impossible time is refused at its field, and nothing is stored', async () => {
  const { id, pat } = await conversation()
  for (const [local, problem] of [
    ['2026-11-22T10:00', TIME_PROBLEMS.past],
    ['2027-03-14T02:30', TIME_PROBLEMS.leftOut],
  ] as const)
    expect(await sendTourProposal(pat, id, [local])).toMatchObject({
      status: 400,
      json: { fields: { times: englishText(problem) } },
    })
  expect((await sendTourProposal(pat, id, ['whenever'])).status).toBe(400)
  expect(await db().tour.count()).toBe(0)
})

test('each side sees its other appointments at a proposed time', async () => {
  const { pat, chris, provider } = await agreedTour()
  const second = await addProvider({ name: 'Heron Bend' })
  await addProviderManager(second.id, chris)
  const kim = await createActor('caregiver')
  const ask = async (person: SignedInActor, daycareId: string) => {
    setRequestCookies(await sessionCookie(person))
    const { json } = await send(open, {
      ...REQUEST,
      subject: 'A tour',
      daycareIds: [daycareId],
      tourTimes: ['2026-11-24T10:30'],
    })
    return Number((json.ids as number[])[0])
  }
  const elsewhere = await ask(pat, await publicIdOf(second.id))
  const [shown] = (await visitsOf(pat, elsewhere)).tours
  expect(shown?.times[0]?.conflict).toEqual({ who: 'provider', name: provider.name })
  expect((await visitsOf(chris, elsewhere)).tours[0]?.times[0]?.conflict).toBeNull()
  const same = await ask(kim, provider.slug)
  expect((await visitsOf(chris, same)).tours[0]?.times[0]?.conflict).toEqual({ who: 'parent', name: 'Pat T.' })
  expect((await visitsOf(kim, same)).tours[0]?.times[0]?.conflict).toBeNull()
})
