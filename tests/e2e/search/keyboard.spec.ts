import { expect, test } from '@/tests/support/journeys/journey'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 600, 'phones have no keyboard')

test('a parent searches, filters, opens a provider and comes back with only the keyboard', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/search')
  const field = page.getByRole('combobox', { name: 'ZIP code or city' })
  await field.focus()
  await page.keyboard.type('winter pa')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Winter Park')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Winter Park, FL')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/zipCode=Winter\+Park/)
  await expect(page.getByText(/^Winter Park, FL · \d+ providers within 10 miles/)).toBeVisible()

  const ages = page.locator('.filter-group > summary', { hasText: 'Age' })
  await ages.focus()
  await page.keyboard.press('Enter')
  const toddlers = page.getByRole('checkbox', { name: /^Toddlers/ })
  await toddlers.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/ageRange=toddlers/)
  await expect(toddlers).toBeFocused()
  await expect(toddlers).toBeChecked()

  await page.keyboard.press('Escape')
  await expect(toddlers).toBeHidden()
  await expect(ages).toBeFocused()
  await expect(ages).toHaveText('Age: Toddlers')

  const first = page.getByRole('article').first().getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/provider\//)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Search' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ageRange=toddlers/)
  await expect(ages).toHaveText('Age: Toddlers')
})
