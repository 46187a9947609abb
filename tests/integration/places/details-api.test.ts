import { cookies } from 'next/headers'
import { GET } from '@/app/api/places/details/[id]/route'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { buildReview } from '@/tests/support/factories/review'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => ({ cookies: jest.fn() }))
testDatabase()

/** The session cookie of the caller; without one it is a visitor. */
function signedInWith(cookie?: string) {
  const value = cookie?.split('=')[1]
  jest.mocked(cookies).mockResolvedValue({ get: () => (value ? { name: 'session', value } : undefined) } as never)
}
beforeEach(() => signedInWith())

async function ask(id: string) {
  const request = new Request(`http://localhost/api/places/details/${encodeURIComponent(id)}`)
  const response = await GET(request, { params: Promise.resolve({ id }) })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const contact = { phone: '(407) 555-0123', email: 'desk@harbor.test', website: 'https://harbor.test/' }

test('a visitor gets everything but phone, e-mail and website', async () => {
  await addLocation()
  const { id, slug } = await addProvider({
    ...contact,
    hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1080 })),
    photos: [{ path: '/media/illustrations/listing-02.jpg', alt: 'Garden', width: 1280, height: 720 }],
  })
  await db().review.create({
    data: { ...buildReview({ rating: 5, createdAt: new Date('2026-01-01') }), providerId: id },
  })
  const { status, body } = await ask(slug)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: slug,
    place_id: slug,
    formatted_address: '214 E Robinson St, Orlando, FL 32801',
    photos: [{ url: '/media/illustrations/listing-02.jpg' }],
    types: ['center', 'daycare'],
    reviews: [{ rating: 5, relative_time_description: expect.stringMatching(/ ago$/), time: 1_767_225_600 }],
  })
  expect(body.opening_hours.weekday_text).toHaveLength(7)
  expect(body.opening_hours.weekday_text[0]).toBe('Monday: 6:30 AM – 6:00 PM')
  expect(JSON.stringify(body)).not.toMatch(/555|harbor\.test|phone|website|email/)
})

test('each group of facts has its source, its date and whether it is current', async () => {
  await addLocation()
  const stamp = (confirmedOn: string) => ({ source: 'provider' as const, sourceName: 'the provider', confirmedOn })
  const today = new Date().toISOString().slice(0, 10)
  const { slug } = await addProvider({ facts: { openings: stamp(today), hours: stamp('2022-05-03') } })
  const source = { source: 'the provider' }
  expect((await ask(slug)).body.facts).toEqual({
    openings: { ...source, confirmed_on: today, freshness: 'confirmed' },
    hours: { ...source, confirmed_on: '2022-05-03', freshness: 'stale' },
  })
})

test('a signed-in parent also gets contact data, and no proxy may cache the response', async () => {
  await addLocation()
  const { slug } = await addProvider(contact)
  signedInWith(await sessionCookie(await createActor('caregiver')))
  const { body, headers } = await ask(slug)
  expect(body).toMatchObject({ formatted_phone_number: contact.phone, website: contact.website, email: contact.email })
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('no one gets the street of a family home', async () => {
  await addLocation()
  const { slug } = await addProvider({ kind: 'family_home', street: '77 Hidden Hollow Ct' })
  signedInWith(await sessionCookie(await createActor('admin')))
  const { body } = await ask(slug)
  expect(body.formatted_address).toBe('Orlando, FL 32801')
  expect(JSON.stringify(body)).not.toContain('Hidden')
})

test('an old id, a bare code and a merged provider redirect to the current one', async () => {
  await addLocation()
  const survivor = await addProvider()
  const merged = await addProvider({ name: 'Merged Away', ...contact })
  await db().provider.update({
    where: { id: merged.id },
    data: { status: 'merged', mergedIntoId: survivor.id },
  })
  for (const id of [`its-old-name-orlando-fl-${survivor.code}`, survivor.code, merged.slug])
    expect((await ask(id)).body.id).toBe(survivor.slug)
})

test.each(['nobody-orlando-fl-zzzz', '..%2f..%2fetc%2fpasswd', "' OR 1=1 --", '<script>', '9'.repeat(150)])(
  '%j is not found',
  async (id) => {
    expect(await ask(id)).toMatchObject({ status: 404, body: { message: 'We can’t find this provider.' } })
  },
)

test('an id of 5,000 characters is rejected, and one with NUL', async () => {
  for (const id of ['a'.repeat(5_000), 'a\0b']) expect((await ask(id)).status).toBe(400)
})
