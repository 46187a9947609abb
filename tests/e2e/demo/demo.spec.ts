import { routes } from '@/lib/platform/http/routes'
import { findDemoProviders, publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { expect, test } from '@/tests/support/journeys/journey'

test('a visitor of the demo reads that the data is invented, and sees the pictures of a provider', async ({ page }) => {
  await page.goto(routes.provider(await publicIdOfDemo('Little Harbor Academy')))
  await expect(page.getByRole('heading', { level: 1, name: 'Little Harbor Academy' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Sample data')
  const cover = page.getByRole('img', { name: /Illustration: a low building with shrubs/ }).first()
  await expect(cover).toBeVisible()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
})

test('pictures are requested once: they may be cached for a year', async ({ request }) => {
  const response = await request.get('/media/illustrations/listing-02-640.avif')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/avif')
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await request.get('/_next/image?url=%2Fmedia%2Fhero-poster.jpg&w=640&q=75')).status()).toBe(404)
})

test('a provider without a picture shows a calm tile with its initials, never a stock picture', async ({ page }) => {
  const [{ publicId, name }] = await findDemoProviders('withoutPhoto')
  await page.goto(routes.provider(publicId))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const tile = page.getByRole('main').locator('.tile').first()
  await expect(tile).toBeVisible()
  await expect(tile).toHaveText(/^\p{L}{1,2}$/u)
  await expect(tile).toHaveAttribute('aria-hidden', 'true')
  await expect(page.locator('img[src*="/media/illustrations/"]')).toHaveCount(0)
})

test('the street of a family home is nowhere in its page', async ({ request }) => {
  for (const { publicId, name, privateStreet } of (await findDemoProviders('familyHome')).slice(0, 8)) {
    const html = await (await request.get(routes.provider(publicId))).text()
    expect(html).toContain(name.replaceAll("'", '&#x27;'))
    expect(privateStreet).toMatch(/^\d+ \w/)
    expect(html).not.toContain(privateStreet)
  }
})

test('the page of a merged provider redirects to the one it is part of now', async ({ request }) => {
  const [{ publicId }] = await findDemoProviders('merged')
  const response = await request.get(routes.provider(publicId), { maxRedirects: 0 })
  expect([301, 308]).toContain(response.status())
  expect(response.headers().location).not.toContain(publicId)
  expect((await request.get(response.headers().location ?? '')).status()).toBe(200)
})
