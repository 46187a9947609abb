import type { Page } from '@playwright/test'
import { routes } from '@/lib/platform/routes'
import { publicIdOfDemo } from '@/tests/support/demo-providers'
import { expect, test } from '@/tests/support/journey'
import { layoutShiftOf, watchLayoutShift } from '@/tests/support/layout-shift'

const SCRIPT = /\/_next\/static\/.*\.js$/
/** What a page is painted with. */
const NEEDED = ['stylesheet', 'font']
const PAGES = ['/', '/daycare/orlando-fl', '/blog', '/faq']

/** Says which of its files a page asks for and gets, in this order. */
function watchFiles(page: Page): { asked: string[]; events: string[] } {
  const asked: string[] = []
  const events: string[] = []
  page.on('request', (request) => {
    if (!SCRIPT.test(request.url())) return
    asked.push(request.url())
    events.push('script asked')
  })
  page.on('requestfinished', (request) => {
    if (NEEDED.includes(request.resourceType())) events.push('needed there')
  })
  return { asked, events }
}

for (const path of PAGES)
  test(`${path} has what it is painted with before it asks for a script, and does not move when they come`, async ({
    page,
  }) => {
    // Three seconds that never pass, however busy the machine is.
    await page.clock.install()
    await watchLayoutShift(page)
    const { asked, events } = watchFiles(page)
    await page.goto(path)
    expect(asked.length).toBeGreaterThan(3)
    const before = events.slice(0, events.indexOf('script asked'))
    expect(before.length).toBeGreaterThanOrEqual(NEEDED.length)
    expect(events.filter((event) => event === 'needed there')).toEqual(before)
    expect(await layoutShiftOf(page)).toBe(0)
  })

for (const [what, addressOf] of [
  ['beside the first of a provider page', async () => routes.provider(await publicIdOfDemo('Little Harbor Academy'))],
  ['below the first of a landing page', async () => '/daycare/orlando-fl'],
] as const)
  test(`on a phone the pictures ${what} come after the page is drawn`, async ({ page }) => {
    const address = await addressOf()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Animation.enable')
    // A moment that never passes, however busy the machine is.
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url())
    })
    await page.goto(address)
    expect(asked).toHaveLength(1)
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await expect.poll(() => asked.length).toBeGreaterThan(2)
  })

test('whoever touches a page whose picture is still on its way has its scripts at once', async ({ page }) => {
  await page.clock.install()
  let show = () => {}
  const shown = new Promise<void>((done) => {
    show = done
  })
  await page.route('**/media/**', (route) => shown.then(() => route.continue()))
  const { asked } = watchFiles(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  show()
})
