import { PATCH as end } from '@/app/api/enrollments/[id]/route'
import { POST as transfer } from '@/app/api/enrollments/[id]/transfer/route'
import { POST as confirm } from '@/app/api/inquiries/[id]/enrollment/route'
import { GET as one } from '@/app/api/inquiries/[id]/route'
import type { SignedInActor } from '@/lib/access/types'
import { findEnrollments, findEnrollmentToTransfer } from '@/lib/enrollment/enrollments/queries'
import { DAY_PROBLEMS } from '@/lib/enrollment/enrollments/rules/enrollments'
import type { ConversationWithEnrollments } from '@/lib/enrollment/enrollments/schema'
import { blockInquiry } from '@/lib/enrollment/inquiries/commands/inquiries'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { englishText } from '@/lib/platform/language/translate'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { addProviderManager, conversation, publicIdOf, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const revalidated = jest.fn()
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated(tag) }))
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

type Route = Parameters<typeof send>[0]
async function sendAs(person: SignedInActor, route: Route, id: number, body: unknown, method = 'POST') {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { params: { id: String(id) }, method })
}
async function panelOf(person: SignedInActor, id: number) {
  return ((await sendAs(person, one, id, null, 'GET')).json as unknown as ConversationWithEnrollments).enrollment
}
/** A conversation in which the provider confirmed a placement from the given day. */
async function confirmedPlace(startsOn = '2026-09-01') {
  const talk = await conversation()
  const { json } = await sendAs(talk.chris, confirm, talk.id, { startsOn })
  return { ...talk, placeId: Number(json.id) }
}

test("a provider confirms a placement; the family is notified and sees it with the provider's contact data", async () => {
  const { id, pat, chris, provider } = await confirmedPlace()
  expect(await findEnrollments(pat, REQUESTED_AT)).toMatchObject([
    {
      phase: 'present',
      startsOn: '2026-09-01',
      provider: { name: provider.name },
      inquiryId: id,
      isTransferAsked: false,
    },
  ])
  expect((await findNotifications(pat, 'en')).notifications[0]).toMatchObject({
    title: 'Place confirmed',
    path: `/caregiver-dashboard/messages/${id}`,
  })
  expect((await mailsTo(pat.email)).map(({ kind }) => kind)).toEqual(['place-changed'])
  expect(await panelOf(chris, id)).toMatchObject({ canConfirm: false, places: [{ phase: 'present' }] })
  expect(await panelOf(pat, id)).toMatchObject({ canConfirm: false, today: '2026-11-22' })
})

test("only the provider's people can confirm; for others the conversation does not exist, and a parent is refused", async () => {
  const { id, pat, chris } = await conversation()
  expect((await sendAs(pat, confirm, id, { startsOn: '2026-12-01' })).status).toBe(403)
  expect((await sendAs(await createActor('careprovider'), confirm, id, { startsOn: '2026-12-01' })).status).toBe(404)
  await blockInquiry(pat, id, REQUESTED_AT)
  expect((await sendAs(chris, confirm, id, { startsOn: '2026-12-01' })).status).toBe(409)
  expect(await db().enrollment.count()).toBe(0)
})

test('a placement is confirmed once, also when two people confirm at the same moment, and only from a valid day', async () => {
  const { id, chris } = await conversation()
  const wrong = await sendAs(chris, confirm, id, { startsOn: '2019-01-01' })
  expect([wrong.status, wrong.json.fields]).toEqual([400, { startsOn: englishText(DAY_PROBLEMS.past) }])
  const all = await Promise.all(Array.from({ length: 5 }, () => sendAs(chris, confirm, id, { startsOn: '2026-12-01' })))
  expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
})

test("a confirmed placement verifies the parent's review, but not if it ends before its first day", async () => {
  const { id, pat, chris, provider } = await conversation()
  const { json } = await sendAs(chris, confirm, id, { startsOn: '2027-02-01' })
  const known = { caregiverId: pat.id, providerId: provider.id, relation: 'enrolled' }
  expect(await db().reviewProvenance.findMany()).toMatchObject([known])
  await sendAs(pat, end, Number(json.id), { endsOn: '2026-11-22' }, 'PATCH')
  expect(await db().reviewProvenance.count()).toBe(0)
})

test('a placement that began still verifies the review after its end, even if a later one never begins', async () => {
  const { id, pat, chris, placeId } = await confirmedPlace()
  await sendAs(pat, end, placeId, { endsOn: '2026-11-30' }, 'PATCH')
  const { json } = await sendAs(chris, confirm, id, { startsOn: '2027-02-01' })
  await sendAs(chris, end, Number(json.id), { endsOn: '2026-11-22' }, 'PATCH')
  expect(await db().reviewProvenance.findMany()).toMatchObject([{ caregiverId: pat.id, relation: 'enrolled' }])
})

