import { POST as tell } from '@/app/api/blog-posts/[id]/views/route'
import { GET as published } from '@/app/api/blog-posts/published/route'
import { publishDueArticle } from '@/lib/content/articles/commands/articles'
import {
  findArticle,
  listArticles,
  listArticlesForSitemap,
  listFeedArticles,
  listTopArticles,
} from '@/lib/content/articles/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { loadDemoArticles } from '@/prisma/seed/demo/articles'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import {
  ARTICLE,
  addArticle,
  fetchArticles,
  sendArticle,
  sendArticleChange,
  sendArticleDeletion,
  testArticles,
  WRITTEN_AT,
} from '@/tests/support/content/articles'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: () => undefined }))
testArticles()

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1'
const read = (id: number, languages: string, agent = BROWSER) =>
  send(tell, {}, { params: { id: String(id) }, headers: { 'user-agent': agent, 'accept-language': languages } })
const viewsOf = async (slug: string) => {
  const found = await findArticle('en', slug, WRITTEN_AT)
  return found.kind === 'page' ? found.article.views : found.kind
}

test('readers get published articles and no draft, scheduled or deleted one by any address', async () => {
  const out = await addArticle({ title: 'Out', status: 'published' })
  const others = [
    await addArticle({ title: 'Draft' }),
    await addArticle({ title: 'Planned', status: 'scheduled', publishDate: '2026-12-01' }),
    await addArticle({ title: 'Deleted', status: 'published' }),
  ]
  await sendArticleDeletion(others[2]?.id ?? 0)
  expect(await findArticle('en', out.slug, WRITTEN_AT)).toMatchObject({ kind: 'page', related: [] })
  for (const { slug } of others) expect(await findArticle('en', slug, WRITTEN_AT)).toEqual({ kind: 'none' })
  expect((await listArticles(null, 1, WRITTEN_AT)).articles.map(({ title }) => title)).toEqual(['Out'])
  expect(await listArticlesForSitemap(WRITTEN_AT)).toMatchObject([{ slug: 'out' }])
})

test('an old address redirects to the new one, and is not found when the article is gone', async () => {
  const { id } = await addArticle({ title: 'Old', status: 'published' })
  await sendArticleChange(id, { slug: 'new' })
  expect(await findArticle('en', 'old', WRITTEN_AT)).toEqual({ kind: 'redirect', slug: 'new' })
  await sendArticleDeletion(id)
  expect(await findArticle('en', 'old', WRITTEN_AT)).toEqual({ kind: 'none' })
})

test('a reader pages through a category, and loading more gives the same articles as the next page', async () => {
  for (let count = 1; count <= 8; count++)
    await addArticle({ title: `Safe ${count}`, category: 'Health & Safety', status: 'published' })
  await addArticle({ title: 'Other', category: 'Technology', status: 'published' })
  const second = await listArticles('health-safety', 2, WRITTEN_AT)
  expect(second).toMatchObject({ page: 2, pageCount: 2 })
  expect(second.articles.map(({ title }) => title)).toEqual(['Safe 2', 'Safe 1'])
  setRequestCookies('')
  const path = '/api/blog-posts/published?page=2&category=health-safety'
  expect((await send(published, null, { method: 'GET', path })).json).toEqual(second)
  for (const query of ['?page=0', '?page=x', '?category=sports'])
    expect((await send(published, null, { method: 'GET', path: `/x${query}` })).status).toBe(400)
})

