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
