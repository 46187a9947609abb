import { DELETE, PATCH } from '@/app/api/saved-searches/[id]/route'
import { POST } from '@/app/api/saved-searches/route'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { findSavedSearches } from '@/lib/search/saved-searches/queries'
import { MAX_SAVED_SEARCHES } from '@/lib/search/saved-searches/rules/saved-searches'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { addCounty, addLocation } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

let parent: SignedInActor
beforeEach(async () => {
  await addLocation()
  await db().locationAlias.create({ data: { folded: 'orlando', locationSlug: 'orlando-fl', state: 'FL', rank: 0 } })
  parent = await createActor('caregiver')
  await switchSessionTo(parent)
})

const switchSessionTo = async (actor: SignedInActor | null) =>
  setRequestCookies(actor ? await sessionCookie(actor) : '')
const save = (search: string, more: Record<string, unknown> = {}) => send(POST, { search, name: 'Near home', ...more })
const change = (id: unknown, body: unknown) => send(PATCH, body, { method: 'PATCH', params: { id: String(id) } })
const remove = (id: unknown) => send(DELETE, null, { method: 'DELETE', params: { id: String(id) } })

test('a parent saves a search and finds it with its filters, with daily alerts by default', async () => {
  const answer = await save('zipCode=32801&age=10&openings=confirmed&page=3&sort=price&view=map')
  expect([answer.status, answer.json]).toEqual([201, { id: expect.any(Number), isNew: true }])
  expect(await findSavedSearches(parent)).toMatchObject([
    { name: 'Near home', query: 'age=10&openings=confirmed&zipCode=32801', frequency: 'daily', news: { total: 0 } },
  ])
})

test('the same search is saved once, however it is written, and however often or concurrently it is sent', async () => {
  const { json } = await save('zipCode=Orlando, FL&program=vpk&kind=center', { frequency: 'weekly' })
  const again = await save('kind=center&zipCode=orlando&program=vpk&sort=rating', { name: 'Other' })
  expect([again.status, again.json]).toEqual([200, { id: json.id, isNew: false }])
  await Promise.all(Array.from({ length: 10 }, () => save('zipCode=32801')))
  expect(await findSavedSearches(parent)).toMatchObject([
    { query: 'zipCode=32801' },
    { name: 'Near home', frequency: 'weekly' },
  ])
})

test('a county is saved by its name', async () => {
  await addCounty()
  await save('zipCode=Orange County')
  expect(await findSavedSearches(parent)).toMatchObject([{ query: 'zipCode=Orange+County%2C+FL' }])
})

test.each(['zipCode=Atlantis', 'age=10', 'zipCode=', 'nonsense'])(
  '%j has no known place and is refused with a message',
  async (search) => {
    const answer = await save(search)
    expect([answer.status, answer.json.message]).toEqual([
      400,
      'To save a search, add a ZIP code, city or county we know.',
    ])
  },
)

test('a search without a name, with a long one, or with an unknown frequency is refused', async () => {
  for (const [more, sentence] of [
    [{ name: '  ' }, 'Please give the search a name.'],
    [{ name: 'x'.repeat(81) }, 'A name has at most 80 characters.'],
    [{ frequency: 'hourly' }, 'Please choose immediately, daily, weekly or off.'],
  ] as const)
    expect((await save('zipCode=32801', more)).json.message).toBe(sentence)
  expect(await findSavedSearches(parent)).toEqual([])
})

test('the number of searches per account is limited, also when many are saved at the same time', async () => {
  const ages = Array.from({ length: MAX_SAVED_SEARCHES + 3 }, (_, months) => `zipCode=32801&age=${months}`)
  const last = ages.splice(MAX_SAVED_SEARCHES - 2)
  for (const query of ages) expect((await save(query)).status).toBe(201)
  const answers = await Promise.all(last.map((query) => save(query)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.json.message).toBe('You have 20 saved searches. Please delete one first.')
})

test('its owner renames it, changes its frequency, and deletes it', async () => {
  const { id } = (await save('zipCode=32801')).json
  expect((await change(id, { name: ' For Mia ', frequency: 'off' })).status).toBe(200)
  expect(await findSavedSearches(parent)).toMatchObject([{ name: 'For Mia', frequency: 'off' }])
  expect((await change(id, {})).json.message).toBe('Please choose what to change.')
  expect((await remove(id)).json).toEqual({ deleted: true })
  expect((await remove(id)).status).toBe(404)
})

test("another parent's saved search is not found", async () => {
  const { id } = (await save('zipCode=32801')).json
  await switchSessionTo(await createActor('caregiver'))
  for (const answer of [
    await change(id, { frequency: 'off' }),
    await remove(id),
    await change('x', { frequency: 'off' }),
  ])
    expect([404, 400]).toContain(answer.status)
  expect((await change(id, { isSeen: true })).json.message).toBe('We can’t find this saved search.')
  expect(await findSavedSearches(parent)).toMatchObject([{ frequency: 'daily' }])
})

test.each(['careprovider', 'admin'] as const)(
  'a %s cannot save searches, and the message says who can',
  async (role) => {
    await switchSessionTo(await createActor(role))
    const answer = await save('zipCode=32801')
    expect([answer.status, answer.json.message]).toEqual([403, expect.stringContaining('Only caregiver accounts')])
  },
)

test('a visitor gets 401', async () => {
  await switchSessionTo(null)
  expect([(await save('zipCode=32801')).status, (await remove(1)).status]).toEqual([401, 401])
})

test('deleting an account deletes its saved searches', async () => {
  await save('zipCode=32801')
  expect(await db().savedSearch.count()).toBe(1)
  await db().user.delete({ where: { id: parent.id } })
  expect(await db().savedSearch.count()).toBe(0)
})
