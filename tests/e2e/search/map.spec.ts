import path from 'node:path'
import type { Page } from '@playwright/test'
import { routes } from '@/lib/platform/http/routes'
import { freePort, productionServer, startServer } from '@/scripts/bootstrap/serving/server.mjs'
import { publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { expect, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'

/** A second server on the journeys' build and data, with the streets of a town. */
async function startSiteWithStreets() {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = await startServer(productionServer, {
    port,
    host: '127.0.0.1',
    log: path.join(process.cwd(), `.data/streets-${port}.log`),
    env: {
      DATABASE_URL: process.env.JOURNEY_DATABASE_URL ?? '',
      SITE_URL: address,
      NEXT_DIST_DIR: '.next-test',
      SAMPLE_DATA: '1',
      STREETS_FILE: path.join(process.cwd(), 'tests/support/servers/monaco.pmtiles'),
    },
  })
  return { address, stop: server.stop }
}

const MAP = '/search?zipCode=32801&view=map'

async function openMap(page: Page, address = MAP) {
  // Without animations a press of a key has moved the map when the next one comes.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  const map = page.getByRole('region', { name: /^Map of \d+ providers/ })
  await expect(map).toBeVisible()
  // WebGL without a graphics card takes time.
  await expect(page.locator('[data-mark]').first()).toBeVisible()
  return map
}
const marksOf = (page: Page) => page.locator('[data-mark]')
/** A marker that overlaps no other. */
const firstProviderMark = (page: Page) => page.locator('[data-mark]:has(.map-mark-provider)').first()

/** Until a provider is separate. */
async function zoomToProviderMark(page: Page) {
  for (let press = 0; press < 8 && (await firstProviderMark(page).count()) === 0; press += 1)
    await page.getByRole('button', { name: 'Zoom in' }).click()
}

test('a parent goes from the list to the map and back, with the same results', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/search?zipCode=32801&program=vpk')
  const count = ((await page.getByText(/^Orlando, FL 32801 · /).textContent()) ?? '').match(/· (\d+)/)?.[1]
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click()
  await expect(page).toHaveURL(/view=map/)
  await expect(page.getByRole('region', { name: /^Map of \d+ providers$/ })).toBeVisible()
  await expect(page.getByText(/^\d+ providers, most in 3\d{4} \(\d+\)/)).toBeVisible()
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click()
  await expect(page).not.toHaveURL(/view=map/)
  await expect(page.getByText(new RegExp(`^Orlando, FL 32801 · ${count} providers`))).toBeVisible()
})

test('the list loads nothing of the map, and the map no foreign styles', async ({ page, baseURL }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/search?zipCode=32801')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => url.includes('/map/'))).toEqual([])
  await openMap(page)
  await expect.poll(() => requests.some((url) => url.endsWith('/map/fl.json'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))).toEqual([])
})

test('the map, a selected provider and its card are accessible', async ({ page }) => {
  await openMap(page)
  await zoomToProviderMark(page)
  await firstProviderMark(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Chosen on the map' })).toBeFocused()
  await expectUsableByEveryone(page)
})

test('a pin that a parent opened is still marked after a reload', async ({ page }) => {
  await openMap(page)
  await zoomToProviderMark(page)
  const id = (await firstProviderMark(page).getAttribute('data-mark')) ?? ''
  await firstProviderMark(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Chosen on the map' })).toBeFocused()
  await openMap(page)
  await zoomToProviderMark(page)
  const pin = page.locator(`[data-mark="${id}"]`)
  await expect(pin.locator('.map-mark-visited')).toHaveCount(1)
  await expect(pin).toHaveAttribute('aria-expanded', 'false')
})

test('the keyboard alone moves the map, zooms in, views a provider and searches the area', {
  tag: '@wide',
}, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 600, 'phones have no keyboard')
  const map = await openMap(page)
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
  await expect(map).toBeFocused()
  await page.keyboard.press('+')
  await page.keyboard.press('+')

  await page.keyboard.press('Tab')
  const focused = page.locator('[data-mark]:focus')
  await expect(focused).toHaveCount(1)
  for (let press = 0; press < 40 && (await focused.locator('.map-mark-provider').count()) === 0; press += 1)
    await page.keyboard.press('Tab')
  const pin = (await focused.getAttribute('aria-label')) ?? ''
  const name = (await focused.getAttribute('title')) ?? ''
  expect(pin).toMatch(/, (\$[\d,.]+( to \$[\d,.]+)? a week( by age)?|No price)$/)
  await page.keyboard.press('Enter')
  const preview = page.getByRole('region', { name: 'Chosen on the map' })
  await expect(preview).toBeFocused()
  await expect(preview.getByRole('link', { name })).toHaveAttribute('href', /^\/provider\//)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await expect(page.locator('[data-mark]:focus')).toHaveAttribute('aria-label', pin)

  await page.getByRole('button', { name: 'Search this area' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bounds=/)
  await expect(page.getByText(/^Orlando, FL 32801 · \d+ providers? in this map area/)).toHaveAttribute('role', 'status')
  await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0)
  await expect(map).toBeFocused()
})

test('a cluster opens into its parts, and the focus is never lost', async ({ page }) => {
  await openMap(page)
  const cluster = page.locator('[data-mark]:has(.map-mark-cluster)').first()
  const before = await marksOf(page).count()
  await cluster.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Zoomed in on \d+ providers\.$/)).toBeAttached()
  await expect(page.locator('.maplibregl-map :focus')).toHaveCount(1)
  await page.getByRole('button', { name: 'Show all results' }).click()
  await expect(marksOf(page)).toHaveCount(before)
})

