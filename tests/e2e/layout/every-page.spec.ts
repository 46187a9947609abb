import type { Page } from '@playwright/test'
import { everyAddress } from '@/tests/support/journeys/every-address'
import { expect, expectUsableByEverybody, obstaclesForSome, test } from '@/tests/support/journeys/journey'
import { type DemoPerson, signInAs } from '@/tests/support/journeys/journey-accounts'

// All in a row, and not in npm test: journeys look at most pages anyway. At one size, since it sets its own.
test.skip(({ isMobile }) => !process.env.EVERY_SCREEN || !isMobile, 'with EVERY_SCREEN, as a phone')
test.describe.configure({ timeout: 1_800_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/404/] })

/** What stands in the way of anybody there, sentences: all of a walk are worth more than the first. */
async function obstaclesAt(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  await page.goto(address)
  await expectUsableByEverybody(page).catch((error: Error) => found.push(error.message))
  return [...found, ...(await obstaclesForSome(page))].map((one) => `${address}: ${one}`)
}

for (const person of [null, 'parent', 'provider', 'admin'] as (DemoPerson | null)[])
  test(`${person ?? 'a visitor'} can use every page in both themes, at 320 pixels, with large text, the system's colors and nothing that moves`, async ({
    page,
    baseURL,
  }) => {
    if (person) await signInAs(page, person, baseURL ?? '')
    const found: string[] = []
    for (const address of await everyAddress())
      await test.step(address || '/', async () => {
        const here = await obstaclesAt(page, address || '/')
        // At once: a walk takes long, and may be ended before its end.
        for (const one of here) console.log(one)
        found.push(...here)
      })
    expect(found).toEqual([])
  })
