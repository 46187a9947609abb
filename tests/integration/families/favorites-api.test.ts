import { POST as MERGE } from '@/app/api/favorites/merge/route'
import { DELETE, GET, POST } from '@/app/api/favorites/route'
import { GET as ROWS } from '@/app/api/favorites/rows/route'
import type { SignedInActor } from '@/lib/access/types'
import { MAX_FAVORITES } from '@/lib/families/favorites/rules'
import { db } from '@/lib/platform/database/client'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { mergeProvider } from '@/lib/providers/commands/save-providers'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

const FLORIDA = 'America/New_York'
type Saved = { id: number; slug: string }
let parent: SignedInActor
let harbor: Saved
beforeEach(async () => {
  await addLocation()
  harbor = await addProvider()
  parent = await createActor('caregiver')
  await switchSessionTo(parent)
})

const switchSessionTo = async (actor: SignedInActor | null) =>
  setRequestCookies(actor ? await sessionCookie(actor) : '')
const addedFavorite = {
  daycareName: 'Little Harbor Academy',
  daycareAddress: 'Orlando, FL 32801',
  daycareRating: '4.5',
}
const add = (daycareId: string, more: Record<string, unknown> = {}) =>
  send(POST, { daycareId, ...addedFavorite, ...more })
const list = async (query = '') =>
  (await send(GET, null, { method: 'GET', path: `/api/favorites${query}` })).json as unknown as Record<
    string,
    unknown
  >[]
const remove = (query: string) => send(DELETE, null, { method: 'DELETE', path: `/api/favorites?${query}` })
const merge = (daycareIds: string[]) => send(MERGE, { daycareIds })
const rows = async (query = '') =>
  (await send(ROWS, null, { method: 'GET', path: `/api/favorites/rows${query}` })).json as unknown as {
    row: { id: string; name: string; facts: unknown[] }
    savedAs: string[]
    formerNames: string[]
    isClosed: boolean
  }[]
const idsOf = async () => (await list()).map(({ daycareId }) => daycareId)
const mergeInto = (from: Saved, into: Saved) => db().$transaction((tx) => mergeProvider(tx, from.id, into.id))

test('a parent with a child sees the price of the child’s age, and without one the range by age', async () => {
  const priced = await addProvider({
    name: 'Priced House',
    ageBands: [
      { band: 'infant', tuitionWeeklyCents: 28_500 },
      { band: 'four', tuitionWeeklyCents: 21_000 },
    ],
    facts: { tuition: { source: 'provider', sourceName: 'Priced House', confirmedOn: todayIn(FLORIDA, now()) } },
  })
  await add(priced.slug)
  const price = async () => ((await rows())[0]?.row as { price?: object } | undefined)?.price
  expect(await price()).toMatchObject({ low: 21_000, high: 28_500 })
  const birthMonth = todayIn(FLORIDA, now()).slice(0, 7)
  await db().child.create({ data: { userId: parent.id, name: 'Mia', birthMonth, createdAt: now(), updatedAt: now() } })
  expect(await price()).toMatchObject({ low: 28_500, high: 28_500 })
})

test('a parent saves a provider and reads its current data, not what the request contained', async () => {
  const answer = await add(harbor.slug, { caregiverId: parent.id, daycareName: 'Another name', tags: '["x"]' })
  expect([answer.status, answer.json]).toEqual([201, { saved: true }])
  const [favorite] = await list(`?caregiverId=${parent.id}`)
  expect(favorite).toMatchObject({
    id: expect.any(Number),
    caregiverId: parent.id,
    daycareId: harbor.slug,
    daycareName: 'Little Harbor Academy',
    daycareAddress: expect.stringContaining('Orlando, FL 32801'),
    daycareRating: expect.any(String),
    status: 'open',
    formerNames: [],
  })
  expect(JSON.parse(String(favorite?.tags))).toContain('Daycare')
})

test('twenty concurrent requests save one favorite', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(harbor.slug)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await db().favorite.count()).toBe(1)
})

test('the newest comes first', async () => {
  const meadow = await addProvider({ name: 'Sunny Meadow' })
  await add(harbor.slug)
  await add(meadow.slug)
  expect(await idsOf()).toEqual([meadow.slug, harbor.slug])
})

test('removing deletes it, and removing a favorite that does not exist changes nothing', async () => {
  await add(harbor.slug)
  for (let turn = 0; turn < 2; turn++) {
    const answer = await remove(`caregiverId=${parent.id}&daycareId=${harbor.slug}`)
    expect([answer.status, answer.json]).toEqual([200, { removed: true }])
    expect(await idsOf()).toEqual([])
  }
  expect((await remove('daycareId=nobody-zzzz')).status).toBe(200)
  expect((await remove('')).json).toMatchObject({ message: 'Missing required daycare information' })
})

test("a parent neither reads, adds nor removes another parent's favorites", async () => {
  await add(harbor.slug)
  const owner = parent.id
  await switchSessionTo(await createActor('caregiver'))
  expect((await send(GET, null, { method: 'GET', path: `/api/favorites?caregiverId=${owner}` })).status).toBe(403)
  expect((await add(harbor.slug, { caregiverId: owner })).status).toBe(403)
  expect((await remove(`caregiverId=${owner}&daycareId=${harbor.slug}`)).status).toBe(403)
  expect(await idsOf()).toEqual([])
  await remove(`daycareId=${harbor.slug}`)
  expect(await rows()).toEqual([])
  expect(await db().favorite.count({ where: { userId: owner } })).toBe(1)
})