test('searching after dragging finds the visible area, and the place can be searched again', {
  tag: '@wide',
}, async ({ page }) => {
  const map = await openMap(page)
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = { x: box.x + box.width / 3, y: box.y + box.height - 40 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 60, middle.y - 120, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/bounds=28/)
  const bounds = new URL(page.url()).searchParams.get('bounds')?.split(',').map(Number) ?? []
  expect(bounds[0]).toBeLessThan(28.5)
  expect(bounds[2]).toBeGreaterThan(28.5)
  const chip = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^Map area/ })
  await chip.click()
  await expect(page).not.toHaveURL(/bounds=/)
  await page.goBack()
  await expect(page).toHaveURL(/bounds=/)
})

test('a pin under the pointer marks its row', { tag: '@wide' }, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 600, 'phones have no pointer')
  await openMap(page)
  const first = page.locator('article[data-map-id]').first()
  await first.locator('a').first().focus()
  const lit = page.locator('[data-mark]:has(.map-mark-lit)')
  await expect(lit).toHaveCount(1)
  await lit.hover()
  await expect(page.locator('article[data-map-id][data-lit]').first()).toBeVisible()
})

test('on a desktop the list is beside the map, which stays while the list scrolls', {
  tag: '@wide',
}, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 1024, 'below each other on phones')
  const map = await openMap(page)
  const row = page.locator('article[data-map-id]').last()
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport()
  await expect(map).toBeInViewport({ ratio: 0.5 })
  const [left, right] = [await row.boundingBox(), await map.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
})

test('a browser without WebGL gets the list, and a sentence says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(MAP)
  await expect(page.getByText('Your browser can’t show the map. The list has every result.')).toBeVisible()
  await expect(page.locator('article[data-map-id]').first()).toBeVisible()
  await page.goto(routes.provider(await publicIdOfDemo('Little Harbor Academy')))
  await page.getByRole('button', { name: 'Show the map' }).click()
  const note = page.getByText('Your browser can’t show the map.')
  await expect(note).toBeVisible()
  // No empty box above it.
  expect((await page.locator('.map-small').boundingBox())?.height).toBeLessThan(80)
})

test('when zoomed out too far no search runs, and a message says so', async ({ page }) => {
  const map = await openMap(page)
  await map.focus()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('-')
  await expect(page.getByText('Zoom in to search here')).toBeVisible()
})

