import { PUT as block, DELETE as unblock } from '@/app/api/inquiries/[id]/block/route'
import { POST as write } from '@/app/api/inquiries/[id]/messages/route'
import { POST as markRead } from '@/app/api/inquiries/[id]/read/route'
import { POST as report } from '@/app/api/inquiries/[id]/report/route'
import { GET as one, DELETE as withdraw } from '@/app/api/inquiries/[id]/route'
import { GET as list, POST as open } from '@/app/api/inquiries/route'
import type { SignedInActor } from '@/lib/access/types'
import { withdrawInquiry } from '@/lib/enrollment/inquiries/commands/inquiries'
import { sendMessage } from '@/lib/enrollment/inquiries/commands/send-message'
import { findReportedInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { addNote } from '@/lib/enrollment/leads/commands'
import { proposeTour } from '@/lib/enrollment/tours/commands/propose-tour'
import { db } from '@/lib/platform/database/client'
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
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'
import { translate } from '@/tests/support/setup/translate'

const standings = translate('en', 'enrollment.standings')

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const after = (minutes: number) => setClock(new Date(REQUESTED_AT.getTime() + minutes * 60_000))
beforeEach(() => after(1))
afterAll(() => setClock(undefined))

type Route = Parameters<typeof send>[0]
async function sendAs(person: SignedInActor, route: Route, id: number, body: unknown = {}, method = 'POST') {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { params: { id: String(id) }, method })
}
async function listOf(person: SignedInActor, query = '') {
  setRequestCookies(await sessionCookie(person))
  const { json } = await send(list, null, { method: 'GET', path: `/api/inquiries${query}` })
  return json as { inquiries: Record<string, unknown>[]; hasMore: boolean; unread: number }
}
async function startConversation(person: SignedInActor, body: Record<string, unknown>) {
  setRequestCookies(await sessionCookie(person))
  return send(open, { ...REQUEST, ...body })
}

test("a parent writes, the provider replies, the parent reads: each sees only the other side's name", async () => {
  const { id, pat, chris, provider } = await conversation()
  expect(await listOf(chris)).toMatchObject({ unread: 1, inquiries: [{ id, with: 'Pat T.', unread: 1 }] })
  const received = await sendAs(chris, one, id, null, 'GET')
  expect(received.json).toMatchObject({ with: 'Pat T.', childAgeMonths: 14, wantedStart: '2027-01', standing: 'open' })
  expect((await sendAs(chris, write, id, { text: 'Yes, come and see us.' })).status).toBe(201)
  expect(await listOf(chris)).toMatchObject({ unread: 0, inquiries: [{ isLastYours: true }] })
  expect(await listOf(pat)).toMatchObject({
    unread: 1,
    inquiries: [{ id, with: provider.name, subject: REQUEST.subject, excerpt: 'Yes, come and see us.', unread: 1 }],
  })
  expect((await sendAs(pat, markRead, id)).json).toEqual({ unread: 0 })
  const { json } = await sendAs(pat, one, id, null, 'GET')
  expect(json.messages).toMatchObject([
    { isYours: true, text: REQUEST.text, isRead: true },
    { isYours: false, author: `Chris, ${provider.name}`, isRead: true },
  ])
})

test("another user's conversation is not found by any call", async () => {
  const { id, provider } = await conversation()
  const strangers = [await createActor('caregiver'), await createActor('careprovider')]
  const calls: [Route, unknown, string][] = [
    [one, null, 'GET'],
    [write, { text: 'Let me in.' }, 'POST'],
    [markRead, {}, 'POST'],
    [report, { reason: 'spam' }, 'POST'],
    [block, {}, 'PUT'],
    [unblock, {}, 'DELETE'],
  ]
  for (const stranger of strangers) {
    for (const [route, body, method] of calls)
      for (const target of [id, id + 1]) {
        const { status, json } = await sendAs(stranger, route, target, body, method)
        expect([status, json]).toEqual([404, { message: 'We can’t find this conversation.' }])
      }
    const withdrawn = await sendAs(stranger, withdraw, id, null, 'DELETE')
    expect(withdrawn.status).toBe(stranger.role === 'caregiver' ? 404 : 403)
    expect((await listOf(stranger)).inquiries).toEqual([])
    expect((await listOf(stranger, `?q=${provider.name.slice(0, 6)}`)).inquiries).toEqual([])
  }
  expect([await db().message.count(), await db().inquiryReport.count(), await db().inquiryBlock.count()]).toEqual([
    1, 0, 0,
  ])
  expect((await db().message.findFirstOrThrow()).readAt).toBeNull()
})

