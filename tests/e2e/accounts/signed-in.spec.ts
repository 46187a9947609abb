import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { findContactOfDemo, findDemoProviders } from '@/tests/support/journeys/demo-providers'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, type DemoPerson, emailOf, signInAs } from '@/tests/support/journeys/journey-accounts'

const HOMES: [DemoPerson, string][] = [
  ['parent', dashboardRoutes.caregiverDashboard()],
  ['provider', dashboardRoutes.careproviderDashboard()],
  ['admin', dashboardRoutes.adminDashboard()],
]

for (const [person, home] of HOMES)
  test(`the demo's ${person} signs in and gets to their own dashboard`, async ({ page }) => {
    await page.goto(routes.signIn())
    await page.getByLabel('E-mail').fill(emailOf(person))
    await page.getByLabel('Password').first().fill(DEMO_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    await expectAccessible(page)
  })

test('signing in returns to the previous page, and never to another site', async ({ page }) => {
  for (const [next, lands] of [
    ['/tools/readiness-quiz', /\/tools\/readiness-quiz$/],
    ['https://evil.example/', /\/caregiver-dashboard$/],
    ['//evil.example', /\/caregiver-dashboard$/],
  ] as const) {
    // Leave the page first: it would request news without a session.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(routes.signIn({ next }))
    await page.getByLabel('E-mail').fill(emailOf('parent'))
    await page.getByLabel('Password').first().fill(DEMO_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(lands)
  }
})

test('the wrong role is redirected to its own dashboard, and from admin pages to the home page', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, 'parent', baseURL ?? '')
  await page.goto(dashboardRoutes.careproviderDashboard())
  await expect(page).toHaveURL(/\/caregiver-dashboard$/)
  await page.goto(dashboardRoutes.adminDashboard())
  await expect(page).toHaveURL(/\/$/)
})

test('the header of a cached page shows who is signed in, and logging out ends the session immediately', {
  tag: '@wide',
}, async ({ page, baseURL }) => {
  await signInAs(page, 'parent', baseURL ?? '')
  const cookies = await page.context().cookies()
  await page.goto('/faq')
  const menu = page.getByRole('button', { name: /^Account of/ })
  await expect(menu).toBeVisible()
  await expect(page.locator('.signed-out').filter({ visible: true })).toHaveCount(0)
  await menu.click()
  await expect(page.getByText(emailOf('parent'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  // Reuse a copy of the old cookie.
  await page.context().addCookies(cookies)
  const response = await page.request.get(dashboardRoutes.caregiverDashboard(), { maxRedirects: 0 })
  expect(response.status()).toBe(307)
})

test('a signed-in parent reads the phone number that visitors do not get', async ({ page, baseURL }) => {
  await signInAs(page, 'parent', baseURL ?? '')
  const [{ publicId }] = await findDemoProviders('open')
  const [, phone = ''] = await findContactOfDemo(publicId)
  await page.goto(routes.provider(publicId))
  await page
    .getByRole('link', { name: /^Show phone/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText(phone).filter({ visible: true }).first()).toBeVisible()
  // A signed-in user is not prompted to sign in, and has favorites.
  await expect(page.getByText('Sign in to see').filter({ visible: true })).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: 'Add to Favorites', exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
})

test.describe('with a wrong password', () => {
  test.use({ allowedComplaints: [/status of 401/] })
  test('sign-in fails, and the address stays in its field', async ({ page }) => {
    await page.goto(routes.signIn())
    await page.getByLabel('E-mail').fill('nobody@home.invalid')
    await page.getByLabel('Password').first().fill('not the password')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Sign in failed')).toBeVisible()
    await expect(page.getByText('Invalid email or password')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@home.invalid')
    await expectAccessible(page)
  })
})

test.describe('The header may still send one request after that.', () => {
  test.use({ allowedComplaints: [/status of 401 .*\/api\/notifications\/unread/] })

  test('the settings list all sessions, and "sign out everywhere" ends them', async ({ page, baseURL }) => {
    // A separate user: other journeys sign in as the demo's users at the same time.
    const email = 'everywhere@example.com'
    const data = { firstName: 'Kim', lastName: 'Cole', email, password: 'three green boats', role: 'caregiver' }
    const headers = { origin: new URL(baseURL ?? '').origin }
    await page.request.post(accountRoutes.api.register(), { data, headers })
    expect((await page.request.post(accountRoutes.api.login(), { data, headers })).status()).toBe(200)
    await page.goto(dashboardRoutes.settings())
    await expect(page.getByText(email).first()).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /\(this device\)/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password is required').first()).toBeVisible()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL(/\/signin$/)
    expect((await page.request.get(dashboardRoutes.settings(), { maxRedirects: 0 })).status()).toBe(307)
  })
})
