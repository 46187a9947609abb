import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { codeOf } from '@/tests/support/journeys/journey-accounts'

const PASSWORD = 'three green boats'
test.use({ allowedComplaints: [/status of 401/] })

test('a parent adds an authenticator app, signs in with its code, and without the phone with a recovery code', async ({
  page,
  baseURL,
}, info) => {
  const email = `two-factors-${info.project.name}-${info.retry}@example.com`
  const headers = { origin: new URL(baseURL ?? '').origin }
  const data = { firstName: 'Kim', lastName: 'Cole', email, password: PASSWORD, role: 'caregiver' }
  await page.request.post(accountRoutes.api.register(), { data, headers })
  await page.request.post(accountRoutes.api.login(), { data: { email, password: PASSWORD }, headers })

  await page.goto(dashboardRoutes.settings())
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Two-step verification' }) })
  await section.getByLabel('Current password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Set up an app' }).click()
  await expect(section.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const address = (await section.getByRole('link').first().getAttribute('href')) ?? ''
  const secret = new URL(address).searchParams.get('secret') ?? ''
  const step = Math.floor(Date.now() / 30_000)
  await section.getByLabel('Code from the app').fill(codeOf(secret, step))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('button', { name: 'I saved them' })).toBeVisible()
  const [recoveryCode = ''] = await section.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await section.getByRole('button', { name: 'I saved them' }).click()
  await expect(
    section.getByText('You sign in with your password and a code from your authenticator app.'),
  ).toBeVisible()

  const main = page.getByRole('main')
  for (const code of [codeOf(secret, step + 1), recoveryCode]) {
    await page.context().clearCookies()
    await page.goto(routes.signIn())
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Password').first().fill(PASSWORD)
    await main.getByRole('button', { name: 'Sign in' }).click()
    const field = main.getByLabel('Code from your authenticator app')
    await field.fill(code)
    await main.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/caregiver-dashboard$/)
  }
})
