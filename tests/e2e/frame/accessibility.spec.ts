import { expectUsableByEverybody, test } from '@/tests/support/journey'

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

for (const path of pages)
  test(`everybody can use ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectUsableByEverybody(page)
  })
