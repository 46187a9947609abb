import { expect, test } from '@/tests/support/journeys/journey'

test('the keyboard skips the header in one step', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a public page sets no cookie and gives every visitor the same bytes', async ({ page, request }) => {
  await page.goto('/faq')
  expect(await page.context().cookies()).toEqual([])
  const [plain, withCookie] = await Promise.all([
    request.get('/faq'),
    request.get('/faq', { headers: { cookie: 'session=somebody' } }),
  ])
  expect(await withCookie.text()).toBe(await plain.text())
})

for (const [short, full] of [
  ['/terms', '/terms-of-service'],
  ['/privacy', '/privacy-policy'],
  // English has no prefix.
  ['/en', '/'],
  ['/en/faq', '/faq'],
]) {
  test(`the other address ${short} redirects permanently to ${full}`, async ({ request }) => {
    const response = await request.get(short ?? '', { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe(full)
  })
}

test.describe('an unknown address', () => {
  test.use({ allowedComplaints: [/status of 404/] })

  test('responds with status 404 and lets a parent search', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/404 Page Not Found/)
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Find care' }).click()
    await expect(page).toHaveURL(/\/search$/)
  })
})

test.describe('the menu on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 600, 'wide screens show everything')
  const menu = 'details#menu'

  test('opens, keeps the keyboard inside, and Escape returns the focus', async ({ page }) => {
    await page.goto('/faq')
    const button = page.locator(`${menu} > summary`)
    await button.click()
    await expect(page.locator(menu).getByRole('link', { name: 'Claim your page' })).toBeVisible()
    const links = await page.locator(menu).getByRole('link').count()
    for (let press = 0; press <= links; press += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator(menu).locator(':focus')).toHaveCount(1)
    }
    await expect(button).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator(menu)).not.toHaveAttribute('open')
    await expect(button).toBeFocused()
  })

  test('closes with a press outside and with a link', async ({ page }) => {
    await page.goto('/faq')
    await page.locator(`${menu} > summary`).click()
    await page.mouse.click(195, 780)
    await expect(page.locator(menu)).not.toHaveAttribute('open')
    await page.locator(`${menu} > summary`).click()
    await page.locator(menu).getByRole('link', { name: 'Resources' }).click()
    await expect(page).toHaveURL(/\/family-resources$/)
    await expect(page.locator(menu)).not.toHaveAttribute('open')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, allowedComplaints: [/\(csp\)/] })

    test('still opens', async ({ page }) => {
      await page.goto('/faq')
      await page.locator(`${menu} > summary`).click()
      await page.locator(menu).getByRole('link', { name: 'For providers' }).click()
      await expect(page).toHaveURL(/\/provider-resources$/)
    })
  })
})
