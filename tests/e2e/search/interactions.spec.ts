import type { Page } from '@playwright/test'
import { expect, test } from '@/tests/support/journeys/journey'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

/** Each journey searches another place, so that no other one counts for the same providers. */
const PLACES = {
  person: { phone: 'Tampa, FL', desktop: 'Orlando, FL' },
  program: { phone: 'Fort Lauderdale, FL', desktop: 'West Palm Beach, FL' },
} as const

/** A new person each time: a person is counted once per day. */
const newPerson = () =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.${Date.now()}.${process.pid} Safari/537.36`

const address = (who: keyof typeof PLACES, viewport: { width: number } | null) =>
  `/search?${new URLSearchParams({ zipCode: PLACES[who][(viewport?.width ?? 0) < 600 ? 'phone' : 'desktop'] })}`

async function shownRows(page: Page) {
  const rows = page.getByRole('article')
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((articles) =>
    articles.map((article) => ({
      id: article.querySelector('a')?.getAttribute('href')?.replace('/provider/', '') ?? '',
      isSponsored: article.textContent?.includes('Sponsored') ?? false,
    })),
  )
}

/** Today's counts of every provider, in its own time zone: "view <public id>" and the number. */
async function countsToday(): Promise<Record<string, number>> {
  const rows = await queryJourneyDatabase<{ key: string; count: number }>(
    `SELECT i.type || ' ' || p.slug AS key, i.count FROM provider_interactions i JOIN providers p ON p.id = i.provider_id
     WHERE i.day = (now() AT TIME ZONE p.time_zone)::date`,
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

/** What has been counted for these providers since then. */
async function countedSince(before: Record<string, number>, ids: string[]): Promise<Record<string, number>> {
  const now = Object.entries(await countsToday()).filter(([key]) => ids.some((id) => key.endsWith(` ${id}`)))
  return Object.fromEntries(
    now.map(([key, count]) => [key, count - (before[key] ?? 0)] as const).filter(([, count]) => count > 0),
  )
}

/** The batches that a page sends. */
function recordReports(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/interactions') sent.push(request.method())
  })
  return sent
}

test.describe('a person', () => {
  test.use({ userAgent: newPerson() })

  test('is counted once for the first results and the sponsored ones, and for opened results', async ({
    page,
    viewport,
  }) => {
    const before = await countsToday()
    const sent = recordReports(page)
    await page.goto(address('person', viewport))
    const rows = await shownRows(page)
    const ids = rows.map(({ id }) => id)
    const seen = rows.flatMap(({ id, isSponsored }, index) => (index < 3 || isSponsored ? [`view ${id}`] : []))
    const views = Object.fromEntries(seen.map((key) => [key, 1]))
    await expect.poll(() => countedSince(before, ids)).toEqual(views)
    expect(sent, 'batches').toEqual(['POST'])

    const [opened = ''] = ids.slice(3)
    const all = { ...views, [`click ${opened}`]: 1 }
    await openProvider(page, opened)
    await expect.poll(() => countedSince(before, ids)).toEqual(all)

    // The same person again, in a page without any memory of it.
    await page.goto(address('person', viewport))
    const received = page.waitForResponse('**/api/interactions')
    await openProvider(page, opened)
    await received
    expect(await countedSince(before, ids)).toEqual(all)
  })
})

test('a self-declared bot is not counted', async ({ page, viewport }) => {
  const before = await countsToday()
  expect(await page.evaluate(() => navigator.userAgent)).toContain('Headless')
  const received = page.waitForResponse('**/api/interactions')
  await page.goto(address('program', viewport))
  const ids = (await shownRows(page)).map(({ id }) => id)
  expect((await received).status()).toBe(204)
  const clicked = page.waitForResponse('**/api/interactions')
  await openProvider(page, ids[0] ?? '')
  await clicked
  expect(await countedSince(before, ids)).toEqual({})
})

async function openProvider(page: Page, id: string): Promise<void> {
  await page.locator(`article a[href="/provider/${id}"]`).first().click()
  await page.waitForURL(/\/provider\//)
}
