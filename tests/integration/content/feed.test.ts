import { listFeedArticles } from '@/lib/content/articles/queries/published'
import { db } from '@/lib/platform/database/client'
import { testArticles, WRITTEN_AT, written } from '@/tests/support/content/articles'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: () => undefined }))
testArticles()

test('the feed holds the newest twenty published articles, newest first, and no draft or scheduled article', async () => {
  for (let day = 1; day <= 21; day++)
    await written({ title: `Day ${day}`, status: 'published', publishDate: `2026-10-${String(day).padStart(2, '0')}` })
  await written({ title: 'Draft' })
  await written({ title: 'Planned', status: 'scheduled', publishDate: '2026-12-01' })
  const titles = (await listFeedArticles(WRITTEN_AT)).map(({ title }) => title)
  expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Day ${21 - index}`))
})

test('the category is the first tag, and no feed contains scripts that are in the database', async () => {
  const { id } = await written({ title: 'Old', status: 'published', tags: ['naps'] })
  await db().article.update({ where: { id }, data: { body: '<p onclick="x()">Hello</p><script>alert(1)</script>' } })
  const [article] = await listFeedArticles(WRITTEN_AT)
  expect(article).toMatchObject({ html: '<p>Hello</p>', tags: [expect.any(String), 'naps'] })
})
