import { expect, test } from '@/tests/support/journeys/journey'

test.use({ javaScriptEnabled: false, allowedComplaints: [/\(csp\)/] })

test('a parent searches, filters, sorts, turns pages and opens a provider without JavaScript', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'Search for Childcare Centers' })).toBeVisible()
  await page.getByLabel('ZIP code or city').fill('Orlando, FL')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText(/^Orlando, FL · \d+ providers within 10 miles/)).toBeVisible()

  await page.getByRole('navigation', { name: 'Sort by' }).getByText('Best match').first().click()
  await page.getByRole('link', { name: 'Price' }).click()
  await expect(page).toHaveURL(/sort=price/)
  await page.getByText('Age and start', { exact: true }).click()
  await page.getByRole('button', { name: 'Show the choices' }).click()
  await page.getByLabel('Age in months when care starts').fill('14')
  await page.getByLabel('Opening confirmed').check()
  await page.getByRole('button', { name: /^Show \d/ }).click()
  await expect(page).toHaveURL(/age=14/)
  await expect(page).toHaveURL(/openings=confirmed/)
  await expect(page).toHaveURL(/sort=price/)
  await page.getByRole('link', { name: /^14 months old/ }).click()
  await expect(page).not.toHaveURL(/age=14/)

  await page.goto('/search?zipCode=32801')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/provider\//)
})
