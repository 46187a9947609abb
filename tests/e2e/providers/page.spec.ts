import { gzipSync } from 'node:zlib'
import { routes } from '@/lib/platform/http/routes'
import { type DemoCase, findDemoProviders, publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { expect, expectAccessible, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'

const KINDS = ['open', 'familyHome', 'temporarilyClosed', 'closed', 'sponsored', 'knownFromListAlone'] as const
const TABS = ['Overview', 'Hours', 'Reviews', 'Photos']

for (const [turn, kind] of KINDS.entries())
  test(`the page of a provider (${kind}) is accessible in every tab`, async ({ page }) => {
    const [{ publicId, name }] = await findDemoProviders(kind)
    await page.goto(routes.provider(publicId))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    for (const tab of TABS) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel')).toBeVisible()
      // The whole page once, then only what another tab changes.
      const part = tab === TABS[0] ? 'html' : '[data-tab-panel][data-chosen]'
      await expectUsableByEveryone(page, { part, turn })
    }
  })

test('the first screen of a phone answers opening, price, hours and license, and those of a child that was searched for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const address = routes.provider(await publicIdOfDemo('Little Harbor Academy'))
  await page.goto(address)
  const main = page.getByRole('main')
  for (const answer of [/openings?, .*confirmed /, /a week by age/, /^License /])
    await expect(main.getByText(answer).filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Book a tour' }).filter({ visible: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Request Information' }).last()).toHaveText(/^Ask/)
  await page.goto(`${address}?age=9&start=2027-01&dropOff=07:30&pickUp=18:00`)
  await expect(main.getByText('a week, infants').filter({ visible: true })).toBeInViewport({ ratio: 1 })
  await expect(main.getByText(/^(Fits|Doesn’t fit|Not known): /).first()).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('before a request to a page that nobody manages, a dialog says that nobody may answer', async ({ page }) => {
  const [{ publicId }] = await findDemoProviders('knownFromListAlone')
  await page.goto(routes.provider(publicId))
  await expect(page.getByRole('link', { name: 'Book a tour' }).filter({ visible: true })).toHaveCount(0)
  const request = page.getByRole('link', { name: 'Request Information' }).filter({ visible: true }).last()
  await request.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'You may not get an answer' })
  await expect(dialog).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(request).toBeFocused()
})

test('the keyboard moves through the tabs, and a photo opens, changes and closes', { tag: '@wide' }, async ({
  page,
}) => {
  const [{ publicId }] = await findDemoProviders('open')
  await page.goto(routes.provider(publicId))
  const overview = page.getByRole('tab', { name: 'Overview' })
  await expect(overview).toHaveAttribute('aria-selected', 'true')
  await overview.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Hours' })).toBeFocused()
  await expect(page.getByRole('tabpanel').getByText('Monday', { exact: true })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Photos' })).toHaveAttribute('aria-selected', 'true')

  const photo = page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Open photo 1 of/ })
    .first()
  await photo.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await expect(viewer).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(/^2 of \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(photo).toBeFocused()
})

test('an old, a short and a merged id redirect to the one address in one step', async ({ request }) => {
  const [{ publicId }] = await findDemoProviders('open')
  const short = publicId.split('-').at(-1)
  for (const old of [`another-name-orlando-fl-${short}`, `${short}`]) {
    const response = await request.get(routes.provider(old), { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headersArray().filter(({ name }) => name.toLowerCase() === 'location')).toEqual([
      { name: expect.stringMatching(/^location$/i), value: routes.provider(publicId) },
    ])
  }
  const [{ publicId: merged }] = await findDemoProviders('merged')
  const survivor = (await request.get(routes.provider(merged), { maxRedirects: 0 })).headers().location ?? ''
  expect((await request.get(survivor, { maxRedirects: 0 })).status()).toBe(200)
})

test.describe('an unknown provider', () => {
  test.use({ allowedComplaints: [/status of 404/] })
  test('shows a message, with a link', async ({ page }) => {
    const response = await page.goto(routes.provider('nobody-orlando-fl-zzzz'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Provider Not Found' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('any input in the address gets a response without a server error', async ({ request }) => {
  const hostile = [
    '/provider/%E0%A4%A',
    '/daycare/%',
    '/provider/%00',
    `/provider/${'a'.repeat(5000)}`,
    "/provider/'%20OR%201=1--",
    '/provider/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/provider/..%2f..%2fetc%2fpasswd',
    '/api/places/details/%00',
    '/api/no-such-thing',
    '/search?zipCode=%00',
    `/search?zipCode=${'9'.repeat(5000)}`,
    '/search?zipCode=32801&page=-1',
    '/api/places/search?zipCode=%27%3B%20DROP%20TABLE%20providers',
    '/api/places/autocomplete?input=%E0%A4%A',
  ]
  for (const path of hostile) expect((await request.get(path)).status(), path.slice(0, 80)).toBeLessThan(500)
  for (const path of hostile.slice(0, 2)) expect((await request.get(path)).status(), path).toBe(404)
})

test('an unknown endpoint says so as JSON, with one policy', async ({ request }) => {
  const response = await request.get('/api/no/such/thing')
  expect(response.status()).toBe(404)
  expect(await response.json()).toEqual({ message: 'There is no such endpoint.' })
  expect(response.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')).toHaveLength(1)
})

/** In kB, by amount of content: photos, thirty reviews and more; the facts in a state's list; a notice, and its reviews. */
const MOST: [DemoCase, number][] = [
  ['withManyReviews', 32],
  ['knownFromListAlone', 20],
  ['closed', 24],
]

for (const [kind, most] of MOST)
  test(`the page of a provider (${kind}) has at most ${most} kB of HTML`, async ({ request }) => {
    const weights = []
    for (const { publicId } of await findDemoProviders(kind)) {
      const html = await (await request.get(routes.provider(publicId))).text()
      weights.push({ publicId, weight: gzipSync(html).length })
      // A client component must get the values it shows, not the whole record.
      expect(html).not.toContain('internalId')
    }
    const [heaviest] = weights.toSorted((a, b) => b.weight - a.weight)
    console.log(`heaviest of ${weights.length}: ${heaviest?.publicId} ${heaviest?.weight} bytes (gzip)`)
    expect(weights.filter(({ weight }) => weight > most * 1000)).toEqual([])
  })
