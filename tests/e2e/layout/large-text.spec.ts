import type { Page } from '@playwright/test'
import { routes } from '@/lib/platform/http/routes'
import { findDemoProviders } from '@/tests/support/journeys/demo-providers'
import { expect, test } from '@/tests/support/journeys/journey'

/** A phone of 390 pixels with text of twice the size shows as much as one of half the width with normal text. */
const HALF_A_PHONE = { width: 195, height: 422 }
const PAGES = [
  '/',
  '/search?q=32801',
  '/daycare/orlando-fl',
  '/blog',
  '/family-resources',
  '/provider-resources',
  '/faq',
  '/privacy-policy',
]

test.use({ viewport: HALF_A_PHONE })

async function expectNothingBeyondTheEdge(page: Page, address: string) {
  await page.goto(address)
  const horizontalOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(horizontalOverflow).toBeLessThanOrEqual(0)
}

for (const address of PAGES)
  test(`with text of twice the size nothing on ${address} is beyond the edge of a phone`, async ({ page }) => {
    await expectNothingBeyondTheEdge(page, address)
  })

test('with text of twice the size nothing on a provider page is beyond the edge of a phone', async ({ page }) => {
  const [provider] = await findDemoProviders('open')
  await expectNothingBeyondTheEdge(page, routes.provider(provider.publicId))
})

test('with text of twice the size the menu opens in place and closes again', async ({ page }) => {
  await page.goto('/faq')
  const button = page.locator('details#menu > summary')
  await button.click()
  await expect(page.locator('details#menu').getByRole('link', { name: 'Claim your page' })).toBeVisible()
  await button.click()
  await expect(page.locator('details#menu').getByRole('link', { name: 'Claim your page' })).toBeHidden()
})
