import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { LOCALES, languageName, regionalTag } from '@/lib/platform/language/locales'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs, signUpInWizard } from '@/tests/support/journeys/journey-accounts'

const PASSWORD = 'four green kites over town'

for (const locale of LOCALES)
  test.describe(`in ${languageName(locale)}`, () => {
    test.use({ locale: regionalTag(locale) })
    test(
      'favorites that a visitor saved before signing up are theirs afterwards, on another device too',
      { tag: '@wide' },
      async ({ page, browser, baseURL, t, at }, info) => {
        const email = `dana-favorites-${info.project.name}-${locale}-${Date.now()}@test.com`
        await page.goto(at(routes.search({ zipCode: '32801' })))
        const hearts = page.getByRole('button', { name: new RegExp(`^${t('families.favorites.add')}: `) })
        await hearts.nth(0).click()
        await expect(page.getByRole('heading', { name: t('accounts.prompt.favorite.title') })).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(hearts.nth(0)).toBeFocused()
        await hearts.nth(1).click()
        await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')

        await page.getByRole('link', { name: t('families.favorites.link', { count: 2 }) }).click()
        const list = page.getByRole('list', { name: t('families.favoritesPage.title') })
        await expect(list.locator('> li')).toHaveCount(2)
        await expectAccessible(page)
        const names = await list.getByRole('heading').allTextContents()

        await page
          .getByRole('main')
          .getByRole('link', { name: t('families.favoritesPage.signUp'), exact: true })
          .click()
        await signUpInWizard(page, t, { email, password: PASSWORD })
        await expect(page.getByRole('heading', { name: t('accounts.signUp.testReadyTitle') })).toBeVisible()
        await page.getByRole('button', { name: t('accounts.wizard.gotIt') }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)

        await page
          .getByRole('main')
          .getByRole('link', { name: t('families.favoritesPage.signIn'), exact: true })
          .click()
        const dialog = page.getByRole('dialog', { name: t('accounts.signIn.modalTitle') })
        await expect(dialog.getByLabel(t('accounts.signIn.email'))).toBeVisible()
        await expectAccessible(page)
        await dialog.getByLabel(t('accounts.signIn.email')).fill(email)
        await dialog.getByLabel(t('accounts.signIn.password')).first().fill(PASSWORD)
        await dialog.getByRole('button', { name: t('accounts.signIn.submit') }).click()
        await expect(page.getByText(t('families.favorites.merged'))).toBeVisible()
        await expect(list.getByRole('heading')).toHaveText(names)
        await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull()

        const other = await browser.newContext({
          baseURL,
          storageState: { cookies: await page.context().cookies(), origins: [] },
        })
        const elsewhere = await other.newPage()
        await elsewhere.goto(at(dashboardRoutes.caregiverDashboard({ tab: 'favorites' })))
        const saved = elsewhere.getByRole('list', { name: t('families.favoritesPage.title') })
        await expect(saved.getByRole('heading')).toHaveText(names)
        await expectAccessible(elsewhere)
        await saved
          .getByRole('button', { name: new RegExp(`^${t('families.favoritesPage.remove')}`) })
          .first()
          .click()
        await expect(elsewhere.getByText(t('families.favorites.removed'))).toBeVisible()
        await expect(saved.getByRole('heading')).toHaveText(names.slice(1))
        await other.close()
      },
    )
  })

test("a visitor's favorite also shows on a cached page that is the same for everyone", async ({ page }) => {
  await page.goto(routes.favorites())
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await page.goto(routes.landing('daycare', 'orlando-fl'))
  const heart = page.getByRole('button', { name: /^Add to Favorites: / }).first()
  await heart.click()
  // The prompt shows that the press was handled, however late the scripts loaded.
  await expect(page.getByRole('heading', { name: 'Saved in this browser' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('title', 'Already in favorites')
})

test('the parent’s home says what is to do today, without a footer, and its dates go to a calendar', {
  tag: '@wide',
}, async ({ page, baseURL, viewport }) => {
  await signInAs(page, 'parent', baseURL ?? '')
  await page.goto(dashboardRoutes.caregiverDashboard())
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dates to keep' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Put them in my calendar' }).click()
  expect((await download).suggestedFilename()).toBe('dates.ics')
  if ((viewport?.width ?? 0) < 960) return
  // Beside more dates than fit beside the tour alone, what follows it still does so at once.
  const [answers, tour, changed] = [/for you$/, /, at /, 'Changed at your favorites'].map((name) =>
    page.locator('section', { has: page.getByRole('heading', { level: 2, name }) }),
  )
  await answers?.evaluateAll((sections) => sections.map((section) => section.remove()))
  const [above, below] = [await tour?.boundingBox(), await changed?.boundingBox()]
  expect((below?.y ?? 1_000) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(60)
})
