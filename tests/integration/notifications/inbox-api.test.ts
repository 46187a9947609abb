import { POST as readOne } from '@/app/api/notifications/[id]/read/route'
import { POST as readAll } from '@/app/api/notifications/read/route'
import { GET as list } from '@/app/api/notifications/route'
import { GET as unread } from '@/app/api/notifications/unread/route'
import type { SignedInActor } from '@/lib/access/types'
import { cleanUpNotifications } from '@/lib/notifications/commands/notifications'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

let pat: SignedInActor
let chris: SignedInActor
beforeEach(async () => {
  pat = await createActor('caregiver')
  chris = await createActor('careprovider')
  setRequestCookies(await sessionCookie(pat))
})

const add = (to: SignedInActor, count: number, row: { kind?: string; readAt?: Date } = {}) =>
  db().notification.createMany({
    data: Array.from({ length: count }, () => ({
      userId: to.id,
      kind: 'password-changed',
      path: '/settings',
      createdAt: new Date('2026-11-20T12:00:00Z'),
      ...row,
    })),
  })
const get = (route: typeof list, path = '') => send(route, null, { method: 'GET', path })
const mark = (id: number | string) => send(readOne, null, { params: { id: String(id) } })
const ids = (json: Record<string, unknown>) => (json.notifications as { id: number }[]).map(({ id }) => id)
const idsOf = async (person: SignedInActor) =>
  (await db().notification.findMany({ where: { userId: person.id }, orderBy: { id: 'desc' } })).map(({ id }) => id)

test('a parent reads only their own notifications, newest first, page by page without gaps or duplicates', async () => {
  for (let turn = 0; turn < 23; turn += 1) await add(turn % 2 ? pat : chris, 2)
  const first = await get(list)
  expect(ids(first.json)).toHaveLength(20)
  const second = await get(list, `/api/notifications?before=${first.json.next}`)
  expect(second.json.next).toBeNull()
  expect([...ids(first.json), ...ids(second.json)]).toEqual(await idsOf(pat))
  expect(first.headers.get('cache-control')).toBe('private, no-store')
})

test('the unread count goes down by one when a notification is read, once', async () => {
  await add(pat, 3)
  const [newest = 0] = await idsOf(pat)
  expect((await get(unread)).json).toEqual({ unread: 3 })
  expect((await mark(newest)).json).toEqual({ unread: 2 })
  const { readAt } = await db().notification.findUniqueOrThrow({ where: { id: newest } })
  expect((await mark(newest)).json).toEqual({ unread: 2 })
  expect((await db().notification.findUniqueOrThrow({ where: { id: newest } })).readAt).toEqual(readAt)
})

test("no one can mark or detect another user's notification", async () => {
  await add(chris, 1)
  const [theirs = 0] = await idsOf(chris)
  const refused = await mark(theirs)
  expect([refused.status, refused.json]).toEqual([404, { message: 'We can’t find this notification.' }])
  expect((await mark(theirs + 1)).json).toEqual(refused.json)
  expect((await mark('x')).status).toBe(400)
  await send(readAll, { upTo: theirs })
  expect(await db().notification.count({ where: { readAt: null } })).toBe(1)
})

test('marking all as read leaves those that came after the newest one shown', async () => {
  await add(pat, 3)
  const [seen = 0] = await idsOf(pat)
  await add(pat, 1)
  expect((await send(readAll, { upTo: seen })).json).toEqual({ unread: 1 })
})

test('a kind of another release is neither shown nor counted, so that the count matches the list', async () => {
  await add(pat, 1, { kind: 'from-the-future' })
  expect((await get(unread)).json).toEqual({ unread: 0 })
  expect((await get(list)).json).toEqual({ notifications: [], next: null })
})

test('read notifications are deleted after 180 days; unread ones stay', async () => {
  await add(pat, 1, { readAt: new Date('2026-05-01T00:00:00Z') })
  await add(pat, 1, { readAt: new Date('2026-11-01T00:00:00Z') })
  await add(pat, 1)
  await cleanUpNotifications(new Date('2026-11-20T12:00:00Z'))
  expect(await db().notification.count()).toBe(2)
})
