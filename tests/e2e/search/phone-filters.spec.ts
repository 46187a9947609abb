import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'

test.skip(({ viewport }) => (viewport?.width ?? 0) > 600, 'wide screens have a column')

test('on a phone all filters are in a sheet: changes apply immediately, and the focus returns', async ({ page }) => {
  await page.goto('/search?zipCode=32801')
  const opener = page.getByRole('link', { name: 'All filters' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeFocused()
  await expectAccessible(page)

  const found = page.getByText(/^Orlando, FL 32801 · \d+ providers/)
  const all = await found.textContent()
  await sheet.getByText('Infants, under 1').click()
  await expect(found).not.toHaveText(all ?? '')
  const count = ((await found.textContent()) ?? '').match(/· (\d+) /)?.[1]
  await sheet.getByRole('button', { name: `Show ${count} providers` }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/ageRange=infants/)
  await expect(opener).toBeFocused()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(new RegExp(`^${count} provider`))
})

test('on a phone one line sums up the search, and opens the place and the child’s age', async ({ page }) => {
  await page.goto('/search?zipCode=32801&age=9&start=2027-01&priceRange=0-275')
  const pill = page.getByRole('link', { name: 'Change search: 32801 · Infant, from January · to $275' })
  await pill.click()
  const sheet = page.getByRole('dialog', { name: 'Search' })
  await expect(sheet).toBeFocused()
  const field = sheet.getByRole('combobox', { name: 'ZIP code or city' })
  await expect(field).toHaveValue('32801')
  await expect(sheet.getByLabel('Your child')).toHaveValue('9')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.keyboard.press('Escape')
  await expect(pill).toBeFocused()

  await pill.click()
  await field.fill('?')
  await field.press('Enter')
  await expect(sheet.getByText('Please enter a valid ZIP code or city name')).toBeVisible()
  await field.fill('32789')
  await sheet.getByLabel('Your child').selectOption('2 years')
  await sheet.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/zipCode=32789/)
  expect(new URL(page.url()).searchParams.getAll('age')).toEqual(['24'])
  await expect(page).toHaveURL(/priceRange=0-275/)
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ providers/ })).toBeFocused()
})

test('on a phone a row says how far away and what it is, with no word cut off', async ({ page }) => {
  await page.goto('/search?zipCode=32801&distance=25&sort=distance')
  const lines = page.locator('.row-where')
  await expect(lines.filter({ hasText: 'No reviews yet · about' }).first()).toBeVisible()
  const cut = await lines.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
  expect(cut).toBe(0)
})

test('filters pressed before hydration open right after it', async ({ page }) => {
  let arrive: () => void = () => undefined
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_next/**/*.js', async (route) => scripts.then(() => route.continue()))
  await page.goto('/search?zipCode=32801', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'All filters' }).click()
  arrive()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/search\?zipCode=32801$/)
})

test('the keyboard cannot leave the sheet, and Escape closes it', async ({ page }) => {
  await page.goto('/search?zipCode=32801')
  await page.getByRole('link', { name: 'All filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeFocused()
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('Tab')
  expect(
    await sheet.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test.describe('if the code of the filters cannot load', () => {
  test.use({ allowedComplaints: [/net::ERR_FAILED/] })

  test('a group offers the page with all filters instead', async ({ page }) => {
    await page.goto('/search?zipCode=32801')
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/**', (route) => route.abort())
    await page.getByRole('link', { name: 'All filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const button = sheet.getByRole('button', { name: 'Show the choices' }).first()
    await expect(button).toBeVisible()
    await page.unroute('**/_next/static/**')
    await button.click()
    await expect(page).toHaveURL(/filters=all/)
    await expect(sheet.getByLabel('Opening confirmed')).toBeVisible()
    await expect(sheet.getByLabel('Mon', { exact: true })).toBeVisible()
  })
})
