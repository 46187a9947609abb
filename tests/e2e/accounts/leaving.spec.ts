import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { mailKindsTo } from '@/tests/support/journeys/journey-accounts'

const PASSWORD = 'three green boats'
test.use({ allowedComplaints: [/status of 403/] })

test('a parent downloads their data, deletes the account, and restores it', async ({ page, baseURL }, info) => {
  const email = `leaving-${info.project.name.toLowerCase().replace(/\W/g, '')}@example.com`
  const headers = { origin: new URL(baseURL ?? '').origin }
  const data = { firstName: 'Kim', lastName: 'Cole', email, password: PASSWORD, role: 'caregiver' }
  // An earlier run may have created it already.
  await page.request.post(accountRoutes.api.register(), { data, headers })
  const again = { email, password: PASSWORD, keepAccount: true }
  expect((await page.request.post(accountRoutes.api.login(), { data: again, headers })).status()).toBe(200)

  await page.goto(dashboardRoutes.settings())
  const section = (title: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  await section('Your data').getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  const link = page.getByRole('link', { name: /^Download/ }).first()
  await expect(link).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toMatch(/^nookling-data-\d{4}-\d\d-\d\d\.zip$/)

  await section('Delete account').getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/account-closed$/)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').first().fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/You deleted this account\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page).toHaveURL(/\/caregiver-dashboard$/)
  expect(await mailKindsTo(email)).toEqual(expect.arrayContaining(['export-ready', 'account-deleted', 'account-kept']))
})
