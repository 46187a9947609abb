import { expect, expectAccessible, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'

const query = 'place=Orlando&birthMonth=9&birthYear=2026&startMonth=1&startYear=2027&days=5&vpk=yes'

test('a parent estimates costs from the first day until kindergarten', async ({ page }) => {
  await page.goto('/tools/cost-estimator?place=Orlando%2C%20FL')
  const month = page.getByRole('combobox', { name: 'Month' })
  const year = page.getByRole('combobox', { name: 'Year' })
  await month.first().selectOption({ label: 'September' })
  await year.first().selectOption({ index: 3 })
  await month.last().selectOption({ label: 'December' })
  await year.last().selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Estimate costs' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate for Orlando, FL' })).toBeInViewport()
  await expect(page.getByText(/until kindergarten$/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'By room' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'By year' })).toBeVisible()
})

test('an unknown place shows an error at its field, even a hostile one', async ({ page }) => {
  for (const place of ['Qwxzy', '<script>alert(1)</script>', "'; DROP TABLE providers; --", 'Macon, GA']) {
    const response = await page.goto(`/tools/cost-estimator?${query.replace('Orlando', encodeURIComponent(place))}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('textbox', { name: /^ZIP code/ })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: /^ZIP code/ })).toHaveValue(place)
  }
})

/** The browser does not always expose the body of a request sent while a page is left or opened. */
const isOpening = /^\/api\/analytics\/pageviews (null|\{"path":"\/tools\/readiness-quiz"\})$/

test('a family answers the quiz by keyboard and sees its next steps', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/tools/readiness-quiz')
  await expect(page.getByText('Question 1 of 11')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${new URL(request.url()).pathname} ${request.postData()}`)
  })
  for (let index = 1; index <= 11; index += 1) {
    await page.getByRole('radio', { name: 'Not yet' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'You have time to get ready' })).toBeFocused()
  // The page view may be counted, now or earlier; an answer is not sent anywhere.
  expect(sent.filter((one) => !isOpening.test(one))).toEqual([])
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: [/\(csp\)/] })

  test('the estimator still responds', async ({ page }) => {
    await page.goto(`/tools/cost-estimator?${query}`)
    await page.getByRole('button', { name: 'Estimate costs' }).click()
    await expect(page.getByRole('heading', { name: 'Estimate for Orlando, FL' })).toBeVisible()
  })

  test('the quiz is a checklist', async ({ page }) => {
    await page.goto('/tools/readiness-quiz')
    await expect(page.getByRole('heading', { name: 'The questions as a checklist' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  })
})

for (const path of ['/tools/readiness-quiz', '/tools/cost-estimator', `/tools/cost-estimator?${query}`])
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expectUsableByEveryone(page)
  })