test('a reader counts once a day; admins, bots and views of unpublished articles do not count', async () => {
  const { id, slug } = await addArticle({ status: 'published' })
  const draft = await addArticle({ title: 'Draft' })
  await read(id, 'en')
  setRequestCookies('')
  expect(await viewsOf(slug)).toBe(0)
  expect((await read(id, 'en')).status).toBe(204)
  await Promise.all([read(id, 'en'), read(id, 'en'), read(id, 'es')])
  await read(id, 'en', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  for (const other of [draft.id, 999]) await read(other, 'en')
  expect(await viewsOf(slug)).toBe(2)
  setRequestCookies(await sessionCookie(await createActor('caregiver')))
  setClock(new Date('2026-11-23T15:00:00Z'))
  await read(id, 'en')
  expect(await db().articleView.findMany({ select: { count: true } })).toEqual([{ count: 2 }, { count: 1 }])
})

test('top performing articles are those read most recently, and hardly read ones are not included', async () => {
  const day = (ago: number) => new Date(WRITTEN_AT.getTime() - ago * 86_400_000)
  const ids = []
  for (const title of ['Much', 'Some', 'Hardly', 'Long ago'])
    ids.push((await addArticle({ title, status: 'published' })).id)
  const [much = 0, some = 0, hardly = 0, longAgo = 0] = ids
  await db().articleView.createMany({
    data: [
      { articleId: much, day: day(1), count: 40 },
      { articleId: some, day: day(2), count: 5 },
      { articleId: hardly, day: day(2), count: 4 },
      { articleId: longAgo, day: day(120), count: 900 },
      // All views of "Some" are more than those of "Much", the recent ones are fewer.
      { articleId: some, day: day(120), count: 100 },
    ],
  })
  expect((await listTopArticles(WRITTEN_AT)).map(({ title, isPopular }) => [title, isPopular])).toEqual([
    ['Much', true],
    ['Some', true],
  ])
})

test('the demo has published articles, a scheduled one and a draft, and a second run changes nothing', async () => {
  expect(await loadDemoArticles(db(), WRITTEN_AT)).toBeGreaterThanOrEqual(8)
  await db().article.updateMany({ where: { status: 'draft' }, data: { deletedAt: WRITTEN_AT } })
  expect(await loadDemoArticles(db(), new Date('2027-02-01T12:00:00Z'))).toBe(0)
  expect(await db().article.groupBy({ by: ['status'], _count: true, orderBy: { status: 'asc' } })).toEqual([
    { status: 'draft', _count: 1 },
    { status: 'scheduled', _count: 1 },
    { status: 'published', _count: 10 },
  ])
  expect(await listTopArticles(WRITTEN_AT)).toHaveLength(5)
  const page = await findArticle('en', 'how-many-children-one-adult-may-look-after-in-florida', WRITTEN_AT)
  expect(page).toMatchObject({
    kind: 'page',
    article: { readingTime: 3 },
    related: [{ category: 'Health & Safety' }, {}, {}],
  })
})

describe('feed', () => {
  test('the feed holds the newest twenty published articles, newest first, and no draft or scheduled article', async () => {
    for (let day = 1; day <= 21; day++)
      await addArticle({
        title: `Day ${day}`,
        status: 'published',
        publishDate: `2026-10-${String(day).padStart(2, '0')}`,
      })
    await addArticle({ title: 'Draft' })
    await addArticle({ title: 'Planned', status: 'scheduled', publishDate: '2026-12-01' })
    const titles = (await listFeedArticles(WRITTEN_AT)).map(({ title }) => title)
    expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Day ${21 - index}`))
  })

  test('the category is the first tag, and no feed contains scripts that are in the database', async () => {
    const { id } = await addArticle({ title: 'Old', status: 'published', tags: ['naps'] })
    await db().article.update({ where: { id }, data: { body: '<p onclick="x()">Hello</p><script>alert(1)</script>' } })
    const [article] = await listFeedArticles(WRITTEN_AT)
    expect(article).toMatchObject({ html: '<p>Hello</p>', tags: [expect.any(String), 'naps'] })
  })
})

describe('addresses', () => {
  const oldOnes = () =>
    db().articleOldSlug.findMany({ orderBy: { slug: 'asc' }, select: { slug: true, articleId: true } })

  test("a draft's address follows its title; after publication it does not change", async () => {
    const { id } = await addArticle({ title: 'One' })
    expect((await sendArticleChange(id, { title: 'Two' })).json).toMatchObject({ slug: 'two' })
    await sendArticleChange(id, { status: 'published' })
    expect((await sendArticleChange(id, { title: 'Three' })).json).toMatchObject({ slug: 'two' })
    expect(await oldOnes()).toEqual([])
  })

  test('an old address of a public article redirects to the new one, and can be restored', async () => {
    const { id } = await addArticle({ title: 'One', status: 'published' })
    expect((await sendArticleChange(id, { slug: 'Two & a half' })).json).toMatchObject({ slug: 'two-and-a-half' })
    expect(await oldOnes()).toEqual([{ slug: 'one', articleId: id }])
    await sendArticleChange(id, { slug: 'one' })
    expect(await oldOnes()).toEqual([{ slug: 'two-and-a-half', articleId: id }])
  })

  test('no article can take an address that another article has or had', async () => {
    const { id } = await addArticle({ title: 'One', status: 'published' })
    await sendArticleChange(id, { slug: 'moved' })
    const other = await addArticle({ title: 'One' })
    expect(other.slug).toBe('one-2')
    for (const slug of ['one', 'moved'])
      expect(await sendArticleChange(other.id, { slug })).toMatchObject({
        status: 400,
        json: { fields: { slug: 'Another article has or had this address. Please choose a different one.' } },
      })
    expect((await sendArticleChange(other.id, { slug: '!!!' })).json.fields).toHaveProperty('slug')
    expect((await sendArticleChange(other.id, { slug: 'page' })).json.fields).toHaveProperty('slug')
  })

  test('twelve articles with the same title created at the same moment get twelve addresses', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendArticle({ title: ARTICLE.title })))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(new Set(answers.map(({ json }) => json.slug)).size).toBe(12)
  })
})

describe('schedule', () => {
  const PLAN = { status: 'scheduled', publishDate: '2026-11-24', publishTime: '07:30' }
  const AT = new Date('2026-11-24T12:30:00Z')
  const jobs = () => db().$queryRaw<{ run_at: Date }[]>`
  SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'publish-article' ORDER BY id`
  const statusOf = async (id: number) => (await fetchArticles()).find((one) => one.id === id)?.status

  test("a scheduled article is queued for its time and public then, by the site's clock", async () => {
    const { id } = await addArticle(PLAN)
    expect((await jobs()).map(({ run_at }) => run_at)).toEqual([AT])
    await publishDueArticle(id, new Date(AT.getTime() - 1))
    expect(await statusOf(id)).toBe('scheduled')
    await publishDueArticle(id, AT)
    expect(await fetchArticles()).toMatchObject([
      { status: 'published', publishDate: '2026-11-24', publishTime: '07:30' },
    ])
    const audits = await db().auditEntry.findMany({ where: { action: 'article.published' } })
    expect(audits).toMatchObject([{ actorId: null, details: { articleId: id } }])
  })

  test('a rescheduled article has one job, and nothing happens at the earlier time', async () => {
    const { id } = await addArticle(PLAN)
    await sendArticleChange(id, { publishDate: '2026-11-25' })
    expect((await jobs()).map(({ run_at }) => run_at)).toEqual([new Date('2026-11-25T12:30:00Z')])
    await publishDueArticle(id, AT)
    expect(await statusOf(id)).toBe('scheduled')
  })

  test('a cancelled or deleted schedule publishes nothing', async () => {
    const [cancelled, deleted] = [await addArticle(PLAN), await addArticle(PLAN)]
    await sendArticleChange(cancelled.id, { status: 'draft' })
    await sendArticleDeletion(deleted.id)
    for (const { id } of [cancelled, deleted]) await publishDueArticle(id, AT)
    expect(await statusOf(cancelled.id)).toBe('draft')
    expect(await db().article.count({ where: { status: 'published' } })).toBe(0)
  })

  test('a job that runs twice publishes once', async () => {
    const { id } = await addArticle(PLAN)
    await Promise.all([publishDueArticle(id, AT), publishDueArticle(id, AT)])
    expect(await db().auditEntry.count({ where: { action: 'article.published' } })).toBe(1)
  })

  test('a time in the past cannot be scheduled, and publishing with a later date schedules the article', async () => {
    expect(await sendArticle({ ...PLAN, publishDate: '2026-11-21' })).toMatchObject({
      status: 400,
      json: { fields: { publishTime: 'That time has passed. Please choose a later one, or publish it now.' } },
    })
    expect(await addArticle({ ...PLAN, status: 'published' })).toMatchObject({ status: 'scheduled' })
  })
})
