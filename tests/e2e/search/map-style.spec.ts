import { chromium, type Page } from '@playwright/test'
import { findOrGetChromium } from '@/scripts/bootstrap/testing/chromium.mjs'
import { expect, test } from '@/tests/support/journeys/journey'
import { startStyledSite, startStyleServer } from '@/tests/support/servers/style-server'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 600, 'the base map is the same on phones')
test.skip(!process.env.JOURNEY_DATABASE_URL, 'needs a server of its own beside the journeys’')
test.slow()

/** Visits a site with this style in a browser that renders WebGL without a graphics card. */
async function withStyle(options: { isBroken?: boolean }, visit: (page: Page, requests: string[]) => Promise<void>) {
  const style = await startStyleServer(options)
  const site = await startStyledSite(style.styleUrl)
  const executablePath = await findOrGetChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] })
  try {
    const page = await browser.newPage({ baseURL: site.address, viewport: { width: 1280, height: 800 } })
    await visit(page, style.asked)
  } finally {
    await browser.close()
    await site.stop()
    await style.stop()
  }
}

test('a configured style is rendered below our markers, names its source, and violates no policy', {
  tag: '@wide',
}, async () => {
  await withStyle({}, async (page, requests) => {
    const breaches: string[] = []
    page.on('console', (message) => message.type() === 'error' && breaches.push(message.text()))
    // Through a link: the policy of the first page still applies.
    await page.goto('/')
    await page.goto('/search?zipCode=32801')
    expect(requests).toEqual([])
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click()
    const credit = page.getByRole('link', { name: 'Maps of the test' })
    // WebGL without a graphics card takes time.
    await expect(credit).toHaveAttribute('href', 'https://maps.test/credits', { timeout: 30_000 })
    await expect(page.getByRole('link', { name: 'Roads of the test' })).toHaveAttribute('href', 'https://roads.test/')
    await expect(page.getByText('Outline: US Census Bureau')).toBeHidden()
    expect(requests).toContain('/style.json')
    const canvas = page.locator('.map-style canvas')
    await expect(canvas).toBeVisible()
    expect(await page.locator('[data-mark]').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
    expect(breaches).toEqual([])
  })
})

test('when a style fails to load our own outline stays, with a message', { tag: '@wide' }, async () => {
  await withStyle({ isBroken: true }, async (page) => {
    await page.goto('/search?zipCode=32801&view=map')
    await expect(page.getByText('The detailed map did not load. This is our own outline.')).toBeVisible()
    expect(await page.locator('[data-mark]').count()).toBeGreaterThan(0)
    await expect(page.locator('.map-outline use').first()).toBeAttached()
  })
})
