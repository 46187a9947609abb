import { expect, test } from '@/tests/support/journeys/journey'

test("a city's page links to its feed of new providers", async ({ page, request }) => {
  await page.goto('/daycare/orlando-fl')
  const href = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href')
  expect(new URL(href ?? '').pathname).toBe('/daycare/orlando-fl/feed.xml')
  const response = await request.get('/daycare/orlando-fl/feed.xml')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/rss+xml')
  const text = await response.text()
  const items = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml')
    if (feed.querySelector('parsererror')) return null
    return [...feed.querySelectorAll('item')].map((item) => ({
      link: item.querySelector('link')?.textContent ?? '',
      date: item.querySelector('pubDate')?.textContent ?? '',
    }))
  }, text)
  expect(items?.length).toBeGreaterThan(0)
  expect(items?.length).toBeLessThanOrEqual(20)
  const times = (items ?? []).map(({ date }) => Date.parse(date))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const first = await request.get(new URL(items?.[0]?.link ?? '').pathname)
  expect(first.status()).toBe(200)
})

for (const path of ['/daycare/no-such-place-zz/feed.xml', '/spaceship/orlando-fl/feed.xml'])
  test(`there is no feed at ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })

test('another spelling of a city redirects permanently to its feed', async ({ request }) => {
  const response = await request.get('/daycare/saint-cloud-fl/feed.xml', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/daycare/st-cloud-fl/feed.xml')
})
