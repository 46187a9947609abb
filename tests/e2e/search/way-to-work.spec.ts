import { expect, test } from '@/tests/support/journeys/journey'

const line = /^Orlando, FL 32801 to Winter Park 32789 · \d+ providers at most 5 miles out of the way/

test('a parent enters the work ZIP code and reads who is on the way, and how much longer that is', async ({
  page,
  viewport,
}) => {
  await page.goto('/search?zipCode=32801')
  if ((viewport?.width ?? 0) < 600) await page.getByRole('link', { name: 'All filters' }).click()
  await page.locator('.filter-group > summary', { hasText: 'Distance' }).click()
  await page.getByRole('textbox', { name: 'Work ZIP (optional)' }).fill('32789')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/workZip=32789/)
  const found = page.getByText(line)
  await expect(found).toHaveAttribute('role', 'status')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^“Out of your way” is how much longer/)).toBeVisible()
  const sorts = page.getByRole('navigation', { name: 'Sort by' })
  await sorts.getByText('Least detour').first().click()
  await expect(sorts.getByRole('link', { name: 'Least detour' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article').nth(1)).toContainText(/(out of|on) your way/)

  await sorts.getByRole('link', { name: 'Price' }).click()
  await expect(page).toHaveURL(/workZip=32789.*sort=price/)
  await page.getByRole('link', { name: 'On the way to 32789 remove' }).click()
  await expect(page).not.toHaveURL(/workZip/)
  await expect(page.getByText(/^Orlando, FL 32801 · \d+ providers within 10 miles/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Least detour' })).toHaveCount(0)
})

test('each longer detour finds as many providers as its number', { tag: '@wide' }, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 600, 'the same form, in a sheet')
  await page.goto('/search?zipCode=32801&workZip=32789&detour=15')
  const distance = page.locator('.filter-group > summary', { hasText: 'Distance' })
  await distance.click()
  const two = page.locator('label', { has: page.getByRole('radio', { name: /^2 miles/ }) })
  const count = ((await two.textContent()) ?? '').match(/(\d+)$/)?.[1]
  await two.click()
  await expect(page).toHaveURL(/detour=2(&|$)/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`${count} providers`)
  await expect(distance).toHaveText('Distance: On the way to 32789')
})

test.describe('without a way to work', () => {
  for (const [what, query, sentence] of [
    ['an unknown work ZIP code', 'workZip=00000', 'We can’t find the work ZIP code 00000. Check its five digits.'],
    ['work at the other end of the state', 'workZip=33139', 'Home and work are about 204 miles apart.'],
  ] as const)
    test(`${what} shows a message, and the search uses the home only`, async ({ page }) => {
      await page.goto(`/search?zipCode=32801&${query}`)
      await expect(page.getByRole('status').filter({ hasText: sentence })).toContainText('near home only')
      await expect(page.getByText(/^Orlando, FL 32801 · \d+ providers within 10 miles/)).toBeVisible()
      await expect(page.locator('#filter-form [name=workZip]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('link', { name: /^On the way/ })).toHaveCount(0)
    })

  test('a county cannot be the start of a way to work', async ({ page }) => {
    await page.goto('/search?zipCode=Orange%20County,%20FL&workZip=32789')
    await expect(page.getByText('A county is too large to start from.').first()).toBeVisible()
  })

  test('an invalid ZIP code is ignored and marked in its field', async ({ page }) => {
    await page.goto(`/search?zipCode=32801&workZip=${encodeURIComponent('"><script>document.title="owned"</script>')}`)
    await expect(page.getByText('We didn’t understand “Work ZIP” in the address')).toBeVisible()
    await expect(page.locator('#filter-form [name=workZip]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page).not.toHaveTitle('owned')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: [/\(csp\)/] })

  test('the work ZIP code is sent with the filters, and removed with its chip', async ({ page }) => {
    await page.goto('/search?zipCode=32801')
    await page.locator('.filter-group > summary', { hasText: 'Distance' }).click()
    await page.getByRole('button', { name: 'Show the choices' }).click()
    await page.getByLabel('Work ZIP').fill('32789')
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await expect(page.getByText(line)).toBeVisible()
    await page.getByRole('link', { name: /^On the way to 32789/ }).click()
    await expect(page).not.toHaveURL(/workZip/)
  })
})
