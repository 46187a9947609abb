import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'
import { layoutShiftOf, watchLayoutShift } from '@/tests/support/journeys/layout-shift'

/** Layout shifts without user input: what a child’s age changes within rows is 0.008. */
const MOST_SHIFT = 0.01

test("a parent sees what fits their child on every list and the cost on a provider's page; nothing shifts, and addresses contain needs, but no name or month of birth", async ({
  page,
  baseURL,
}) => {
  await page.goto(routes.search({ zipCode: '32801', age: '20' }))
  const order = page.getByRole('navigation', { name: 'Sort by' }).locator('summary')
  await expect(order).toContainText('Best fit first')
  const list = page.getByRole('list', { name: 'Providers found' })
  await expect(list.getByText(/^(Fits|Doesn’t fit|Not known): /).first()).toBeAttached()
  await expectAccessible(page)

  await signInAs(page, 'parent', baseURL ?? '')
  await page.goto(dashboardRoutes.caregiverDashboard())
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own-fit'))).toBe('1')
  const answer = await page.request.get(dashboardRoutes.api.children())
  const children: { name: string; birthMonth: string }[] = await answer.json()
  const requests: string[] = []
  page.on('request', (request) => requests.push(decodeURIComponent(request.url())))
  await watchLayoutShift(page)
  const favorites = dashboardRoutes.caregiverDashboard({ tab: 'favorites' })
  for (const path of [routes.landing('daycare', 'orlando-fl'), favorites]) {
    await page.goto(path)
    await expect(page.getByLabel('Which child', { exact: true })).toHaveValue('0')
    await expect(
      page
        .getByRole('main')
        .getByText(/Takes|Not for|Ages not|^Fits |No place in|not known/)
        .first(),
    ).toBeAttached()
    expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT)
  }

  // On a search the children are links to the same search with their needs.
  await page.goto(routes.search({ zipCode: '32801' }))
  const own = page.getByRole('list', { name: 'For which child?' })
  await expect(own.getByRole('link', { name: children[0]?.name })).toBeVisible()
  expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT)
  await expectAccessible(page)
  await own.getByRole('link', { name: children[0]?.name }).click()
  await expect(page).toHaveURL(/age=\d+&start=\d{4}-\d\d&days=mon/)
  await expect(order).toContainText(`Best for ${children[0]?.name}`)
  await page.goto(page.url())
  await expect(order).toContainText(`Best for ${children[0]?.name}`)

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByLabel('Which child', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Estimate the cost' }).press('Enter')
  const cost = page.getByRole('group', { name: 'Cost until kindergarten' })
  await expect(cost.getByLabel('Child', { exact: true })).toHaveValue(/^\d+$/)
  await expect(cost.getByText(/ until kindergarten$/)).toBeVisible()
  await expectAccessible(page)

  expect(requests.length).toBeGreaterThan(10)
  expect(children.length).toBeGreaterThan(0)
  for (const { name, birthMonth } of children)
    expect(requests.filter((url) => url.includes(name) || url.includes(birthMonth))).toEqual([])
})

test('every search box of a parent fills in what their child needs', async ({ page, baseURL }) => {
  await signInAs(page, 'parent', baseURL ?? '')
  await page.goto(routes.home())
  const box = page.getByRole('search').first()
  await expect(box.getByText(/^For \p{L}+$/u)).toBeVisible()
  await box.getByRole('combobox', { name: 'ZIP code or city' }).fill('32801')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?zipCode=32801&age=\d+&start=\d{4}-\d\d/)
  await expect(page.getByRole('navigation', { name: 'Sort by' }).locator('summary')).toHaveText(/Best for \p{L}+$/u)
})
