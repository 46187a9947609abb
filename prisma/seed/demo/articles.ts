import { DEFAULT_AUTHOR } from '@/lib/content/articles/catalogue'
import { publishArticleJob } from '@/lib/content/jobs'
import { SITE } from '@/lib/platform/config/site'
import type { Database } from '@/lib/platform/database/client'
import { addJob } from '@/lib/platform/jobs/job'
import { todayIn } from '@/lib/platform/time/dates'
import { createRandom } from '@/tests/support/factories/random'
import { loadOwnArticles } from '../articles/own-articles'

const DAY_MS = 86_400_000
const DAYS_READ = 80

/** The site's initial articles with views of the past weeks, a scheduled article and a draft. Returns how many initial articles were added. */
export async function loadDemoArticles(database: Database, now: Date): Promise<number> {
  const count = await loadOwnArticles(database, now)
  if (count === 0) return 0
  await addReaders(database, now)
  await addUnpublished(database, now)
  return count
}

async function addReaders(database: Database, now: Date): Promise<void> {
  const articles = await database.article.findMany({
    where: { status: 'published' },
    orderBy: { slug: 'asc' },
    select: { id: true, publishAt: true },
  })
  const random = createRandom('articles')
  const today = Date.parse(todayIn(SITE.timeZone, now))
  const rows = articles.flatMap(({ id: articleId, publishAt }) => {
    const liking = random.int(1, 9)
    return Array.from({ length: DAYS_READ }, (_, ago) => ({
      articleId,
      day: new Date(today - ago * DAY_MS),
      count: random.int(0, liking),
    })).filter(({ day, count }) => count > 0 && day > publishAt)
  })
  await database.articleView.createMany({ data: rows, skipDuplicates: true })
}

async function addUnpublished(database: Database, now: Date): Promise<void> {
  const shared = {
    metaKeywords: '',
    tags: ['sick days', 'routines'],
    author: DEFAULT_AUTHOR,
    createdAt: now,
    updatedAt: now,
  }
  const publishAt = new Date(Date.parse(todayIn(SITE.timeZone, now)) + 6 * DAY_MS + 14 * 3_600_000)
  await database.$transaction(async (tx) => {
    const { id } = await tx.article.create({
      data: {
        ...shared,
        slug: 'a-daily-report-that-parents-read-to-the-end',
        title: 'A daily report that parents read to the end, every day',
        excerpt: 'Four lines that say more than a page of check marks.',
        body: '<p>A report is read at a red light. So write the four lines that matter there: what was eaten, how long the nap was, one thing your child did, and one thing to bring.</p><h2>One true sentence</h2><p>"Built a tower with Ana and laughed when it fell" is worth a column of smileys.</p><h2>What belongs at the door</h2><p>A fall, a fever, a hard morning: say it in person first, and write it down afterwards.</p>',
        metaDescription:
          'Four lines make a daily report that parents read: food, sleep, one true sentence and what to bring.',
        category: 'communication',
        audience: 'providers',
        featuredImage: '/media/illustrations/listing-12.jpg',
        featuredAlt: 'A drawn yard with a tent and balls',
        status: 'scheduled',
        publishAt,
      },
      select: { id: true },
    })
    await addJob(tx, publishArticleJob, { articleId: id }, { runAt: publishAt, key: `publish-article ${id}` })
    await tx.article.create({
      data: {
        ...shared,
        slug: 'sick-days-who-decides-and-by-which-rule',
        title: 'Sick days: who decides, and by which rule',
        excerpt: '',
        body: '<p>Notes so far: ask three providers for their written rule, and compare.</p>',
        metaDescription: '',
        category: 'health_safety',
        status: 'draft',
        publishAt: now,
      },
    })
  })
}