test('one request goes to several providers, to all or to none', async () => {
  const { pat, chris, provider } = await conversation()
  const [second, silent] = [await addProvider({ name: 'Heron Bend' }), await addProvider({ name: 'Copper Kettle' })]
  await addProviderManager(second.id, chris)
  const [secondId, silentId] = [await publicIdOf(second.id), await publicIdOf(silent.id)]
  const subject = 'Two mornings'
  const refused = await startConversation(pat, { daycareIds: [secondId, silentId], subject })
  expect([refused.status, refused.json.message]).toEqual([409, `Copper Kettle: ${standings('nobody')}`])
  expect((await startConversation(pat, { daycareIds: [secondId, 'nobody-k3f9'], subject })).status).toBe(404)
  expect(await db().inquiry.count()).toBe(1)
  const inquiryToBoth = await startConversation(pat, { daycareIds: [provider.slug, secondId], subject })
  expect([inquiryToBoth.status, (inquiryToBoth.json.ids as number[]).length]).toEqual([201, 2])
  await db().provider.update({ where: { id: second.id }, data: { status: 'closed' } })
  const late = await startConversation(pat, { daycareIds: [secondId], subject: 'Again' })
  expect([late.status, late.json.message]).toEqual([409, `Heron Bend: ${standings('closed')}`])
})

test('a parent withdraws a request until somebody answers; the provider’s notifications go with it', async () => {
  const { id, pat, chris } = await conversation()
  const path = `/careprovider-dashboard/messages/${id}`
  expect(await db().notification.count({ where: { path } })).toBe(1)
  expect((await sendAs(chris, withdraw, id, null, 'DELETE')).status).toBe(403)
  expect((await sendAs(pat, one, id, null, 'GET')).json).toMatchObject({ canWithdraw: true })
  expect((await sendAs(chris, one, id, null, 'GET')).json).toMatchObject({ canWithdraw: false })
  expect((await sendAs(pat, withdraw, id, null, 'DELETE')).json).toEqual({ withdrawn: true })
  for (const person of [pat, chris]) {
    expect((await sendAs(person, one, id, null, 'GET')).status).toBe(404)
    expect(await listOf(person)).toMatchObject({ inquiries: [], unread: 0 })
  }
  expect([await db().notification.count({ where: { path } }), await db().message.count()]).toEqual([0, 0])
})

