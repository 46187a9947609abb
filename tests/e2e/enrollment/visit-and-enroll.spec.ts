import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { LOCALES, languageName, regionalTag } from '@/lib/platform/language/locales'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

for (const locale of LOCALES)
  test.describe(`in ${languageName(locale)}`, () => {
    test.use({ locale: regionalTag(locale) })
    test('a parent proposes a tour, the provider accepts it and confirms a place, and both are on the dashboard', async ({
      page,
      browser,
      baseURL,
      t,
      at,
    }, info) => {
      const site = baseURL ?? ''
      const lastName = `${info.project.name}-${locale}`
      const email = `dana-visits-${lastName}-${Date.now()}@test.com`
      const headers = { origin: new URL(site).origin }
      const dana = { email, password: DEMO_PASSWORD, firstName: 'Dana', lastName, role: 'caregiver' }
      expect((await page.request.post(accountRoutes.api.register(), { data: dana, headers })).ok()).toBe(true)
      await page.request.post(accountRoutes.api.login(), { data: { email, password: DEMO_PASSWORD }, headers })
      const [provider] = await queryJourneyDatabase<{ slug: string }>(
        "SELECT slug FROM providers WHERE name = 'Sunny Sprouts Montessori'",
      )
      await page.goto(at(routes.requestInformation(provider?.slug ?? '')))
      await page.getByLabel(t('enrollment.request.note')).fill('Could we visit?')
      // Noon of the day after tomorrow, in the provider's time zone.
      const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
      await page.getByText(t('enrollment.tours.ownTimes')).click()
      await page.getByLabel(new RegExp(`^${t('enrollment.tours.fields.first')}`)).fill(`${day}T12:00`)
      await expectAccessible(page)
      await page.getByRole('button', { name: t('enrollment.request.sendTo', { name: 'Sunny Sprouts' }) }).click()
      await expect(page).toHaveURL(/caregiver-dashboard\/messages\/\d+$/)
      await expect(page.getByText(t('enrollment.tours.waiting'))).toBeVisible()
      await expectAccessible(page)
      const id = Number(page.url().split('/').at(-1))

      const other = await browser.newContext({ baseURL: site, viewport: page.viewportSize() })
      const providerPage = await other.newPage()
      await signInAs(providerPage, 'provider', site)
      await providerPage.goto(at(dashboardRoutes.conversation('careprovider', id)))
      await expectAccessible(providerPage)
      await providerPage
        .getByRole('button', { name: new RegExp(`^${t('enrollment.tours.acceptTime', { when: '' })}.*12:00`) })
        .click()
      await expect(providerPage.getByText(t('enrollment.tours.statuses.accepted'), { exact: true })).toBeVisible()
      await providerPage.getByText(t('enrollment.enrollments.confirm')).click()
      await expectAccessible(providerPage)
      await providerPage.getByRole('button', { name: t('enrollment.enrollments.sendConfirm') }).click()
      await expect(
        providerPage
          .getByRole('region', { name: t('enrollment.enrollments.title') })
          .getByText(t('enrollment.enrollments.phases.present')),
      ).toBeVisible()
      // The lead was updated automatically.
      await expect(
        providerPage
          .getByRole('region', { name: t('enrollment.leads.panel') })
          .getByText(t('enrollment.leads.stages.enrolled')),
      ).toBeVisible()
      await expectAccessible(providerPage)
      await other.close()

      await page.goto(at(dashboardRoutes.caregiverDashboard()))
      await expect(
        page.getByRole('link', { name: new RegExp(`^${t('enrollment.enrollments.transferOf', { name: '' })}`) }),
      ).toBeVisible()
      await page.goto(at(dashboardRoutes.caregiverDashboard({ tab: 'calendar', day })))
      const month = page.getByRole('table')
      const chosen = month.locator('[aria-current]')
      await expect(chosen).toHaveAccessibleName(new RegExp(`, ${t('enrollment.calendar.dates', { count: 1 })}$`))
      await expectAccessible(page)
      await chosen.focus()
      await page.keyboard.press('ArrowRight')
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
      await expect(page).toHaveURL(new RegExp(`day=${next}$`))
      await expect(month.locator('[aria-current]')).toBeFocused()
    })
  })
