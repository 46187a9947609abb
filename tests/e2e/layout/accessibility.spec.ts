import { expect, expectUsableByEveryone, reducedMotionObstacles, test } from '@/tests/support/journeys/journey'

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

// With reduced motion; nothing else depends on it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of pages)
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expectUsableByEveryone(page)
    expect(await reducedMotionObstacles(page)).toEqual([])
  })
