import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'
import { layoutShiftOf, watchLayoutShift } from '@/tests/support/journeys/layout-shift'

/** Layout shifts without user input. The signed-in part of the header alone shifts by 0.005. */
const MOST_SHIFT = 0.01

test("a parent sees what fits their child on every list and the cost on a provider's page; nothing shifts, and no address contains data about the child", async ({
  page,
  baseURL,
}) => {
  await page.goto(routes.search({ zipCode: '32801', age: '20' }))
  await expect(page.getByText('Fit for a child')).toBeVisible()
  const list = page.getByRole('list', { name: 'Providers found' })
  await expect(list.getByText(/^(Fits|Doesn’t fit|Not known): /).first()).toBeAttached()
  await expectAccessible(page)

  await signInAs(page, 'parent', baseURL ?? '')
  await page.goto(routes.caregiverDashboard())
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own-fit'))).toBe('1')
  const own = await page.request.get(routes.api.children())
  const children: { name: string; birthMonth: string }[] = await own.json()
  const requests: string[] = []
  page.on('request', (request) => requests.push(decodeURIComponent(request.url())))
  await watchLayoutShift(page)
  const favorites = routes.caregiverDashboard({ tab: 'favorites' })
  for (const path of [routes.landing('daycare', 'orlando-fl'), favorites, routes.search({ zipCode: '32801' })]) {
    await page.goto(path)
    await expect(page.getByLabel('Which child', { exact: true })).toHaveValue('0')
    await expect(
      page
        .getByRole('main')
        .getByText(/Takes|Not for|Ages not/)
        .first(),
    ).toBeAttached()
    expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT)
  }
  await expectAccessible(page)

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
