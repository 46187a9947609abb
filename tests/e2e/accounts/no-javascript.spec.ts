import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, emailOf } from '@/tests/support/journeys/journey-accounts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: [/\(csp\)|status of 401/] })

  test('a parent mistypes, signs in, returns to the same page, and signs out', async ({ page }) => {
    await page.goto(routes.signIn({ next: dashboardRoutes.settings() }))
    await page.getByLabel('E-mail').fill(emailOf('parent'))
    await page.getByLabel('Password').first().fill('not the password')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('E-mail')).toHaveValue(emailOf('parent'))
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/settings$/)
    await expect(page.getByText(/^To change anything here, turn on JavaScript/)).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto(dashboardRoutes.settings())
    await expect(page).toHaveURL(/\/signin\?next=/)
  })
})

test.describe('the page of an endpoint', () => {
  test.use({ allowedComplaints: [/status of 400/] })
  test('is accessible, and keeps the input', async ({ page }) => {
    await page.goto(routes.signUp())
    // As if the form's script had not loaded yet.
    await page.getByLabel('Your name').fill('K')
    await page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue('K')
    await expectAccessible(page)
  })
})
