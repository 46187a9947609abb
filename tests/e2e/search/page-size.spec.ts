import { gzipSync } from 'node:zlib'
import { expect, test } from '@/tests/support/journeys/journey'

test('a search page of twenty rows has at most 70 kB, 14 kB compressed, and 1,250 elements', {
  tag: '@wide',
}, async ({ page }) => {
  const response = await page.goto('/search?zipCode=32801')
  const html = (await response?.body()) ?? Buffer.alloc(0)
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(20)
  expect(html.length).toBeLessThanOrEqual(70_000)
  expect(gzipSync(html).length).toBeLessThanOrEqual(14_000)
  // The HTML as sent: scripts add no elements that count.
  const elements = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length,
    html.toString(),
  )
  expect(elements).toBeLessThanOrEqual(1_250)
})

test('a phone shows three whole rows on its first screen, and no row is higher than 190 px', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'of phones')
  await page.setViewportSize({ width: 390, height: 844 })
  // For a child, with the longest lines: openings from a later day, what does not fit, a price with its date.
  for (const query of ['', '&age=14&dropOff=07:00&pickUp=18:30', '&age=30&sort=price']) {
    await page.goto(`/search?zipCode=32801${query}`)
    const rows = await page.getByRole('article').evaluateAll((all) =>
      all.map((row) => {
        const { bottom, height } = row.getBoundingClientRect()
        return { bottom, height }
      }),
    )
    expect(rows[2]?.bottom).toBeLessThanOrEqual(844)
    for (const { height } of rows) expect(height).toBeLessThanOrEqual(190)
  }
})
