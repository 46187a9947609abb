import { PUT as change, DELETE as remove } from '@/app/api/saved-replies/[id]/route'
import { POST as add } from '@/app/api/saved-replies/route'
import type { SignedInActor } from '@/lib/access/types'
import { REPLY_LIMITS } from '@/lib/enrollment/limits'
import { findReplies, findRepliesFor } from '@/lib/enrollment/saved-replies/queries'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { addProviderManager, conversation } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

const HOURS = { title: 'Hours', text: 'We open at 7 AM.' }
async function sendAs(person: SignedInActor, route: Parameters<typeof send>[0], body: object, method = 'POST', id = 0) {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { method, params: { id: String(id) } })
}

test("a saved reply is available to all of a provider's people in all its conversations, and to no parent", async () => {
  const { id, chris, pat, provider } = await conversation()
  const dana = await createActor('careprovider')
  await addProviderManager(provider.id, dana)
  const saved = await sendAs(chris, add, { daycareId: provider.slug, ...HOURS })
  expect(saved.status).toBe(201)
  expect((await sendAs(dana, add, { daycareId: provider.slug, ...HOURS })).json).toEqual(saved.json)
  expect(await findRepliesFor(dana, id)).toEqual({
    replies: [{ id: saved.json.id, ...HOURS, version: expect.any(String) }],
    canEdit: true,
  })
  expect(await findRepliesFor(pat, id)).toEqual({ replies: [], canEdit: false })
  await db().providerPerson.updateMany({ where: { userId: dana.id }, data: { role: 'front_desk' } })
  expect(await findRepliesFor(dana, id)).toMatchObject({ replies: [{ title: 'Hours' }], canEdit: false })
  expect(await db().message.count()).toBe(1)
})

test("only the provider's people can change and delete it", async () => {
  const { chris, provider } = await conversation()
  const id = Number((await sendAs(chris, add, { daycareId: provider.slug, ...HOURS })).json.id)
  const stranger = await createActor('careprovider')
  const later = { title: 'Hours', text: 'We open at 6:30 AM.' }
  expect((await sendAs(stranger, change, later, 'PUT', id)).status).toBe(404)
  expect((await sendAs(stranger, remove, {}, 'DELETE', id)).status).toBe(404)
  expect((await sendAs(stranger, add, { daycareId: provider.slug, ...HOURS })).status).toBe(403)
  expect((await sendAs(chris, change, later, 'PUT', id)).status).toBe(200)
  expect((await findReplies(chris, undefined)).replies).toMatchObject([{ id, ...later }])
  expect((await sendAs(chris, remove, {}, 'DELETE', id)).status).toBe(200)
  expect((await findReplies(chris, provider.slug)).replies).toEqual([])
})

test('a reply that a colleague has changed since the page was opened is not overwritten', async () => {
  const { chris, provider } = await conversation()
  const id = Number((await sendAs(chris, add, { daycareId: provider.slug, ...HOURS })).json.id)
  const read = async () => (await findReplies(chris, undefined)).replies[0]
  const version = (await read())?.version
  const first = { ...HOURS, text: 'We open at 6:30 AM.' }
  expect((await sendAs(chris, change, { ...first, version }, 'PUT', id)).status).toBe(200)
  const { status, json } = await sendAs(chris, change, { ...HOURS, title: 'When we open', version }, 'PUT', id)
  expect([status, Object.keys(json.fields ?? {})]).toEqual([409, ['version']])
  expect(await read()).toMatchObject(first)
  const late = { ...HOURS, version: (await read())?.version }
  expect((await sendAs(chris, change, late, 'PUT', id)).status).toBe(200)
})

test.each([
  [{ title: '', text: 'x' }, 'title'],
  [{ title: 'x'.repeat(61), text: 'x' }, 'title'],
  [{ title: 'x', text: '  ' }, 'text'],
  [{ title: 'x', text: 'x'.repeat(4_001) }, 'text'],
])('a reply that could not be sent is not saved: %j', async (reply, field) => {
  const { chris, provider } = await conversation()
  const { status, json } = await sendAs(chris, add, { daycareId: provider.slug, ...reply })
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]])
})

test('fifty replies are the limit, also when two are added at the same moment', async () => {
  const { chris, provider } = await conversation()
  const data = Array.from({ length: REPLY_LIMITS.replies - 1 }, (_, n) => ({
    ...HOURS,
    title: `No ${n}`,
    providerId: provider.id,
  }))
  await db().savedReply.createMany({ data })
  const both = ['A', 'B'].map((title) => sendAs(chris, add, { daycareId: provider.slug, ...HOURS, title }))
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409])
})