test('what is sent just after a request was withdrawn is not found', async () => {
  const { id, pat, chris } = await conversation()
  const sent = await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${id} FOR UPDATE`
    const first = withdrawInquiry(pat, id, REQUESTED_AT)
    // Until it waits for the lock, and then until the others wait behind it.
    await tx.$queryRaw`SELECT pg_sleep(0.5)::text`
    const others = Promise.allSettled([
      withdrawInquiry(pat, id, REQUESTED_AT),
      sendMessage(chris, id, 'Yes.', REQUESTED_AT),
      proposeTour(chris, id, ['2026-12-01T10:00'], REQUESTED_AT),
      addNote(chris, id, 'Call them.', REQUESTED_AT),
    ])
    await tx.$queryRaw`SELECT pg_sleep(0.5)::text`
    return { first, others }
  })
  await sent.first
  for (const one of await sent.others) expect(one).toMatchObject({ reason: { status: 404 } })
})

test('an answered or reported request, and one with an agreed tour, cannot be withdrawn', async () => {
  const { id, pat, chris } = await conversation()
  const refused = { message: 'They already answered, so you can’t withdraw this request anymore.' }
  const tryIt = async () => {
    const { status, json } = await sendAs(pat, withdraw, id, null, 'DELETE')
    expect([status, json]).toEqual([409, refused])
    expect((await sendAs(pat, one, id, null, 'GET')).json).toMatchObject({ canWithdraw: false })
  }
  await sendAs(chris, report, id, { reason: 'spam' })
  await tryIt()
  await db().inquiryReport.deleteMany()
  const { caregiverId, providerId } = await db().inquiry.findUniqueOrThrow({ where: { id } })
  const tour = { inquiryId: id, caregiverId, providerId, proposedBy: 'caregiver' as const, createdAt: REQUESTED_AT }
  const agreed = { status: 'accepted' as const, startsAt: REQUESTED_AT, times: [], updatedAt: REQUESTED_AT }
  await db().tour.create({ data: { ...tour, ...agreed } })
  await tryIt()
  await db().tour.deleteMany()
  await sendAs(chris, write, id, { text: 'Yes.' })
  await tryIt()
})

test('each provider reads its own name and questions in a request to several, and never the name of another', async () => {
  const { pat, chris, provider } = await conversation()
  const second = await addProvider({ name: 'Heron Bend Preschool' })
  await addProviderManager(second.id, chris)
  const daycareIds = [provider.slug, await publicIdOf(second.id)]
  const text = `Hello, we liked ${provider.name}. Little Harbor is close to us.`
  const [firstId = '', secondId = ''] = daycareIds
  const questions = {
    [firstId]: ['Lunch?'],
    [secondId]: ['Is Heron Bend open on Fridays?', 'Price?'],
    other: ['No one?'],
  }
  const body = { daycareIds, text, questions, subject: undefined, tourTimes: ['2026-12-01T10:00'] }
  const { status, json } = await startConversation(pat, body)
  expect(status).toBe(201)
  const [own = 0, other = 0] = json.ids as number[]
  const requests = await db().inquiry.findMany({
    where: { id: { in: [own, other] } },
    orderBy: { id: 'asc' },
    select: { subject: true, messages: { select: { text: true } } },
  })
  expect(requests.map(({ subject, messages: [first] }) => [subject, first?.text])).toEqual([
    [
      `Visit to ${provider.name}`,
      `Hello ${provider.name}, we liked ${provider.name}. Little Harbor is close to us.\n\nLunch?`,
    ],
    [
      'Visit to Heron Bend Preschool',
      'Hello Heron Bend Preschool, we liked Heron Bend Preschool. Heron Bend Preschool is close to us.\n\nIs Heron Bend open on Fridays?\nPrice?',
    ],
  ])
  expect(JSON.stringify(requests[1])).not.toContain('Little Harbor')
  expect(JSON.stringify(requests[0])).not.toContain('Heron')
})

test('a subject that names one provider is changed for the others', async () => {
  const { pat, chris, provider } = await conversation()
  const second = await addProvider({ name: 'Heron Bend' })
  await addProviderManager(second.id, chris)
  const subject = `Question about ${provider.name}`
  await startConversation(pat, { daycareIds: [provider.slug, await publicIdOf(second.id)], subject })
  const { inquiries } = await listOf(pat)
  expect(inquiries.map((one) => one.subject)).toEqual(
    expect.arrayContaining([subject, 'Question about Heron Bend', REQUEST.subject]),
  )
})

test('the same request or message sent twice, also at the same moment, is stored once', async () => {
  const { id, pat, chris, provider } = await conversation()
  setRequestCookies(await sessionCookie(pat))
  const same = await Promise.all(
    Array.from({ length: 5 }, () => send(open, { ...REQUEST, daycareIds: [provider.slug] })),
  )
  expect(same.map(({ json }) => json.ids)).toEqual(Array(5).fill([id]))
  setRequestCookies(await sessionCookie(chris))
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(write, { text: 'Yes.' }, { params: { id: String(id) } })),
  )
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1)
  expect(await db().message.count()).toBe(2)
  after(30)
  expect((await sendAs(chris, write, id, { text: 'Yes.' })).status).toBe(201)
  expect(await db().message.count()).toBe(3)
})

test('both sides can write at the same moment', async () => {
  const { id, pat, chris } = await conversation()
  const lines = [1, 2, 3].flatMap((n) =>
    [pat, chris].map((person) => sendMessage(person, id, `Line ${n}`, REQUESTED_AT)),
  )
  await Promise.all(lines)
  expect(await db().message.count()).toBe(1 + lines.length)
})

test('a blocked user reads so and cannot write until the person who blocked them unblocks', async () => {
  const { id, pat, chris, provider } = await conversation()
  expect((await sendAs(chris, block, id, {}, 'PUT')).json).toEqual({ blocked: true })
  for (const [person, words] of [
    [pat, standings('blocked-by-them')],
    [chris, standings('blocked-by-you')],
  ] as const)
    expect((await sendAs(person, write, id, { text: 'Hello?' })).json.message).toBe(words)
  expect((await startConversation(pat, { daycareIds: [provider.slug], subject: 'New' })).status).toBe(409)
  await sendAs(pat, unblock, id, {}, 'DELETE')
  expect((await sendAs(pat, write, id, { text: 'Hello?' })).status).toBe(409)
  await sendAs(chris, unblock, id, {}, 'DELETE')
  expect((await sendAs(pat, write, id, { text: 'Hello?' })).status).toBe(201)
})

test('a conversation with a provider that no longer has a manager is marked', async () => {
  const { id, pat, chris } = await conversation()
  await db().user.update({ where: { id: chris.id }, data: { status: 'suspended' } })
  expect((await sendAs(pat, one, id, null, 'GET')).json.standing).toBe('nobody')
  expect((await sendAs(pat, write, id, { text: 'Hello?' })).json.message).toBe(standings('nobody'))
})

test('a report is stored once per person with the last messages, and admins list it', async () => {
  const { id, pat } = await conversation()
  await sendAs(pat, report, id, { reason: 'spam', note: 'Adverts.' })
  expect((await sendAs(pat, report, id, { reason: 'rude', note: 'They swear.' })).json).toEqual({ reported: true })
  expect(await findReportedInquiries()).toMatchObject([
    { inquiryId: id, reporterId: pat.id, reason: 'rude', note: 'They swear.' },
  ])
  expect((await sendAs(pat, report, id, { reason: 'ugly' })).status).toBe(400)
})

test('a user can write 60 messages an hour and contact 20 providers a day', async () => {
  const { id, pat, chris, provider } = await conversation()
  const createdAt = new Date(REQUESTED_AT)
  const row = { inquiryId: id, authorId: chris.id, side: 'careprovider' as const, createdAt }
  await db().message.createMany({ data: Array.from({ length: 60 }, (_, n) => ({ ...row, text: `Line ${n}` })) })
  const refused = await sendAs(chris, write, id, { text: 'One more.' })
  expect([refused.status, refused.retryAfter]).toEqual([429, String(59 * 60)])
  after(61)
  expect((await sendAs(chris, write, id, { text: 'One more.' })).status).toBe(201)
  const begun = { caregiverId: pat.id, providerId: provider.id, subject: 'x', createdAt, lastMessageAt: createdAt }
  await db().inquiry.createMany({ data: Array.from({ length: 19 }, () => begun) })
  const daily = await startConversation(pat, { daycareIds: [provider.slug], subject: 'The 21st' })
  expect([daily.status, daily.json.message]).toEqual([
    429,
    'You can ask 20 providers a day. Please send the rest tomorrow.',
  ])
})

test('the list searches names, subjects and messages literally, and is paged', async () => {
  const { id, pat, provider } = await conversation()
  const createdAt = new Date(REQUESTED_AT.getTime() - 60_000)
  const older = { caregiverId: pat.id, providerId: provider.id, subject: '100%', createdAt, lastMessageAt: createdAt }
  await db().inquiry.createMany({ data: Array.from({ length: 20 }, () => older) })
  const first = await listOf(pat)
  expect([first.inquiries.length, first.hasMore, first.inquiries[0]?.id]).toEqual([20, true, id])
  expect((await listOf(pat, '?page=2')).inquiries).toHaveLength(1)
  expect((await listOf(pat, '?q=TWO%20mornings')).inquiries.map((row) => row.id)).toEqual([id])
  expect((await listOf(pat, '?q=0%25')).inquiries).toHaveLength(20)
  expect((await listOf(pat, '?q=_')).inquiries).toEqual([])
  expect((await listOf(pat, '?q=harbor')).inquiries).toHaveLength(20)
})

test('each side finds conversations by the other side’s name as it is shown, with or without accents, and by words', async () => {
  const { id, pat, chris } = await conversation()
  await db().user.update({ where: { id: pat.id }, data: { firstName: 'Zoé', lastName: 'Núñez' } })
  const found = async (person: SignedInActor, q: string) =>
    (await listOf(person, `?q=${encodeURIComponent(q)}`)).inquiries.map((row) => row.id)
  expect(await found(chris, 'zoe n.')).toEqual([id])
  expect(await found(chris, 'mornings ZOÉ')).toEqual([id])
  expect(await found(chris, 'mornings unicorn')).toEqual([])
  expect(await found(chris, 'nunez')).toEqual([])
  // A parent's own name is in every conversation of theirs.
  expect(await found(pat, 'zoe')).toEqual([])
})
