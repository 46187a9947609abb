import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'
import { linkInMailTo, signUpInWizard } from '@/tests/support/journeys/journey-accounts'

const PASSWORD = 'four green kites over town'
const NEXT_PASSWORD = 'seven calm turtles at noon'

test(
  'a parent signs up with the wizard, confirms, signs in, sets a new password, and signs in with it',
  { tag: '@wide' },
  async ({ page, t }, info) => {
    const email = `dana-${info.project.name}-${Date.now()}@home.invalid`
    await page.goto('/faq')
    if (info.project.name === 'phone') await page.getByLabel('Menu').first().click()
    await page.getByRole('link', { name: 'Sign Up', exact: true }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible()
    await signUpInWizard(page, t, { email, password: PASSWORD })
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()

    await page.goto(await linkInMailTo(email))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()

    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').first().fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/caregiver-dashboard$/)
    await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Dana$/ })).toBeVisible()
    await expect(page.getByText('You have successfully signed in.')).toBeVisible()

    await page.goto(accountRoutes.resetPassword())
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    await page.goto(await linkInMailTo(email))
    await page.getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD)
    await page.getByLabel('New password again').fill(NEXT_PASSWORD)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()

    // Every device was signed out, including this one.
    await page.goto(dashboardRoutes.caregiverDashboard())
    await expect(page).toHaveURL(/\/signin\?next=/)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').first().fill(NEXT_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/caregiver-dashboard$/)
  },
)

for (const path of [
  routes.signIn(),
  routes.signUp(),
  accountRoutes.resetPassword(),
  `${accountRoutes.resetPassword()}#token=x`,
  accountRoutes.verifyEmail(),
  routes.parentLogin(),
  routes.providerLogin(),
  routes.vendorLogin(),
])
  test(`${path} is accessible, with its errors`, async ({ page }) => {
    await page.goto(path)
    const submit = page.getByRole('main').locator('button[type=submit]')
    await submit.click()
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible()
    await expectUsableByEveryone(page)
  })

test('the page linked in a mail about a new address is accessible', async ({ page }) => {
  await page.goto(`${accountRoutes.changeEmail()}#token=x`)
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  await expectUsableByEveryone(page)
})

test('every step of the wizard is accessible', async ({ page }, info) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign Up Free' }).click()
  await expect(page.getByText('Who are you here for?')).toBeVisible()
  await expectUsableByEveryone(page)
  await page.getByRole('button', { name: /Childcare Provider/ }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  // The wizard moves on when its film ends, which on a busy machine is during the check.
  await page
    .getByRole('dialog')
    .locator('video')
    .evaluate((film: HTMLVideoElement) => film.pause())
  await expectUsableByEveryone(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('License number is required for childcare providers')).toBeVisible()
  await expectUsableByEveryone(page)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lane')
  await page.getByLabel('License number').fill('C09OR0001')
  await page.getByLabel('E-mail').fill(`ada-${info.project.name}@house.invalid`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled()
  await expectUsableByEveryone(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|Failed to fetch/] })
  test('the error does not cover the button to try again, and disappears on the next try', async ({
    page,
    t,
  }, info) => {
    await page.goto('/faq')
    if (info.project.name === 'phone') await page.getByLabel('Menu').first().click()
    await page.getByRole('link', { name: 'Sign Up', exact: true }).filter({ visible: true }).first().click()
    await page.route(`**${accountRoutes.api.register()}`, (route) => route.abort(), { times: 1 })
    await signUpInWizard(page, t, { email: `eva-${info.project.name}-${Date.now()}@home.invalid`, password: PASSWORD })
    await expect(page.getByText('Sign up failed')).toBeVisible()
    const again = page.getByRole('button', { name: 'Create Account' })
    await expect(again).toBeFocused()
    // Playwright rejects a press that another element would receive.
    await again.click()
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    await expect(page.getByText('Sign up failed')).toHaveCount(0)
  })
})
