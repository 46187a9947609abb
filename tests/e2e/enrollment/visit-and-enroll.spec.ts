import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

test('a parent proposes a tour, the provider accepts it and confirms a place, and both are on the dashboard', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const site = baseURL ?? ''
  const lastName = info.project.name
  const email = `dana-visits-${lastName}-${Date.now()}@test.com`
  const headers = { origin: new URL(site).origin }
  const dana = { email, password: DEMO_PASSWORD, firstName: 'Dana', lastName, role: 'caregiver' }
  expect((await page.request.post(routes.api.register(), { data: dana, headers })).ok()).toBe(true)
  await page.request.post(routes.api.login(), { data: { email, password: DEMO_PASSWORD }, headers })
  const [provider] = await queryJourneyDatabase<{ slug: string }>(
    "SELECT slug FROM providers WHERE name = 'Sunny Sprouts Montessori'",
  )
  await page.goto(routes.requestInformation(provider?.slug ?? ''))
  await page.getByLabel('Your note').fill('Could we visit?')
  // Noon of the day after tomorrow, in the provider's time zone.
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await page.getByText('Propose other times').click()
  await page.getByLabel(/^First time/).fill(`${day}T12:00`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send to Sunny Sprouts' }).click()
  await expect(page).toHaveURL(/caregiver-dashboard\/messages\/\d+$/)
  await expect(page.getByText('You suggested these times. Now it’s their turn to choose.')).toBeVisible()
  await expectAccessible(page)
  const id = Number(page.url().split('/').at(-1))

  const other = await browser.newContext({ baseURL: site, viewport: page.viewportSize() })
  const providerPage = await other.newPage()
  await signInAs(providerPage, 'provider', site)
  await providerPage.goto(routes.conversation('careprovider', id))
  await expectAccessible(providerPage)
  await providerPage.getByRole('button', { name: /^Accept .*12:00 PM/ }).click()
  await expect(providerPage.getByText('Booked', { exact: true })).toBeVisible()
  await providerPage.getByText('Confirm a place').click()
  await expectAccessible(providerPage)
  await providerPage.getByRole('button', { name: 'Confirm this place' }).click()
  await expect(providerPage.getByRole('region', { name: 'Enrollment' }).getByText('Enrolled')).toBeVisible()
  // The lead was updated automatically.
  await expect(providerPage.getByRole('region', { name: 'For your team only' }).getByText('Enrolled')).toBeVisible()
  await expectAccessible(providerPage)
  await other.close()

  await page.goto(routes.caregiverDashboard())
  await expect(page.getByRole('link', { name: /^Request Transfer from/ })).toBeVisible()
  await page.goto(routes.caregiverDashboard({ tab: 'calendar', day }))
  const month = page.getByRole('table')
  const chosen = month.locator('[aria-current]')
  await expect(chosen).toHaveAccessibleName(/, 1 date$/)
  await expectAccessible(page)
  await chosen.focus()
  await page.keyboard.press('ArrowRight')
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  await expect(page).toHaveURL(new RegExp(`day=${next}$`))
  await expect(month.locator('[aria-current]')).toBeFocused()
})