test('hovering or focusing a row of the list shows where it is', { tag: '@wide' }, async ({ page }) => {
  await openMap(page)
  await page.locator('article[data-map-id] a').first().focus()
  await expect(page.locator('.map-mark-lit')).toHaveCount(1)
})

test('family homes are shown by ZIP code, never as a marker of their own', async ({ page }) => {
  await openMap(page, '/search?zipCode=32801&kind=family_home&distance=25&view=map')
  const homes = page.locator('[data-mark]')
  expect(await homes.count()).toBeGreaterThan(0)
  await expect(page.locator('.map-mark-provider, .map-mark-cluster')).toHaveCount(0)
  await expect(homes.first()).toHaveAttribute('aria-label', /family homes? in .*Shown by ZIP, not by address\./)
  await expect(page.getByText(/shown by ZIP, not by address/i).first()).toBeVisible()
})

test('a table links every ZIP code for those who do not see the map', async ({ page }) => {
  await openMap(page)
  await page.getByText('Providers by ZIP code').click()
  const row = page.getByRole('row').nth(1)
  const [zip = '', count = ''] = await row.locator('th, td').allTextContents()
  await expect(page.getByText(new RegExp(`most in ${zip} \\(${count}\\)`))).toBeVisible()
  await row.getByRole('link', { name: zip }).click()
  await expect(page).toHaveURL(new RegExp(`zipCode=${zip}`))
})

test('a search without results keeps its map and offers alternatives', async ({ page }) => {
  await page.goto(
    '/search?zipCode=34769&curriculumStyle=waldorf&openings=confirmed&priceRange=0-150&hide=unknown&view=map',
  )
  await expect(page.getByRole('heading', { name: /^No childcare centers found in St Cloud/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Map of 0 providers' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Without/ }).first()).toHaveAttribute('href', /view=map/)
})

test.describe('when the server is busy', () => {
  test.use({ allowedComplaints: [/status of 429/] })
  test('names that fail to load leave the map and the list unchanged', async ({ page }) => {
    await page.route('**/api/map/places*', (route) => route.fulfill({ status: 429, json: { message: 'Too many' } }))
    const map = await openMap(page)
    await map.focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
    await page.waitForTimeout(500)
    expect(await marksOf(page).count()).toBeGreaterThan(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: [/\(csp\)/] })
  test('the list has every result, a sentence says so, and the filters work', async ({ page }) => {
    await page.goto('/search?zipCode=32801')
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click()
    await expect(page).toHaveURL(/view=map/)
    await expect(page.getByText('The map needs JavaScript. The list has every result.')).toBeVisible()
    // No empty box for the map before it.
    await expect(page.locator('article[data-map-id]').first()).toBeInViewport({ ratio: 0.5 })
    await page.locator('.filter-group > summary', { hasText: 'Openings' }).click()
    await page.getByRole('button', { name: 'Show the choices' }).click()
    await expect(page).toHaveURL(/view=map/)
    await page.getByLabel('Opening confirmed').check()
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await expect(page).toHaveURL(/view=map/)
    await expect(page).toHaveURL(/openings=confirmed/)
  })
})

test.describe('with streets', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 600, 'the streets are the same on phones')
  test.skip(!process.env.JOURNEY_DATABASE_URL, 'needs a server of its own beside the journeys’')
  test.slow()

  test('their file is loaded in parts, with its credit, and nothing violates the policy', {
    tag: '@wide',
  }, async ({ page }) => {
    const site = await startSiteWithStreets()
    try {
      const part = page.waitForResponse((response) => response.url().endsWith('/api/map/streets'))
      await page.goto(`${site.address}/search?zipCode=32801&view=map`)
      expect((await part).status()).toBe(206)
      await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
        'href',
        'https://www.openstreetmap.org/copyright',
      )
      await expect(page.locator('[data-mark]').first()).toBeVisible()
    } finally {
      await site.stop()
    }
  })
})
