import { expect, test } from '@/tests/support/journey'

/** What a phone of 390 pixels shows to somebody whose text is twice the size: as much as one of half its width shows with text of one size. */
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
  '/provider/little-harbor-academy-orlando-fl-4m9q',
]

test.use({ viewport: HALF_A_PHONE })

for (const address of PAGES)
  test(`with text of twice the size nothing of ${address} is beyond the edge of a phone`, async ({ page }) => {
    await page.goto(address)
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(over).toBeLessThanOrEqual(0)
  })

test('with text of twice the size the menu opens in place and closes again', async ({ page }) => {
  await page.goto('/faq')
  const button = page.locator('details#menu > summary')
  await button.click()
  await expect(page.locator('details#menu').getByRole('link', { name: 'Claim your page' })).toBeVisible()
  await button.click()
  await expect(page.locator('details#menu').getByRole('link', { name: 'Claim your page' })).toBeHidden()
})
