import { publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'
test('shots', async ({ page, baseURL }) => {
  const id = await publicIdOfDemo('Little Harbor Academy')
  for (const [name, path] of [['dev', '/developers'], ['data', '/open-data'], ['place', '/embed/openings/place/daycare/orlando-fl'], ['prov', `/embed/openings/provider/${id}`]] as const)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: width === 1280 ? 900 : 844 })
      await page.goto(path)
      await page.screenshot({ path: `/tmp/open-shot-${name}-${width}.png` })
      if (width !== 320) await page.screenshot({ path: `/tmp/open-full-${name}-${width}.png`, fullPage: true })
    }
  await signInAs(page, 'provider', baseURL ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/careprovider-dashboard?tab=profile#openings-frame')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/open-shot-code-390.png' })
})
