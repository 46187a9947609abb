import { publishDueArticle } from '@/lib/content/articles/commands/articles'
import { db } from '@/lib/platform/database/client'
import { change, list, remove, testArticles, write, written } from '@/tests/support/content/articles'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: () => undefined }))
testArticles()

const PLAN = { status: 'scheduled', publishDate: '2026-11-24', publishTime: '07:30' }
const AT = new Date('2026-11-24T12:30:00Z')
const jobs = () => db().$queryRaw<{ run_at: Date }[]>`
  SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'publish-article' ORDER BY id`
const statusOf = async (id: number) => (await list()).find((one) => one.id === id)?.status

test("a scheduled article is queued for its time and public then, by the site's clock", async () => {
  const { id } = await written(PLAN)
  expect((await jobs()).map(({ run_at }) => run_at)).toEqual([AT])
  await publishDueArticle(id, new Date(AT.getTime() - 1))
  expect(await statusOf(id)).toBe('scheduled')
  await publishDueArticle(id, AT)
  expect(await list()).toMatchObject([{ status: 'published', publishDate: '2026-11-24', publishTime: '07:30' }])
  const audits = await db().auditEntry.findMany({ where: { action: 'article.published' } })
  expect(audits).toMatchObject([{ actorId: null, details: { articleId: id } }])
})

test('a rescheduled article has one job, and nothing happens at the earlier time', async () => {
  const { id } = await written(PLAN)
  await change(id, { publishDate: '2026-11-25' })
  expect((await jobs()).map(({ run_at }) => run_at)).toEqual([new Date('2026-11-25T12:30:00Z')])
  await publishDueArticle(id, AT)
  expect(await statusOf(id)).toBe('scheduled')
})

test('a cancelled or deleted schedule publishes nothing', async () => {
  const [cancelled, deleted] = [await written(PLAN), await written(PLAN)]
  await change(cancelled.id, { status: 'draft' })
  await remove(deleted.id)
  for (const { id } of [cancelled, deleted]) await publishDueArticle(id, AT)
  expect(await statusOf(cancelled.id)).toBe('draft')
  expect(await db().article.count({ where: { status: 'published' } })).toBe(0)
})

test('a job that runs twice publishes once', async () => {
  const { id } = await written(PLAN)
  await Promise.all([publishDueArticle(id, AT), publishDueArticle(id, AT)])
  expect(await db().auditEntry.count({ where: { action: 'article.published' } })).toBe(1)
})

test('a time in the past cannot be scheduled, and publishing with a later date schedules the article', async () => {
  expect(await write({ ...PLAN, publishDate: '2026-11-21' })).toMatchObject({
    status: 400,
    json: { fields: { publishTime: 'That time has passed. Please choose a later one, or publish it now.' } },
  })
  expect(await written({ ...PLAN, status: 'published' })).toMatchObject({ status: 'scheduled' })
})
