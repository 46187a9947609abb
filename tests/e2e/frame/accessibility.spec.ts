import { expect, expectAccessible, test } from '@/tests/support/journey'

const pages = [
  '/',
  '/faq',
  '/review-guidelines',
  '/family-resources',
  '/provider-resources',
  '/privacy-policy',
  '/terms-of-service',
  '/browse-locations',
  '/blog',
  '/signin',
  '/signup',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    for (const path of pages) {
      test(`everybody can use ${path}, also at 320 pixels`, async ({ page, viewport }) => {
        await page.goto(path)
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: viewport?.height ?? 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, 'pixels beyond the edge').toBeLessThanOrEqual(0)
      })
    }
  })
}
