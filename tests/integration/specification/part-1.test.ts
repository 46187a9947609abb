import { db } from '@/lib/platform/database/client'
import { callHandler } from '@/tests/support/access/handlers'
import { type SpecifiedCall, testSpecifiedCalls } from '@/tests/support/access/specified-calls'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { PASSWORD, personWithPassword } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

/** The table of calls in part 1 of the specification, section 7, row by row. */
jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: (query: () => unknown) => query }))
testDatabase()

async function build() {
  await addLocation()
  await db().locationAlias.create({ data: { folded: 'orlando', locationSlug: 'orlando-fl', state: 'FL', rank: 0 } })
  const [harbor, meadow] = [await addProvider(), await addProvider({ name: 'Sunny Meadow' })]
  const caregiver = await personWithPassword('caregiver')
  const saved = { userId: caregiver.id, providerId: harbor.id, createdAt: new Date() }
  await db().favorite.create({ data: saved })
  return { harbor, meadow, people: { caregiver } }
}
type World = Awaited<ReturnType<typeof build>>

const EVERYBODY = ['visitor', 'caregiver', 'careprovider', 'admin'] as const
const parent = ({ people }: World) => people.caregiver.id
const words = expect.any(String)
const count = expect.any(Number)
const listOf = (one: object) => [expect.objectContaining(one)]

const CALLS: SpecifiedCall<World>[] = [
  {
    row: 'POST /api/auth/login',
    handler: 'auth/login POST',
    callers: EVERYBODY,
    request: ({ people }) => ({ body: { email: people.caregiver.email, password: PASSWORD } }),
    status: 200,
    answer: { id: count, email: words, firstName: 'Pat', lastName: 'Tester', role: 'caregiver', profileImage: null },
  },
  {
    row: 'POST /api/auth/register',
    handler: 'auth/register POST',
    callers: EVERYBODY,
    request: () => ({
      body: {
        firstName: 'Dana',
        lastName: 'Rivera',
        email: 'dana@home.test',
        password: PASSWORD,
        role: 'caregiver',
      },
    }),
    status: 200,
    answer: {
      requiresVerification: true,
      isTestAccount: false,
      message: 'Please check your email to verify your account.',
    },
  },
  {
    row: 'GET /api/places/autocomplete',
    handler: 'places/autocomplete GET',
    callers: EVERYBODY,
    request: () => ({ query: '?input=orl&types=(cities)' }),
    status: 200,
    answer: {
      predictions: listOf({
        place_id: words,
        description: words,
        structured_formatting: { main_text: words, secondary_text: words },
      }),
    },
  },
  {
    row: 'GET /api/places/search',
    handler: 'places/search GET',
    callers: EVERYBODY,
    request: () => ({ query: '?zipCode=32801' }),
    status: 200,
    answer: expect.arrayContaining(
      listOf({
        id: words,
        place_id: words,
        name: words,
        image: words,
        rating: null,
        location: words,
        ageRange: words,
        tags: expect.arrayContaining([{ label: words, color: words }]),
        isSponsored: false,
        price_level: null,
      }),
    ),
  },
  {
    row: 'GET /api/places/details/{id}',
    handler: 'places/details/[id] GET',
    callers: EVERYBODY,
    request: ({ harbor }) => ({ params: { id: harbor.slug } }),
    status: 200,
    answer: expect.objectContaining({
      id: words,
      place_id: words,
      name: 'Little Harbor Academy',
      photos: expect.any(Array),
      user_ratings_total: 0,
      formatted_address: words,
      types: expect.any(Array),
      reviews: [],
    }),
  },
  {
    row: 'GET /api/favorites?caregiverId={id}',
    handler: 'favorites GET',
    callers: ['caregiver'],
    request: (world) => ({ query: `?caregiverId=${parent(world)}` }),
    status: 200,
    answer: listOf({
      caregiverId: count,
      daycareId: words,
      daycareName: 'Little Harbor Academy',
      daycareAddress: words,
      daycareRating: words,
      tags: words,
    }),
  },
  {
    row: 'POST /api/favorites',
    handler: 'favorites POST',
    callers: ['caregiver'],
    request: (world) => ({
      body: {
        caregiverId: parent(world),
        daycareId: world.meadow.slug,
        daycareName: 'Sunny Meadow',
        daycareAddress: 'Orlando, FL 32801',
        daycareRating: '4.5',
        daycareImage: '/media/illustrations/listing-02.jpg',
        tags: '["Daycare"]',
      },
    }),
    status: 201,
    answer: { saved: true },
  },
  {
    row: 'DELETE /api/favorites?caregiverId={id}&daycareId={id}',
    handler: 'favorites DELETE',
    callers: ['caregiver'],
    request: (world) => ({ query: `?caregiverId=${parent(world)}&daycareId=${world.harbor.slug}` }),
    status: 200,
    answer: { removed: true },
  },
  {
    row: 'GET /api/compare/favorites?userId={id}',
    handler: 'compare/favorites GET',
    callers: ['caregiver'],
    request: (world) => ({ query: `?userId=${parent(world)}` }),
    status: 200,
    answer: listOf({
      id: words,
      name: 'Little Harbor Academy',
      rating: null,
      address: words,
      matchScore: null,
      zipCodeMatch: null,
      matchedAmenities: [],
      matchedActivities: [],
      unmatchedAmenities: [],
      unmatchedActivities: [],
    }),
  },
  {
    row: 'GET /api/caregiver/preferences?userId={id}',
    handler: 'caregiver/preferences GET',
    callers: ['caregiver'],
    request: (world) => ({ query: `?userId=${parent(world)}` }),
    status: 200,
    answer: expect.objectContaining({ preferredAmenities: [], preferredActivities: [] }),
  },
  {
    row: 'PATCH /api/caregiver/profile',
    handler: 'caregiver/profile PATCH',
    callers: ['caregiver'],
    request: () => ({
      body: {
        childName: 'Mia',
        childAge: 18,
        childPreferences: 'Naps at noon.',
        notificationPreferences: 'email, app',
      },
    }),
    status: 200,
    answer: { saved: true },
  },
]

testSpecifiedCalls(CALLS, build)

test.each([
  ['auth/login POST', { body: { email: 'nobody@home.test', password: PASSWORD } }, 401, 'Invalid email or password'],
  ['auth/register POST', { body: { email: 'dana@home.test', password: PASSWORD } }, 400, words],
  ['places/search GET', { query: '?zipCode=nowhere at all 9' }, 400, words],
  ['places/details/[id] GET', { params: { id: 'nobody-k3f9' } }, 404, words],
])('%s says in its message why it failed', async (name, request, status, message) => {
  await build()
  setRequestCookies('')
  const response = await callHandler(name, request)
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ message })])
})

test.each(CALLS.filter(({ row }) => /(caregiver|user)Id=|POST .*favorites/.test(row)))(
  '$row: a parent who names another parent is refused',
  async ({ handler, request }) => {
    const world = await build()
    setRequestCookies(await sessionCookie(await personWithPassword('caregiver')))
    expect((await callHandler(handler, request(world))).status).toBe(403)
  },
)
