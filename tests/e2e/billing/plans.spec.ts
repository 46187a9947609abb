import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'

test('a provider orders a plan, an admin records the payment, and the provider cancels the open one', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, 'provider', baseURL ?? '')
  await page.goto(dashboardRoutes.billing())
  await expect(page.getByText('PRO', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sunny Sprouts Montessori' }).click()
  await expect(page.getByRole('heading', { name: 'To pay' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await page.getByRole('button', { name: 'Get the invoice' }).click()
  await expect(page.getByText('$49.99').first()).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Invoice .* as a PDF$/ })
      .first()
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.pdf$/)

  await signInAs(page, 'admin', baseURL ?? '')
  await page.goto(dashboardRoutes.adminBilling())
  await page.getByRole('button', { name: /^Record payment of invoice/ }).click()
  await page.getByLabel('How was it paid?').fill('Check 1050')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByRole('heading', { name: 'No unpaid invoices.' })).toBeVisible()

  await signInAs(page, 'provider', baseURL ?? '')
  await page.goto(dashboardRoutes.settings())
  const plans = page.locator('section', { has: page.getByRole('heading', { name: 'Plans and renewal' }) })
  const own = plans.getByRole('listitem').filter({ hasText: 'Sunny Sprouts Montessori' })
  await expect(own).toContainText('then it renews.')
  await own.getByRole('button', { name: 'Cancel renewal' }).click()
  await own.getByRole('button', { name: 'Cancel renewal' }).click()
  await expect(own).toContainText('Then your page switches to Basic')
})

test('a provider reads what families search for', async ({ page, baseURL }) => {
  await signInAs(page, 'provider', baseURL ?? '')
  await page.goto(dashboardRoutes.insights())
  await expect(page.getByText(/searches near you$/)).toBeVisible()
  await expectAccessible(page)
})
