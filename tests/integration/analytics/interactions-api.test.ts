import { cookies } from 'next/headers'
import { POST } from '@/app/api/interactions/route'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => ({ cookies: jest.fn() }))
testDatabase()

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
let day = 0
/** Each test has its own day, because the process caches the day's salt. */
function nextDay() {
  day += 1
  setClock(new Date(Date.UTC(2027, 0, day, 12)))
}
beforeEach(async () => {
  signedInWith()
  nextDay()
  await addLocation()
})
afterEach(() => setClock(undefined))

function signedInWith(cookie?: string) {
  const value = cookie?.split('=')[1]
  jest.mocked(cookies).mockResolvedValue({ get: () => (value ? { name: 'session', value } : undefined) } as never)
}

type Sender = { address?: string; agent?: string; origin?: string | null }
async function send(body: unknown, { address = '203.0.113.1', agent = BROWSER, origin }: Sender = {}) {
  const from = origin === undefined ? 'http://localhost:3000' : origin
  const request = new Request('http://localhost:3000/api/interactions', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'user-agent': agent, 'x-forwarded-for': address, ...(from && { origin: from }) },
  })
  const response = await POST(request, { params: Promise.resolve({}) })
  return { status: response.status, text: await response.text() }
}

const saw = (providerId: string, interactionType = 'view', more = {}) => ({ providerId, interactionType, ...more })

async function counts() {
  const rows = await db().providerInteraction.findMany({
    orderBy: [{ providerId: 'asc' }, { day: 'asc' }, { type: 'asc' }],
  })
  return rows.map(({ providerId, type, count }) => [providerId, type, count])
}

test('views and opened contacts are counted per provider and day', async () => {
  const [a, b] = [await addProvider(), await addProvider({ name: 'Second' })]
  expect(await send({ events: [saw(a.slug), saw(b.slug), saw(a.slug, 'click')] })).toEqual({ status: 204, text: '' })
  expect(await counts()).toEqual([
    [a.id, 'view', 1],
    [a.id, 'click', 1],
    [b.id, 'view', 1],
  ])
  const [row] = await db().providerInteraction.findMany()
  expect(row?.day).toEqual(new Date(Date.UTC(2027, 0, day)))
})

test('a visitor counts once a day, also through an older address of the page', async () => {
  const { id, slug, code } = await addProvider()
  await send({ events: [saw(slug), saw(slug), saw(code), saw(`its-old-name-${code}`)] })
  await send({ events: [saw(slug)] })
  expect(await counts()).toEqual([[id, 'view', 1]])
})

test('other visitors count, and the same visitor counts again the next day', async () => {
  const { id, slug } = await addProvider()
  await send({ events: [saw(slug)] })
  await send({ events: [saw(slug)] }, { address: '203.0.113.2' })
  await send({ events: [saw(slug)] }, { agent: BROWSER.replace('133', '134') })
  expect(await counts()).toEqual([[id, 'view', 3]])
  nextDay()
  await send({ events: [saw(slug)] })
  expect(await counts()).toEqual([
    [id, 'view', 3],
    [id, 'view', 1],
  ])
})

test('twenty equal concurrent requests count once', async () => {
  const [a, b] = [await addProvider(), await addProvider({ name: 'Second' })]
  const orders = [
    [saw(a.slug), saw(b.slug, 'click')],
    [saw(b.slug, 'click'), saw(a.slug)],
  ]
  const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => send({ events: orders[index % 2] })))
  expect(sent.filter(({ status }) => status !== 204)).toEqual([])
  expect(await counts()).toEqual([
    [a.id, 'view', 1],
    [b.id, 'click', 1],
  ])
})

test('neither the address nor the browser is stored, and after the day the marks and the salt are deleted', async () => {
  const { slug } = await addProvider()
  await send({ events: [saw(slug)] }, { address: '198.51.100.77' })
  const [mark] = await db().interactionMark.findMany()
  expect(mark?.mark).toHaveLength(16)
  const dump = await db().$queryRaw<{ text: string }[]>`
    SELECT m::text AS text FROM interaction_marks m UNION ALL SELECT s::text FROM interaction_salts s
    UNION ALL SELECT i::text FROM provider_interactions i`
  expect(dump).toHaveLength(3)
  expect(JSON.stringify(dump)).not.toMatch(/198\.51|Firefox/)
  nextDay()
  await send({ events: [saw(slug)] })
  const today = new Date(Date.UTC(2027, 0, day))
  expect(await db().interactionSalt.findMany({ select: { day: true } })).toEqual([{ day: today }])
  expect(await db().interactionMark.findMany({ select: { day: true } })).toEqual([{ day: today }])
})

