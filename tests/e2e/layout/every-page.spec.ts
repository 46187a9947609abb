import type { Page } from '@playwright/test'
import { everyAddress } from '@/tests/support/journeys/every-address'
import { expect, expectUsableByEveryone, reducedMotionObstacles, test } from '@/tests/support/journeys/journey'
import { type DemoPerson, signInAs } from '@/tests/support/journeys/journey-accounts'

// All pages in sequence, and not in npm test, since journeys cover most of them. In one project, because it sets its own size.
test.skip(({ isMobile }) => !process.env.EVERY_SCREEN || !isMobile, 'with EVERY_SCREEN, as a phone')
test.describe.configure({ timeout: 1_800_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/status of 404/] })

/** The problems on a page, in sentences: a walk collects them all instead of stopping at the first. */
async function problemsOn(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  await page.goto(address)
  await expectUsableByEveryone(page).catch((error: Error) => found.push(error.message))
  return [...found, ...(await reducedMotionObstacles(page))].map((one) => `${address}: ${one}`)
}

for (const person of [null, 'parent', 'provider', 'admin'] as (DemoPerson | null)[])
  test(`every page is accessible to ${person ?? 'a visitor'} in both themes, at 320 pixels, with large text, forced colors and reduced motion`, async ({
    page,
    baseURL,
  }) => {
    if (person) await signInAs(page, person, baseURL ?? '')
    const found: string[] = []
    for (const address of await everyAddress())
      await test.step(address || '/', async () => {
        const here = await problemsOn(page, address || '/')
        // Printed immediately: a walk takes long, and may be interrupted.
        for (const one of here) console.log(one)
        found.push(...here)
      })
    expect(found).toEqual([])
  })
