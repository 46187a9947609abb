import { LOCALES, languageName, regionalTag } from '@/lib/platform/language/locales'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'

const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

test('a filter in its popover has the number of its results, applies immediately, and is named in the bar', {
  tag: '@wide',
}, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 600, 'phones have a sheet')
  await page.goto('/search?zipCode=32801')
  const openings = page.locator('.filter-group > summary', { hasText: 'Openings' })
  await openings.click()
  const choice = page.locator('label', { has: page.getByRole('checkbox', { name: /^Opening confirmed/ }) })
  const count = numberIn(await choice.locator('b').textContent())
  await choice.click()
  await expect(openings).toHaveText('Openings: confirmed')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(new RegExp(`^${count} providers\\b`))
  await page
    .getByRole('button', { name: `Show ${count} providers` })
    .first()
    .click()
  await expect(choice).toBeHidden()
  await page.locator('.filter-group > summary', { hasText: 'Price' }).click()
  await page.getByRole('spinbutton', { name: /^Up to/ }).fill('250')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/priceRange=250/)
  await expectAccessible(page)
})

for (const locale of LOCALES)
  test.describe(`in ${languageName(locale)}`, () => {
    test.use({ locale: regionalTag(locale) })
    test('the number on a chip equals its number of results, without a full reload', async ({ page, t, at }) => {
      // Before hydration a press reloads the page, which is also correct, but not tested here.
      await page.goto(at('/search?zipCode=32801'), { waitUntil: 'networkidle' })
      await page.evaluate(() => Object.assign(window, { stillHere: true }))
      const chips = page.getByRole('navigation', { name: t('search.filters.title') })
      for (const name of [t('search.filters.openingsConfirmed'), 'VPK']) {
        const chip = chips.getByRole('link', { name })
        const count = numberIn(await chip.locator('b').textContent())
        await chip.click()
        await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
          new RegExp(`^${t('search.screen.providers', { count })}\\b`),
        )
        await expect(chip.getByRole('img', { name: t('search.filters.remove') })).toBeVisible()
      }
      await expect(page).toHaveURL(/openings=confirmed/)
      await expect(page).toHaveURL(/program=vpk/)

      await page.goBack()
      await expect(page).not.toHaveURL(/program=vpk/)
      await expect(chips.getByRole('link', { name: 'VPK' }).locator('b')).toBeVisible()
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
    })

    test('the results are announced, and the next page moves the focus to them', { tag: '@wide' }, async ({
      page,
      t,
      at,
    }) => {
      await page.goto(at('/search?zipCode=Orlando,%20FL'))
      const line = page.getByText(/^Orlando, FL · /)
      await expect(line).toHaveAttribute('role', 'status')
      await page.getByRole('link', { name: t('ui.nextPage') }).click()
      await expect(page).toHaveURL(/page=2/)
      const [secondPage = ''] = t('search.screen.pageOf', { page: 2, pages: 99 }).split('99')
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(secondPage)
    })
  })

test('the order can be chosen, and is explained', async ({ page }) => {
  await page.goto('/search?zipCode=32801&sort=distance')
  const sorts = page.getByRole('navigation', { name: 'Sort by' })
  await sorts.getByText('Distance').first().click()
  await expect(sorts).toContainText('Nearest first, in a straight line.')
  await sorts.getByRole('link', { name: 'Best match' }).click()
  await expect(page).not.toHaveURL(/sort=/)
  await sorts.getByText('Best match').first().click()
  await expect(sorts.getByRole('heading', { name: 'Why this order?' })).toBeVisible()
  await expect(sorts).toContainText('Distance, up to 40; ')
})

test('a sponsored provider is at the top, marked, and adds at most one row', async ({ page }) => {
  await page.goto('/search?zipCode=32801')
  const marked = page.getByRole('article').filter({ hasText: 'Sponsored' })
  await expect(page.getByRole('article').first()).toContainText('Sponsored')
  expect(await marked.count()).toBeGreaterThan(0)
  expect(await page.getByRole('article').count()).toBeLessThanOrEqual(21)
})

test('pressing a row stores its name in the session, so that the page shows immediately', async ({ page }) => {
  await page.goto('/search?zipCode=32801')
  const first = page.getByRole('article').first().getByRole('link').first()
  const name = await first.textContent()
  const id = ((await first.getAttribute('href')) ?? '').replace('/provider/', '')
  await first.click()
  await page.waitForURL(/\/provider\//)
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), `provider_${id}`)
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ name })
})

test("the title of the page contains its place, even after another search, and ends with the site's name", async ({
  page,
}) => {
  await page.goto('/search?zipCode=32801')
  await expect(page).toHaveTitle('Childcare near 32801')
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'VPK' }).click()
  await expect(page).toHaveURL(/program=vpk/)
  await expect(page).toHaveTitle('Childcare near 32801')
  const first = page.getByRole('article').first().getByRole('heading')
  const name = (await first.textContent()) ?? ''
  await first.getByRole('link').click()
  await page.waitForURL(/\/provider\//)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
  await page.goBack()
  await expect(page).toHaveTitle('Childcare near 32801')
})

test('six gray rows are shown while results take long', async ({ page }) => {
  await page.goto('/search?zipCode=32801')
  let letThrough = () => {}
  const isSeen = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/search\?.*program=vpk.*_rsc=/, async (route) => {
    await isSeen
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'VPK' }).click()
  await expect(page.locator('[data-skeleton]')).toHaveCount(6)
  letThrough()
  await expect(page).toHaveURL(/program=vpk/)
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})
