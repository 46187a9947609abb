import { errorMessages } from '@/components/layout/error-view'
import { startOtherServer } from '@/scripts/bootstrap/testing/journey-server.mjs'
import { expect, expectUsableByEverybody, obstaclesForSome, test } from '@/tests/support/journeys/journey'

/** Where nobody listens. */
const NOWHERE = 'postgresql://nobody:nothing@127.0.0.1:1/nothing'

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/503|React error #441/] })

test('everybody can read, and try again, where a page cannot be made because no database answers', async ({ page }) => {
  const site = await startOtherServer(NOWHERE, { JOBS: 'off' })
  try {
    for (const path of ['/search?zipCode=32801', '/daycare/orlando-fl']) {
      const answer = await page.goto(`${site.address}${path}`)
      expect([path, answer?.status()]).toEqual([path, 503])
      await expect(page.getByRole('heading', { name: errorMessages.title })).toBeVisible()
      await expect(page.getByRole('button', { name: errorMessages.retry })).toBeVisible()
      await expectUsableByEverybody(page)
      expect(await obstaclesForSome(page), path).toEqual([])
    }
  } finally {
    // What a page still fetches ahead would be refused.
    await page.goto('about:blank')
    await site.stop()
  }
})
