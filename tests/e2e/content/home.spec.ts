import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { layoutShiftOf, watchLayoutShift } from '@/tests/support/journeys/layout-shift'

test('a parent who arrives at the home page can start a search without scripts getting in the way', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('the film plays muted, causes no layout shift, can be paused, and pauses while the window says so', {
  tag: '@wide',
}, async ({ page }) => {
  await watchLayoutShift(page)
  await page.goto('/')
  const film = page.getByLabel(/^Short film/)
  await film.scrollIntoViewIfNeeded()
  const isMoving = () => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
  await expect.poll(isMoving).toBe(true)
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  expect(await layoutShiftOf(page)).toBe(0)
  await page.evaluate(() => window.dispatchEvent(new Event('videos:pause')))
  await expect.poll(isMoving).toBe(false)
  await page.evaluate(() => window.dispatchEvent(new Event('videos:resume')))
  await expect.poll(isMoving).toBe(true)
  await page.getByRole('button', { name: 'Pause film' }).click()
  await expect.poll(isMoving).toBe(false)
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: [/\(csp\)/] })
  test('a parent counts another ZIP code, and searches with the age of the child', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /^Near .+ \d{5}, counted / })).toBeVisible()
    await page.getByLabel('Count another ZIP').fill('33602')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Near Tampa 33602, counted / })).toBeVisible()
    await page.getByLabel('Count another ZIP').fill('00000')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByText('We can’t find that ZIP code.')).toBeVisible()
    await page.goto('/')
    await page.getByLabel('ZIP code or city').fill('32801')
    await page.getByLabel('Your child').selectOption('9 months')
    await page.getByRole('button', { name: 'Find childcare' }).click()
    await expect(page).toHaveURL('/search?zipCode=32801&age=9')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the film does not play until a visitor presses play', async ({ page }) => {
    await page.goto('/')
    const film = page.getByLabel(/^Short film/)
    await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible()
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    await page.getByRole('button', { name: 'Play film' }).click()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  })
})
