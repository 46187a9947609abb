import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { publishedOperations } from '@/lib/access/routes/openapi'
import { publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { expect, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'

const PLACE = '/embed/openings/place/daycare/orlando-fl'

/** A page of another site that shows `address` in a frame; `host` is a name of this machine. */
async function siteWithFrame(host: string, address: string) {
  const html = `<!doctype html><html lang="en"><title>School</title><iframe src="${address}" title="Openings" width="320" height="600"></iframe>`
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://${host}:${port}/`, stop: () => server.close() }
}

test('a site that is allowed shows the openings of a place, with their dates, prices and links', async ({
  page,
  baseURL,
}) => {
  const site = await siteWithFrame('school.localhost', `${baseURL}${PLACE}`)
  await page.goto(site.url)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Daycare in Orlando, FL: openings' })).toBeVisible()
  const first = frame.getByRole('listitem').first()
  await expect(first).toContainText(/opening/)
  await expect(first).toContainText(/confirmed \w+ \d+/i)
  await expect(first).toContainText(/\$\d+|Price not stated/)
  const link = first.getByRole('link')
  await expect(link).toHaveAttribute('href', new RegExp(`^${baseURL}/provider/[a-z0-9-]+$`))
  await expect(link).toHaveAttribute('target', '_blank')
  site.stop()
})

test('a provider’s list names its ages, also without scripts', async ({ browser, baseURL }) => {
  const id = await publicIdOfDemo('Little Harbor Academy')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/embed/openings/provider/${id}`)
  await expect(page.getByRole('heading', { name: 'Openings at Little Harbor Academy' })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toContainText(/confirmed/i)
  await context.close()
})

test('the list of a provider that was renamed has moved', async ({ request }) => {
  const id = await publicIdOfDemo('Little Harbor Academy')
  const earlier = `an-earlier-name-orlando-fl-${id.split('-').at(-1)}`
  const response = await request.get(`/embed/openings/provider/${earlier}`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, `/embed/openings/provider/${id}`])
})

test.describe('another site', () => {
  test.use({ allowedComplaints: [/frame|ERR_BLOCKED_BY_RESPONSE/i] })

  test('shows no list, and no other page in a frame', async ({ page, baseURL }) => {
    for (const address of [PLACE, '/faq']) {
      const site = await siteWithFrame(
        address === PLACE ? 'other.localhost' : 'school.localhost',
        `${baseURL}${address}`,
      )
      await page.goto(site.url)
      await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(/^(?:chrome-error:|about:blank)/)
      await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
      site.stop()
    }
  })
})

test('only the lists may be framed, and only by the sites that are allowed', async ({ request }) => {
  const id = await publicIdOfDemo('Little Harbor Academy')
  for (const address of [PLACE, `/embed/openings/provider/${id}`, '/embed/openings/provider/no-such-2222']) {
    const headers = (await request.get(address)).headers()
    expect(headers['content-security-policy'], address).toContain('frame-ancestors http://school.localhost:*')
    expect(headers['x-frame-options'], address).toBeUndefined()
  }
  for (const address of ['/faq', '/embed', '/embed/openings', `${PLACE}/more`, `/Embed/openings/provider/${id}`]) {
    const headers = (await request.get(address)).headers()
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options'], address).toBe('DENY')
  }
  expect((await request.get('/embed/openings/provider/no-such-2222')).status()).toBe(404)
  expect((await request.get('/embed/openings/place/daycare/nowhere-zz')).status()).toBe(404)
})

for (const path of ['/developers', '/open-data', PLACE])
  test(`${path} can be used by everybody @wide`, async ({ page }) => {
    await page.goto(path)
    await expectUsableByEveryone(page)
  })

test('every endpoint answers its example as the page for developers shows it', async ({ page, request, baseURL }) => {
  const described = publishedOperations(await (await request.get('/api/openapi.json')).json())
  expect(described.length).toBeGreaterThan(5)
  await page.goto('/developers')
  for (const { method, path, request: example, response, limits } of described) {
    const part = page.getByRole('article', { name: `${method} ${path}` })
    await expect(part).toContainText(`curl '${baseURL}${example}'`)
    await expect(part).toContainText(limits)
    const answer = await request.get(example)
    expect(answer.status(), example).toBe(200)
    const body = await answer.json()
    const [shown, real] = Array.isArray(response) ? [response[0], body[0]] : [response, body]
    expect(Object.keys(real), example).toEqual(expect.arrayContaining(Object.keys(shown)))
    const shared = /shared for (\d+) seconds/.exec(limits)?.[1]
    const cache = answer.headers()['cache-control'] ?? ''
    expect([example, /s-maxage=(\d+)/.exec(cache)?.[1]]).toEqual([example, shared])
  }
})

test('anyone downloads the directory, and finds the page about it from the one for developers', async ({
  page,
  request,
}) => {
  await page.goto('/developers')
  await page.getByRole('link', { name: 'Columns, license and files' }).click()
  await expect(page).toHaveURL(/\/open-data$/)
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible()
  await expect(page.getByText('tuition_confirmed_on')).toBeVisible()
  // A job makes them after the start of the server.
  await expect.poll(async () => (await request.get('/open-data/providers.csv')).status()).toBe(200)
  const plain = await request.get('/open-data/providers.csv', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  const text = await plain.text()
  expect(text).toContain('little-harbor-academy-orlando-fl-')
  expect(text).not.toContain('555-01')
  const packed = await request.get('/open-data/providers.csv.gz')
  expect(gunzipSync(await packed.body()).toString()).toBe(text)
  const { etag = '' } = packed.headers()
  const known = await request.get('/open-data/providers.csv.gz', { headers: { 'if-none-match': etag } })
  expect([known.status(), (await known.body()).length]).toEqual([304, 0])
  await page.reload()
  await expect(page.getByRole('link', { name: 'CSV', exact: true })).toHaveAttribute('href', '/open-data/providers.csv')
})

test('llms.txt names addresses that exist', async ({ request }) => {
  const response = await request.get('/llms.txt')
  expect(response.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=3600',
  })
  const addresses = Array.from((await response.text()).matchAll(/\]\((http[^)]+)\)/g), ([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(8)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

test('a place has the same feed as JSON, and its page says so', async ({ page, request }) => {
  await page.goto('/daycare/orlando-fl')
  const href = await page.locator('link[rel=alternate][type="application/feed+json"]').getAttribute('href')
  expect(new URL(href ?? '').pathname).toBe('/daycare/orlando-fl/feed.json')
  const response = await request.get('/daycare/orlando-fl/feed.json')
  expect(response.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
  const feed = await response.json()
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: href })
  expect(feed.items.length).toBeGreaterThan(0)
  expect(feed.items[0]).toMatchObject({ id: feed.items[0].url, content_text: expect.any(String) })
  expect((await request.get('/daycare/no-such-place-zz/feed.json')).status()).toBe(404)
  expect((await request.get('/daycare/saint-cloud-fl/feed.json', { maxRedirects: 0 })).headers().location).toBe(
    '/daycare/st-cloud-fl/feed.json',
  )
})

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

for (const path of ['/', '/faq', '/daycare/orlando-fl'])
  test(`sharing ${path} shows an image of it`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    const response = await request.get(new URL(address ?? '').pathname)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/png')
    expect(response.headers()['cache-control']).toContain('s-maxage=86400')
    const picture = await response.body()
    expect(picture.byteLength).toBeLessThan(300_000)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

test('a provider has an image with its name', async ({ page, request }) => {
  await page.goto('/daycare/orlando-fl')
  const href = await page.locator('main a[href^="/provider/"]').first().getAttribute('href')
  await page.goto(href ?? '')
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const { pathname } = new URL(address ?? '')
  expect(pathname).toBe(`/share-images${href}`)
  const response = await request.get(pathname)
  // With its cover photo it is a JPEG.
  const format = response.headers()['content-type'] === 'image/jpeg' ? 'jpeg' : 'png'
  expect(await sharp(await response.body()).metadata()).toMatchObject({ format, width: 1200, height: 630 })
})

for (const path of [
  'provider/nobody-at-all-zzzz',
  'place/daycare/no-such-place-zz',
  'place/spaceship/orlando-fl',
  'provider/%3Cscript%3E',
])
  test(`there is no image at ${path}`, async ({ request }) => {
    expect((await request.get(`/share-images/${path}`)).status()).toBe(404)
  })
