import { PERSONAL_TABLES } from '@/lib/admin/personal-data/catalogue'
import { findConversationWithEnrollments, findEnrollmentToTransfer } from '@/lib/enrollment/enrollments/queries'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { setClock } from '@/lib/platform/time/clock'
import { ENDPOINTS } from '@/tests/support/access/endpoint-table'
import { FOREIGN_CALLS, takesId } from '@/tests/support/access/foreign-ids'
import { callHandler } from '@/tests/support/access/handlers'
import type { Name, TwoFamilies } from '@/tests/support/access/two-families'
import { NOW, SECRETS, twoFamilies, wordOf } from '@/tests/support/access/two-families'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: (query: () => unknown) => query }))
testDatabase()

let world: TwoFamilies
let cookies: Record<Name, string>
beforeEach(async () => {
  setClock(NOW)
  world = await twoFamilies()
  const all = Object.entries(world.people).map(async ([name, person]) => [name, await sessionCookie(person)])
  cookies = Object.fromEntries(await Promise.all(all))
})
afterAll(() => setClock(undefined))

const names = (): Name[] => Object.keys(world.people) as Name[]
/** Everything stored about a person, by the personal-data catalogue, and what their provider sent. */
async function storedDataOf(name: Name): Promise<string> {
  const { id, email } = world.people[name]
  const parts = PERSONAL_TABLES.flatMap(({ table, foundBy }) =>
    foundBy.map(
      ({ column, is }) =>
        `SELECT row_to_json(r)::text AS t FROM ${table} r WHERE ${column} = ${is === 'id' ? '$1' : '$2'}`,
    ),
  )
  parts.push(
    'SELECT row_to_json(e)::text FROM provider_events e JOIN provider_people p USING (provider_id) WHERE p.user_id = $1',
  )
  const [row] = await db().$queryRawUnsafe<{ all: string }[]>(
    `SELECT string_agg(t, E'\\n' ORDER BY t) AS all FROM (${parts.join(' UNION ALL ')}) rows`,
    id,
    email,
  )
  return row?.all ?? ''
}
async function callAs(name: Name, handler: string, call: object) {
  setRequestCookies(cookies[name])
  const response = await callHandler(handler, { ...ENDPOINTS[handler], ...call })
  return { status: response.status, text: await response.text() }
}
/** The words in a text that this person may not read. */
const forbiddenWords = (name: Name, text: string) =>
  SECRETS.filter(({ word, readers }) => text.includes(word) && !readers.includes(name)).map(({ word }) => word)

test('every handler that takes an id states how to call it with a foreign id', () => {
  const handlersWithId = Object.entries(ENDPOINTS).filter(([name, entry]) => takesId(name, entry))
  expect(handlersWithId.length).toBeGreaterThan(30)
  expect(handlersWithId.map(([name]) => name).filter((name) => !(name in FOREIGN_CALLS))).toEqual([])
  expect(Object.keys(FOREIGN_CALLS).filter((name) => !(name in ENDPOINTS))).toEqual([])
})

test("the snapshot of stored data includes each person's secrets", async () => {
  expect(await storedDataOf('pat')).toContain(wordOf('pat'))
  expect(forbiddenWords('kim', await storedDataOf('pat'))).toEqual(['zebra-pat', 'heron-pat-chris'])
})

/** Handlers that return the caller's own data run last, because they may change it. */
const foreignCalls = () =>
  Object.entries(FOREIGN_CALLS)
    .flatMap(([handler, tries]) => tries(world).map((one) => ({ handler, ...one })))
    .toSorted((a, b) => Number(a.isAnswered ?? false) - Number(b.isAnswered ?? false))

