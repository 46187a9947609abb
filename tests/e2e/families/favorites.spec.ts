import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs, signUpInWizard } from '@/tests/support/journeys/journey-accounts'

const PASSWORD = 'four green kites over town'

test(
  'favorites that a visitor saved before signing up are theirs afterwards, on another device too',
  { tag: '@wide' },
  async ({ page, browser, baseURL }, info) => {
    const email = `dana-favorites-${info.project.name}-${Date.now()}@test.com`
    await page.goto(routes.search({ zipCode: '32801' }))
    const hearts = page.getByRole('button', { name: /^Add to Favorites: / })
    await hearts.nth(0).click()
    await expect(page.getByRole('heading', { name: 'Saved in this browser' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(hearts.nth(0)).toBeFocused()
    await hearts.nth(1).click()
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('link', { name: 'Favorites, 2 saved' }).click()
    const list = page.getByRole('list', { name: 'Favorites' })
    await expect(list.locator('> li')).toHaveCount(2)
    await expectAccessible(page)
    const names = await list.getByRole('heading').allTextContents()

    await page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true }).click()
    await signUpInWizard(page, { email, password: PASSWORD })
    await expect(page.getByRole('heading', { name: 'Test Account Ready' })).toBeVisible()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await expect(dialog.getByLabel('E-mail')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Password').first().fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('We added your favorites')).toBeVisible()
    await expect(list.getByRole('heading')).toHaveText(names)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull()

    const other = await browser.newContext({
      baseURL,
      storageState: { cookies: await page.context().cookies(), origins: [] },
    })
    const elsewhere = await other.newPage()
    await elsewhere.goto(routes.caregiverDashboard({ tab: 'favorites' }))
    const saved = elsewhere.getByRole('list', { name: 'Favorites' })
    await expect(saved.getByRole('heading')).toHaveText(names)
    await expectAccessible(elsewhere)
    await saved
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(elsewhere.getByText('Removed from Favorites')).toBeVisible()
    await expect(saved.getByRole('heading')).toHaveText(names.slice(1))
    await other.close()
  },
)

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
  await page.goto(routes.caregiverDashboard())
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
