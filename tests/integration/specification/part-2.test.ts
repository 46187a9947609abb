import { db } from '@/lib/platform/database/client'
import { callHandler } from '@/tests/support/access/handlers'
import { type SpecifiedCall, testSpecifiedCalls } from '@/tests/support/access/specified-calls'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

/** The table of calls in part 2 of the specification, section 7, row by row. */
jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: (query: () => unknown) => query }))
testDatabase()

const ARTICLE = {
  title: 'Nine questions to ask on a visit',
  content: '<p>Ask about naps.</p>',
  excerpt: 'What to ask.',
  metaDescription: 'Nine questions to ask.',
  metaKeywords: 'visit',
  featuredImage: '',
  category: 'Communication',
  tags: ['visit'],
  status: 'draft',
  publishDate: '2026-11-24',
}

async function build() {
  await addLocation()
  const [harbor, other] = [await addProvider(), await addProvider({ name: 'Sunny Meadow' })]
  const [careprovider, admin] = [await createActor('careprovider'), await createActor('admin')]
  await addProviderManager(harbor.id, careprovider)
  const time = { periodStart: new Date('2026-01-01'), periodEnd: new Date('2099-01-01'), anchorDay: 1 }
  await db().subscription.create({ data: { providerId: harbor.id, plan: 'PRO', ...time } })
  setRequestCookies(await sessionCookie(admin))
  const { id: articleId } = await (await callHandler('blog-posts POST', { body: ARTICLE })).json()
  await db().pageView.deleteMany()
  return { harbor, other, articleId: Number(articleId), people: { careprovider, admin } }
}
type World = Awaited<ReturnType<typeof build>>

const EVERYBODY = ['visitor', 'caregiver', 'careprovider', 'admin'] as const
const words = expect.any(String)
const count = expect.any(Number)
const POST = {
  id: count,
  title: ARTICLE.title,
  content: words,
  excerpt: ARTICLE.excerpt,
  metaDescription: ARTICLE.metaDescription,
  metaKeywords: 'visit',
  featuredImage: '',
  category: 'Communication',
  tags: ['visit'],
  status: 'draft',
  publishDate: '2026-11-24',
  author: words,
  seoScore: count,
  readingTime: count,
}

const profileChange = ({ harbor, people }: World) => ({
  careproviderUserId: people.careprovider.id,
  providerId: harbor.slug,
  businessName: 'Little Harbor Academy',
  businessLogo: '',
  aboutUs: 'A garden, and a yard.',
  servicesOffered: 'Piano',
  amenities: ['nap_room'],
  address: '214 E Robinson St, Orlando, FL 32801',
  phone: '',
  email: '',
  website: '',
  openingTime: '6:30 AM',
  closingTime: '6:00 PM',
  photos: [],
  activities: '[]',
  status: 'pending',
})

const figures = (period: string): SpecifiedCall<World> => ({
  row: `GET /api/careprovider/analytics?period=${period}&providerId={id}`,
  handler: 'careprovider/analytics GET',
  callers: ['careprovider'],
  request: ({ harbor }) => ({ query: `?period=${period}&providerId=${harbor.slug}` }),
  status: 200,
  answer: expect.objectContaining({ views: 0, clicks: 0, inquiries: 0, favorites: 0 }),
})

const trend = (report: string, answer: object): SpecifiedCall<World> => ({
  row: `GET /api/trends/${report}`,
  handler: 'trends/[report] GET',
  callers: ['careprovider'],
  request: ({ harbor }) => ({ params: { report }, query: `?providerId=${harbor.slug}` }),
  status: 200,
  answer: expect.objectContaining(answer),
})

const posts = (status: string, found: unknown): SpecifiedCall<World> => ({
  row: `GET /api/blog-posts?status=${status}&search={text}`,
  handler: 'blog-posts GET',
  callers: ['admin'],
  request: () => ({ query: `?status=${status}&search=questions` }),
  status: 200,
  answer: found,
})