test.each(['careprovider', 'admin'] as const)(
  'a %s has no favorites, and the message says who can have them',
  async (role) => {
    await switchSessionTo(await createActor(role))
    const sentence = { message: 'Must be logged in as caregiver to add favorites' }
    for (const answer of [await add(harbor.slug), await merge([harbor.slug]), await remove(`daycareId=${harbor.slug}`)])
      expect([answer.status, answer.json]).toEqual([403, sentence])
    expect(await rows()).toEqual([])
    expect(await db().favorite.count()).toBe(0)
  },
)

test('a visitor gets 401', async () => {
  await switchSessionTo(null)
  for (const answer of [await add(harbor.slug), await merge([harbor.slug]), await remove(`daycareId=${harbor.slug}`)])
    expect(answer.status).toBe(401)
  expect(await rows()).toEqual([])
})

test('without name, address or rating nothing is saved, and the message says why', async () => {
  for (const key of Object.keys(addedFavorite)) {
    const answer = await add(harbor.slug, { [key]: undefined })
    expect([answer.status, answer.json.message]).toEqual([400, 'Missing required daycare information'])
  }
  expect(await idsOf()).toEqual([])
})

test.each(['nobody-orlando-fl-zzzz', '../../etc/passwd', "' OR 1=1 --", '   x'])('%j is not a provider', async (id) => {
  expect((await add(id)).status).toBe(404)
})

test('a closed provider stays and is marked as closed', async () => {
  await add(harbor.slug)
  await db().provider.update({ where: { id: harbor.id }, data: { status: 'closed' } })
  expect(await list()).toMatchObject([{ daycareId: harbor.slug, status: 'closed' }])
  expect(await rows()).toMatchObject([{ isClosed: true, row: { id: harbor.slug } }])
})

test('a merged provider is shown as its survivor, and is removed with it', async () => {
  const annex = await addProvider({ name: 'Harbor Annex' })
  await add(annex.slug)
  await mergeInto(annex, harbor)
  expect(await list()).toMatchObject([{ daycareId: harbor.slug, formerNames: ['Harbor Annex'] }])
  await add(harbor.slug)
  expect(await list()).toMatchObject([{ daycareId: harbor.slug, formerNames: ['Harbor Annex'] }])
  await remove(`daycareId=${annex.slug}`)
  expect(await db().favorite.count()).toBe(0)
})

test('favorites stored in the browser are added in their order, however often they are sent, and no others are lost', async () => {
  const [meadow, grove] = [await addProvider({ name: 'Sunny Meadow' }), await addProvider({ name: 'Oak Grove' })]
  await add(harbor.slug)
  for (let turn = 0; turn < 2; turn++) {
    const answer = await merge([grove.slug, meadow.slug, harbor.slug, 'nobody-orlando-fl-zzzz'])
    expect([answer.status, answer.json]).toEqual([200, { merged: true }])
  }
  await Promise.all(Array.from({ length: 10 }, () => merge([meadow.slug, grove.slug])))
  expect((await idsOf()).toSorted()).toEqual([grove.slug, harbor.slug, meadow.slug].toSorted())
  expect((await idsOf()).slice(0, 2)).toEqual([grove.slug, meadow.slug])
})

test("too many in one request are refused, and so is one above the account's limit", async () => {
  expect((await merge(Array.from({ length: 51 }, () => harbor.slug))).status).toBe(400)
  const [{ code: _code, slug: _slug, ...like }] = [await db().provider.findFirstOrThrow({ where: { id: harbor.id } })]
  const many = Array.from({ length: MAX_FAVORITES }, (_, index) => ({
    ...like,
    descriptions: {},
    seasonalHours: [],
    id: 1000 + index,
    code: `x${index}`,
    slug: `x-${index}`,
  }))
  await db().provider.createMany({ data: many })
  await db().favorite.createMany({
    data: many.map(({ id }) => ({ userId: parent.id, providerId: id, createdAt: new Date() })),
  })
  const answer = await add(harbor.slug)
  expect([answer.status, answer.json.message]).toEqual([409, 'You have 500 favorites. Please remove one first.'])
  expect(await db().favorite.count()).toBe(MAX_FAVORITES)
})

test('a visitor gets rows for the providers stored in the browser, also under old ids, without contact data', async () => {
  await switchSessionTo(null)
  const annex = await addProvider({ name: 'Harbor Annex' })
  await mergeInto(annex, harbor)
  const code = harbor.slug.split('-').at(-1)
  const found = await rows(`?ids=${annex.slug},old-name-${code},nobody-orlando-fl-zzzz`)
  expect(found).toMatchObject([
    { row: { id: harbor.slug }, savedAs: [annex.slug, `old-name-${code}`], formerNames: ['Harbor Annex'] },
  ])
  expect(JSON.stringify(found)).not.toMatch(/@|phone|website/)
})

test('deleting an account deletes its favorites', async () => {
  await add(harbor.slug)
  expect(await db().favorite.count()).toBe(1)
  await db().user.delete({ where: { id: parent.id } })
  expect(await db().favorite.count()).toBe(0)
})
