import { startOtherServer } from '@/scripts/bootstrap/testing/journey-server.mjs'
import { expect, expectUsableByEveryone, reducedMotionObstacles, test } from '@/tests/support/journeys/journey'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'error')

/** An address where no server listens. */
const NOWHERE = 'postgresql://nobody:nothing@127.0.0.1:1/nothing'

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/status (?:of )?503|React error #441/] })

test('a page that cannot be rendered without a database is accessible, and offers to try again', async ({ page }) => {
  const site = await startOtherServer(NOWHERE, { JOBS: 'off' })
  try {
    for (const path of ['/search?zipCode=32801', '/daycare/orlando-fl']) {
      const response = await page.goto(`${site.address}${path}`)
      expect([path, response?.status()]).toEqual([path, 503])
      await expect(page.getByRole('heading', { name: t('title') })).toBeVisible()
      await expect(page.getByRole('button', { name: t('retry') })).toBeVisible()
      await expectUsableByEveryone(page)
      expect(await reducedMotionObstacles(page), path).toEqual([])
    }
  } finally {
    // Leave the page first: pending prefetches would fail.
    await page.goto('about:blank')
    await site.stop()
  }
})