const CALLS: SpecifiedCall<World>[] = [
  {
    row: 'POST /api/public-profile-changes',
    handler: 'public-profile-changes POST',
    callers: ['careprovider'],
    request: (world) => ({ body: profileChange(world) }),
    status: 200,
    answer: { status: 'pending', atOnce: expect.any(Array), waiting: expect.arrayContaining(['aboutUs']) },
  },
  ...['daily', 'weekly', 'monthly'].map(figures),
  trend('search-patterns', { days: count, places: [], ages: [] }),
  trend('popular-filters', { days: count, filters: [] }),
  trend('peak-times', { days: count, hours: expect.any(Array) }),
  trend('market-insights', { prices: expect.any(Array), openings: null }),
  {
    row: 'GET /api/places/search?zipCode={zip}',
    handler: 'places/search GET',
    callers: EVERYBODY,
    request: () => ({ query: '?zipCode=32801' }),
    status: 200,
    answer: expect.arrayContaining([expect.objectContaining({ id: words, name: words, location: words })]),
  },
  {
    row: 'GET /api/analytics/pageviews',
    handler: 'analytics/pageviews GET',
    callers: ['admin'],
    request: () => ({}),
    status: 200,
    answer: {},
  },
  posts('all', [expect.objectContaining(POST)]),
  posts('draft', [expect.objectContaining(POST)]),
  posts('published', []),
  posts('scheduled', []),
  {
    row: 'POST /api/blog-posts',
    handler: 'blog-posts POST',
    callers: ['admin'],
    request: () => ({ body: ARTICLE }),
    status: 201,
    answer: expect.objectContaining(POST),
  },
  {
    row: 'PATCH /api/blog-posts/{id}',
    handler: 'blog-posts/[id] PATCH',
    callers: ['admin'],
    request: ({ articleId }) => ({ params: { id: String(articleId) }, body: { ...ARTICLE, title: 'A visit' } }),
    status: 200,
    answer: expect.objectContaining({ ...POST, title: 'A visit' }),
  },
  {
    row: 'GET /api/places/details/{placeId}',
    handler: 'places/details/[id] GET',
    callers: EVERYBODY,
    request: ({ harbor }) => ({ params: { id: harbor.slug } }),
    status: 200,
    answer: expect.objectContaining({ name: words, user_ratings_total: 0, formatted_address: words, reviews: [] }),
  },
]

testSpecifiedCalls(CALLS, build)

test('an unknown status of articles is refused with those that exist, and an unknown period with those that exist', async () => {
  const { people, harbor } = await build()
  setRequestCookies(await sessionCookie(people.admin))
  const status = await callHandler('blog-posts GET', { query: '?status=weird' })
  expect([status.status, (await status.json()).message]).toEqual([
    400,
    expect.stringMatching(/all, published, draft, scheduled or deleted/),
  ])
  setRequestCookies(await sessionCookie(people.careprovider))
  const period = await callHandler('careprovider/analytics GET', { query: `?period=weird&providerId=${harbor.slug}` })
  expect([period.status, (await period.json()).message]).toEqual([
    400,
    expect.stringMatching(/daily, weekly or monthly/),
  ])
})

test.each([
  [
    'public-profile-changes POST',
    (world: World) => ({ body: { ...profileChange(world), providerId: world.other.slug } }),
  ],
  ['careprovider/analytics GET', ({ other }: World) => ({ query: `?period=weekly&providerId=${other.slug}` })],
  [
    'trends/[report] GET',
    ({ other }: World) => ({ params: { report: 'peak-times' }, query: `?providerId=${other.slug}` }),
  ],
])("%s: somebody else's provider is refused with 403", async (name, request) => {
  const world = await build()
  setRequestCookies(await sessionCookie(world.people.careprovider))
  const response = await callHandler(name, request(world))
  expect([response.status, await response.json()]).toEqual([403, { message: words }])
})

test('a careprovider who names another user in a change is refused with 403', async () => {
  const world = await build()
  setRequestCookies(await sessionCookie(world.people.careprovider))
  const body = { ...profileChange(world), careproviderUserId: world.people.admin.id }
  expect((await callHandler('public-profile-changes POST', { body })).status).toBe(403)
})
