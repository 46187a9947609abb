import { expect, test } from '@/tests/support/journeys/journey'

test.use({ javaScriptEnabled: false, allowedComplaints: [/\(csp\)/] })

test('without JavaScript the map is rendered, its markers are links that zoom in, and its filters work', async ({
  page,
}) => {
  await page.goto('/search?zipCode=32801')
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click()
  await expect(page).toHaveURL(/view=map/)
  const map = page.getByRole('group', { name: /^Map of \d+ providers/ })
  await expect(map).toBeVisible()
  await page
    .getByRole('link', { name: /providers close together$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/bounds=/)
  await expect(page.getByText(/^Orlando, FL 32801 · \d+ providers? in the area of the map/)).toBeVisible()
  await page.getByLabel('Opening confirmed').check()
  await page.getByRole('button', { name: /^Show \d/ }).click()
  await expect(page).toHaveURL(/view=map/)
  await expect(page).toHaveURL(/bounds=/)
  await expect(page).toHaveURL(/openings=confirmed/)
})