test('a family withdraws, a provider ends: each end is recorded once, and the other side is notified', async () => {
  const { pat, chris, id, placeId } = await confirmedPlace()
  const early = await sendAs(pat, end, placeId, { endsOn: '2026-08-01' }, 'PATCH')
  expect([early.status, early.json.fields]).toEqual([400, { endsOn: englishText(DAY_PROBLEMS.none) }])
  expect((await sendAs(pat, end, placeId, { endsOn: '2026-12-18' }, 'PATCH')).json).toEqual({ status: 'withdrawn' })
  expect((await findNotifications(chris, 'en')).notifications[0]?.title).toBe('A family is leaving')
  expect((await findEnrollments(pat, REQUESTED_AT))[0]).toMatchObject({ phase: 'leaving', endsOn: '2026-12-18' })
  expect(await findEnrollments(pat, new Date('2026-12-20T12:00:00Z'))).toEqual([])
  expect((await sendAs(chris, end, placeId, { endsOn: '2026-12-01' }, 'PATCH')).status).toBe(409)
  const again = await sendAs(chris, confirm, id, { startsOn: '2027-02-01' })
  expect(again.status).toBe(201)
  const ended = await sendAs(chris, end, Number(again.json.id), { endsOn: '2026-11-22' }, 'PATCH')
  expect(ended.json).toEqual({ status: 'ended' })
  expect((await findNotifications(pat, 'en')).notifications[0]?.title).toBe('Place ending')
})

test('a transfer notifies the current provider and sends a request to the next one, each in its own words', async () => {
  const { pat, chris, placeId, provider } = await confirmedPlace()
  const next = await addProvider({ name: 'Heron Bend' })
  await addProviderManager(next.id, chris)
  const body = { text: 'We move away.', nextDaycareId: await publicIdOf(next.id), nextText: 'Is there a place?' }
  const answers = await Promise.all([1, 2, 3].map(() => sendAs(pat, transfer, placeId, body)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ json }) => String(json.ids))).size).toBe(1)
  const received = await db().inquiry.findMany({
    where: { subject: 'Request Transfer' },
    orderBy: { id: 'asc' },
    select: { provider: { select: { name: true } }, messages: { select: { text: true } } },
  })
  expect(received).toEqual([
    { provider: { name: provider.name }, messages: [{ text: 'We move away.' }] },
    { provider: { name: 'Heron Bend' }, messages: [{ text: 'Is there a place?' }] },
  ])
  expect(await findEnrollments(pat, REQUESTED_AT)).toMatchObject([{ status: 'enrolled', isTransferAsked: true }])
})

test('if the next provider cannot be contacted, the current one is not notified either', async () => {
  const { pat, placeId, provider } = await confirmedPlace()
  const silent = await addProvider({ name: 'Copper Kettle' })
  const ask = async (nextDaycareId: string) =>
    (await sendAs(pat, transfer, placeId, { text: 'We move.', nextDaycareId, nextText: 'A place?' })).status
  expect([await ask(await publicIdOf(silent.id)), await ask('nobody-k3f9'), await ask(provider.slug)]).toEqual([
    409, 404, 400,
  ])
  expect(await db().inquiry.count()).toBe(1)
  expect((await findEnrollments(pat, REQUESTED_AT))[0]?.isTransferAsked).toBe(false)
})

test("another user's placement is not found by any call", async () => {
  const { placeId } = await confirmedPlace()
  const missing = { message: 'We can’t find this place.' }
  for (const stranger of [await createActor('caregiver'), await createActor('careprovider')])
    for (const target of [placeId, placeId + 1])
      expect(await sendAs(stranger, end, target, { endsOn: '2026-12-18' }, 'PATCH')).toMatchObject({
        status: 404,
        json: missing,
      })
  const kim = await createActor('caregiver')
  expect(await sendAs(kim, transfer, placeId, { text: 'We move.' })).toMatchObject({ status: 404, json: missing })
  expect(await findEnrollments(kim, REQUESTED_AT)).toEqual([])
  await expect(findEnrollmentToTransfer(kim, placeId)).rejects.toThrow(message('enrollment.enrollmentErrors.notFound'))
  expect(await db().enrollment.findFirstOrThrow()).toMatchObject({ status: 'enrolled', transferAskedAt: null })
})