test("no handler lets anyone read or change another person's data", async () => {
  const before = Object.fromEntries(await Promise.all(names().map(async (name) => [name, await storedDataOf(name)])))
  const tries = foreignCalls()
  expect(tries.length).toBeGreaterThan(50)
  for (const { handler, readers, isAnswered, ...call } of tries) {
    const owner = readers[0] ?? 'pat'
    const others = names().filter((one) => !readers.includes(one))
    const held = isAnswered ? await storedDataOf(owner) : before[owner]
    for (const name of others) {
      const { status, text } = await callAs(name, handler, call)
      const details = { handler, name, call }
      expect({ ...details, isRefused: status >= 400 && status < 500 }).toEqual({ ...details, isRefused: !isAnswered })
      expect({ ...details, words: forbiddenWords(name, text) }).toEqual({ ...details, words: [] })
    }
    expect({ handler, others, call, held: await storedDataOf(owner) }).toEqual({ handler, others, call, held })
  }
})

test('the owner is not refused, which proves that the calls above are valid', async () => {
  // Calls that delete something run after those that read it.
  const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  const place = ({ handler }: { handler: string }) => order.indexOf(handler.split(' ')[1] ?? '')
  for (const { handler, readers, ...call } of foreignCalls().toSorted((a, b) => place(a) - place(b)))
    for (const name of readers.slice(0, 1)) {
      const { status } = await callAs(name, handler, call)
      expect({ handler, name, isRefused: [401, 403, 404].includes(status) }).toEqual({
        handler,
        name,
        isRefused: false,
      })
    }
})

/** Everything outside the front desk's work, a person's own settings, and leaving the provider. */
const FRONT_DESK = /^(account|attachments|claims|enrollments|inquiries|leads|notifications|tours|calendar\/entries)\b/
const LEAVING = 'provider-people/[id]/[user] DELETE'

test('the front desk answers families and follows up leads, but may do nothing else that a manager may', async () => {
  await db().providerPerson.updateMany({ where: { userId: world.people.chris.id }, data: { role: 'front_desk' } })
  const [reached] = world.ids.enrollment
  const event = {
    daycareId: world.slugs.chris,
    enrollmentIds: [reached?.id],
    kind: 'other',
    title: 'x',
    day: '2026-12-01',
  }
  const otherCalls = foreignCalls().filter(
    ({ handler, readers }) => readers.includes('chris') && !FRONT_DESK.test(handler),
  )
  const tries = [...otherCalls, { handler: 'events POST', body: event }].filter(({ handler }) => handler !== LEAVING)
  expect(tries.length).toBeGreaterThan(25)
  for (const { handler, ...call } of tries) {
    const { status } = await callAs('chris', handler, call)
    expect({ handler, isRefused: [403, 404].includes(status) }).toEqual({ handler, isRefused: true })
  }
  const [inquiry] = world.ids.inquiry
  const params = { id: String(inquiry?.id) }
  expect((await callAs('chris', 'inquiries/[id]/messages POST', { params, body: { text: 'Welcome.' } })).status).toBe(
    201,
  )
  expect((await callAs('chris', 'leads/[id]/notes POST', { params, body: { text: 'Called.' } })).status).toBe(201)
})

test("no list contains another person's words", async () => {
  const lists = Object.entries(ENDPOINTS).filter(
    // The event stream never ends and carries no content; it has its own test.
    ([name, { access, params }]) => name.endsWith(' GET') && access !== 'public' && !params && name !== 'live GET',
  )
  expect(lists.length).toBeGreaterThan(8)
  for (const [handler] of lists)
    for (const name of names()) {
      const { text } = await callAs(name, handler, {})
      expect({ handler, name, words: forbiddenWords(name, text) }).toEqual({ handler, name, words: [] })
    }
  expect((await callAs('pat', 'caregiver/children GET', {})).text).toContain(wordOf('pat'))
})

test('pages query conversations and placements by their owner', async () => {
  const [inquiry, place] = [world.ids.inquiry[0]?.id ?? 0, world.ids.enrollment[0]?.id ?? 0]
  for (const name of ['kim', 'dana'] as const) {
    await expect(findConversationWithEnrollments(world.people[name], inquiry, NOW)).rejects.toThrow(
      message('enrollment.inquiryErrors.notFound'),
    )
    await expect(findEnrollmentToTransfer(world.people[name], place)).rejects.toThrow(
      message('enrollment.enrollmentErrors.notFound'),
    )
  }
  expect(await findConversationWithEnrollments(world.people.pat, inquiry, NOW)).toMatchObject({
    subject: 'heron-pat-chris',
  })
})
