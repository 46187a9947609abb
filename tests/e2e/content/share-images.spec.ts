import sharp from 'sharp'
import { expect, test } from '@/tests/support/journeys/journey'

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
