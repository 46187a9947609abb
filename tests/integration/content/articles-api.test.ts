import { POST as restore } from '@/app/api/blog-posts/[id]/restore/route'
import { GET as read } from '@/app/api/blog-posts/[id]/route'
import { purgeArticles } from '@/lib/content/articles/commands/articles'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
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
  signInAdmin,
  WRITTEN_AT,
} from '@/tests/support/content/articles'
import { testDatabase } from '@/tests/support/platform/database'

const revalidated: string[] = []
jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({
  revalidateTag: (tag: string) => revalidated.push(tag),
  unstable_cache: () => undefined,
}))
testDatabase()
beforeEach(async () => {
  setClock(WRITTEN_AT)
  await signInAdmin()
  revalidated.length = 0
})
afterAll(() => setClock(undefined))

const restoreArticle = (id: number) => send(restore, null, { params: { id: String(id) } })

test("an admin creates an article and gets it in the specification's shape, with its score and reading time", async () => {
  const post = await addArticle({ tags: [' visit ', 'visit', 'center', 'parents'], category: 'Communication' })
  expect(post).toEqual({
    ...ARTICLE,
    id: expect.any(Number),
    metaDescription: '',
    metaKeywords: '',
    featuredImage: '',
    featuredAlt: '',
    category: 'Communication',
    tags: ['visit', 'center', 'parents'],
    status: 'draft',
    publishDate: '2026-11-22',
    publishTime: '10:00',
    author: 'Nookling Editors',
    audience: 'both',
    slug: 'nine-questions-to-ask-on-a-visit',
    // 32 letters in the title, three tags.
    seoScore: 25,
    readingTime: 1,
    views: 0,
    version: 1,
    deletedAt: null,
  })
  expect(revalidated).toEqual([])
  expect(await db().auditEntry.findMany({ select: { action: true, details: true } })).toContainEqual({
    action: 'article.created',
    details: { articleId: post.id, status: 'draft' },
  })
})

test('a draft needs no fields; publishing requires a title and a text', async () => {
  const post = await addArticle({ title: '', content: '', excerpt: '' })
  expect(post).toMatchObject({ title: '', slug: 'article', status: 'draft' })
  expect(await sendArticleChange(post.id, { status: 'published' })).toMatchObject({
    status: 400,
    json: { fields: { title: expect.any(String), content: expect.any(String) } },
  })
  expect((await fetchArticles())[0]).toMatchObject({ status: 'draft', version: 1 })
})

test("omitted fields do not change, and the article's pages are invalidated when readers can see it", async () => {
  const { id } = await addArticle()
  const { json } = await sendArticleChange(id, { status: 'published' })
  expect(json).toMatchObject({ ...ARTICLE, status: 'published', version: 2, publishTime: '10:00' })
  expect(revalidated).toEqual(['articles', `article:${id}`])
  await sendArticleChange(id, { excerpt: 'Shorter.' })
  expect(await fetchArticles()).toMatchObject([{ title: ARTICLE.title, excerpt: 'Shorter.', status: 'published' }])
})

test('when two admins edit one article, the second to save is refused and nothing is overwritten', async () => {
  const { id, version } = await addArticle()
  expect((await sendArticleChange(id, { title: 'By the first', version })).status).toBe(200)
  await signInAdmin()
  expect(await sendArticleChange(id, { title: 'By the second', version })).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('This article was saved') },
  })
  expect(await fetchArticles()).toMatchObject([{ title: 'By the first' }])
  const readIt = () => send(read, null, { method: 'GET', params: { id: String(id) } })
  expect((await readIt()).json).toMatchObject({ title: 'By the first', version: 2 })
  await sendArticleDeletion(id)
  expect((await readIt()).status).toBe(404)
})

test('an admin finds articles by status and by words of title or author', async () => {
  await addArticle({ title: 'Ratios 100%', author: 'Kim Cole' })
  await addArticle({ title: 'Meals', status: 'published' })
  await addArticle({ title: 'Plans', status: 'scheduled', publishDate: '2026-12-01' })
  const titles = async (query: string) => (await fetchArticles(query)).map(({ title }) => title)
  expect(await titles('?status=all')).toEqual(['Plans', 'Meals', 'Ratios 100%'])
  expect(await titles('?status=published')).toEqual(['Meals'])
  expect(await titles('?status=draft')).toEqual(['Ratios 100%'])
  expect(await titles('?status=scheduled')).toEqual(['Plans'])
  expect(await titles('?search=kim')).toEqual(['Ratios 100%'])
  expect(await titles('?search=MEAL&status=published')).toEqual(['Meals'])
  for (const wild of ['%25', '_', '%5C'])
    expect(await titles(`?search=${wild}`)).toEqual(wild === '%25' ? ['Ratios 100%'] : [])
})

test('a deleted article leaves the list and can be restored with one call; after 30 days it is gone', async () => {
  const { id } = await addArticle({ status: 'published' })
  expect((await sendArticleDeletion(id)).json).toEqual({ deleted: true })
  expect([await fetchArticles(), (await fetchArticles('?status=deleted')).map((one) => one.id)]).toEqual([[], [id]])
  expect((await sendArticleDeletion(id)).status).toBe(404)
  expect((await sendArticleChange(id, { title: 'x' })).status).toBe(404)
  expect((await restoreArticle(id)).json).toMatchObject({ id, status: 'published', deletedAt: null })
  expect((await restoreArticle(id)).status).toBe(404)
  await sendArticleDeletion(id)
  await purgeArticles(new Date(WRITTEN_AT.getTime() + 29 * 86_400_000))
  expect(await db().article.count()).toBe(1)
  await purgeArticles(new Date(WRITTEN_AT.getTime() + 31 * 86_400_000))
  expect(await db().article.count()).toBe(0)
})

test('a scheduled article that was deleted is not published by a late restore', async () => {
  const { id } = await addArticle({ status: 'scheduled', publishDate: '2026-11-23' })
  await sendArticleDeletion(id)
  setClock(new Date('2026-11-24T15:00:00Z'))
  await signInAdmin()
  expect((await restoreArticle(id)).json).toMatchObject({ status: 'draft' })
})

test('parents and providers can neither read nor write with any call', async () => {
  const { id } = await addArticle()
  for (const role of ['caregiver', 'careprovider'] as const) {
    setRequestCookies(await sessionCookie(await createActor(role)))
    for (const answer of [
      await sendArticle(),
      await sendArticleChange(id, { title: 'x' }),
      await sendArticleDeletion(id),
      await restoreArticle(id),
    ])
      expect(answer).toMatchObject({ status: 403, json: { message: 'Only admins can write articles.' } })
    expect(await fetchArticles()).toEqual({ message: 'Only admins can write articles.' })
  }
  expect(await db().article.findMany({ select: { title: true } })).toEqual([{ title: ARTICLE.title }])
})
