import { everyAddress } from '@/tests/support/every-address'
import { expect, expectNothingBeyondTheEdge, test } from '@/tests/support/journey'
import { type DemoPerson, signInAs } from '@/tests/support/journey-accounts'
import { obstaclesForSome } from '@/tests/support/needs'

// All in a row, and not in npm test: journeys look at most pages anyway.
test.skip(!process.env.EVERY_SCREEN, 'with EVERY_SCREEN')
test.describe.configure({ timeout: 480_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/404/] })

for (const person of [null, 'parent', 'provider', 'admin'] as (DemoPerson | null)[])
  test(`${person ?? 'a visitor'} can use every page at 320 pixels, with large text, the system's colors and nothing that moves`, async ({
    page,
    baseURL,
  }) => {
    if (person) await signInAs(page, person, baseURL ?? '')
    for (const address of await everyAddress())
      await test.step(address || '/', async () => {
        await page.goto(address || '/')
        await expectNothingBeyondTheEdge(page)
        expect.soft(await obstaclesForSome(page), address).toEqual([])
      })
  })