test('bots do not count', async () => {
  const { slug } = await addProvider()
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  for (const agent of [bot, 'curl/8.5.0', ' '])
    expect((await send({ events: [saw(slug)] }, { agent })).status).toBe(204)
  expect(await counts()).toEqual([])
})

test('unknown, closed and Google providers are skipped; the others are counted', async () => {
  const [open, closed] = [await addProvider(), await addProvider({ name: 'Gone' })]
  await db().provider.update({ where: { id: closed.id }, data: { status: 'closed' } })
  const strangers = ['nobody-orlando-fl-zzzz', 'ChIJN1t_tDeuEmsRUsoyG83frY4', '../..', "' OR 1=1 --", 'zzzzzzzz', '9']
  const events = [...strangers, closed.slug, open.slug].map((id) => saw(id))
  expect((await send({ events })).status).toBe(204)
  expect(await counts()).toEqual([[open.id, 'view', 1]])
})

test('accepts the complete event of the specification', async () => {
  const { id, slug } = await addProvider()
  const parent = await createActor('caregiver')
  signedInWith(await sessionCookie(parent))
  const event = saw(slug, 'favorite', {
    userId: parent.id,
    searchZipCode: '32801',
    metadata: { providerName: 'Little Harbor Academy', rating: 4.8, priceLevel: 2 },
  })
  expect((await send({ events: [event] })).status).toBe(204)
  expect(await counts()).toEqual([[id, 'favorite', 1]])
})

test('favorites of visitors and careproviders do not count, and a user cannot act for another', async () => {
  const { slug } = await addProvider()
  expect((await send({ events: [saw(slug, 'favorite')] })).status).toBe(204)
  expect((await send({ events: [saw(slug, 'click', { userId: 1 })] })).status).toBe(403)
  const [other, own] = [await createActor('caregiver'), await createActor('careprovider')]
  signedInWith(await sessionCookie(own))
  expect((await send({ events: [saw(slug, 'click', { userId: other.id })] })).status).toBe(403)
  expect((await send({ events: [saw(slug, 'favorite', { userId: own.id })] })).status).toBe(204)
  expect(await counts()).toEqual([])
})

test.each([
  ['a body that is not JSON', '{', 400],
  ['a body without a batch', {}, 400],
  ['an empty batch', { events: [] }, 400],
  ['41 events', { events: Array.from({ length: 41 }, () => saw('x')) }, 400],
  ['an unknown kind', { events: [saw('x', 'purchase')] }, 400],
  ['an id of 5,000 characters', { events: [saw('a'.repeat(5_000))] }, 400],
  ['an id that is an object', { events: [{ providerId: { $ne: 1 }, interactionType: 'view' }] }, 400],
  ['NUL', { events: [saw('a\0b-k3f9')] }, 400],
  ['300 kB', JSON.stringify({ events: [saw('x', 'view', { more: 'x'.repeat(300_000) })] }), 413],
])('%s is rejected', async (_, body: unknown, status) => {
  expect((await send(body)).status).toBe(status)
})

test.each([null, 'null', 'https://elsewhere.example'])('a batch from the origin %j is refused', async (origin) => {
  const { slug } = await addProvider()
  expect((await send({ events: [saw(slug)] }, { origin })).status).toBe(403)
  expect(await counts()).toEqual([])
})

test('an enlarged photo counts once a day per person, and only if the page shows it', async () => {
  const photo = { path: '/media/illustrations/listing-02.jpg', alt: 'A house', width: 1280, height: 720 }
  const { id, slug } = await addProvider({ photos: [photo, { ...photo, path: '/pictures/b.webp' }] })
  const opened = (path?: string) => saw(slug, 'photo', { photo: path })
  await send({
    events: [opened(photo.path), opened('/pictures/b.webp'), opened(photo.path), opened('/pictures/x.webp'), opened()],
  })
  await send({ events: [opened(photo.path)] })
  await send({ events: [opened(photo.path)] }, { address: '203.0.113.2' })
  await send({ events: [opened(photo.path)] }, { address: '203.0.113.3', agent: 'curl/8.5.0' })
  const views = await db().providerPhotoView.findMany({ orderBy: { path: 'asc' } })
  expect(views).toEqual([
    { providerId: id, path: photo.path, count: 2 },
    { providerId: id, path: '/pictures/b.webp', count: 1 },
  ])
  expect(await counts()).toEqual([])
  const chris = await createActor('careprovider')
  await db().providerPerson.create({ data: { providerId: id, userId: chris.id, createdAt: new Date() } })
  signedInWith(await sessionCookie(chris))
  await send({ events: [opened(photo.path)] }, { address: '203.0.113.4' })
  expect((await db().providerPhotoView.findFirst({ where: { path: photo.path } }))?.count).toBe(2)
})
