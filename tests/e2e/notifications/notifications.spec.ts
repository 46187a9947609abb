import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

/** The demo's report to the admin comes in once more: other journeys notify the same admin, and the bell shows only the newest. */
const reportAgain = () =>
  queryJourneyDatabase(
    `INSERT INTO notifications (user_id, kind, path, facts, created_at)
     SELECT user_id, kind, path, facts, now() FROM notifications
     WHERE user_id = (SELECT id FROM users WHERE email = 'admin@nookling.test')
       AND kind = 'report-received' AND facts::text LIKE '%Little Harbor Academy%' ORDER BY id LIMIT 1`,
    [],
  )

test('an admin reads what is new, marks it, and sees all with only the keyboard', { tag: '@wide' }, async ({
  page,
  baseURL,
}) => {
  await reportAgain()
  await signInAs(page, 'admin', baseURL ?? '')
  await page.goto(routes.faq())
  const bell = page.getByRole('button', { name: /^Notifications, \d\+? unread$/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('Report about Little Harbor Academy').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await panel.getByRole('link', { name: 'See all' }).press('Enter')
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page.getByRole('main').getByText('Report about Little Harbor Academy').first()).toBeVisible()
  await expectAccessible(page)
})

test('a visitor loads nothing of the bell, and is prompted to sign in for the list', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(routes.faq())
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
  // Every page reports its view, and requests the site's notice.
  const sharedPaths: string[] = [routes.api.pageViews(), routes.api.notice()]
  expect(requests.filter((path) => path.startsWith('/api/') && !sharedPaths.includes(path))).toEqual([])
  await page.goto(dashboardRoutes.notifications())
  await expect(page).toHaveURL(/\/signin\?next=%2Fnotifications$/)
})

test('a choice in the settings is still there after a reload', async ({ page, baseURL }) => {
  await signInAs(page, 'provider', baseURL ?? '')
  await page.goto(dashboardRoutes.settings())
  const box = page.getByRole('group', { name: 'Your password was changed' }).getByLabel('On the site')
  const before = await box.isChecked()
  const saved = page.waitForResponse((response) => response.url().endsWith(dashboardRoutes.api.notificationChoices()))
  await box.click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(box).toBeChecked({ checked: !before })
})
