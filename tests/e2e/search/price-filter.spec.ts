import { expect, test } from '@/tests/support/journeys/journey'

test('a parent moves the price’s handle by keyboard, and the button counts before the results come', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto('/search?zipCode=32801&age=9')
  if (isMobile) await page.getByRole('link', { name: 'All filters' }).click()
  else await page.locator('summary', { hasText: /^Price$/ }).click()
  const handle = page.getByRole('slider', { name: 'Highest weekly price, in dollars' })
  await handle.focus()
  await expect(handle).toHaveAttribute('aria-valuetext', /^Any price, \d+ providers$/)
  await expect(page.locator('.price-bars rect')).toHaveCount(20)

  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft')
  const [, dollars = '', count = ''] =
    /^Up to \$(\d+) a week, (\d+) providers?$/.exec((await handle.getAttribute('aria-valuetext')) ?? '') ?? []
  await expect(page).toHaveURL(new RegExp(`priceRange=${dollars}(&|$)`))
  await expect(page.getByRole('button', { name: `Show ${count} providers` }).first()).toBeVisible()
  await expect(
    page.getByRole('heading', { name: new RegExp(`^${count} providers`), includeHidden: true }),
  ).toBeAttached()
  await expect(handle).toBeFocused()
})

test('a parent who also shows providers over the price finds them last, under a title that says so', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto('/search?zipCode=32801&age=9&priceRange=0-275')
  const heading = page.getByRole('heading', { name: /^\d+ providers/, includeHidden: true })
  const within = Number.parseInt((await heading.textContent()) ?? '', 10)
  if (isMobile) await page.getByRole('link', { name: 'All filters' }).click()
  else await page.locator('summary', { hasText: 'Price: to $275' }).click()
  const box = page.getByRole('checkbox', { name: 'Hide those over $275' })
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(page).toHaveURL(/over=show/)
  await expect.poll(async () => Number.parseInt((await heading.textContent()) ?? '', 10)).toBeGreaterThan(within)
  await expect(box).not.toBeChecked()
  await box.check()
  await expect.poll(async () => Number.parseInt((await heading.textContent()) ?? '', 10)).toBe(within)

  await page.goto('/search?zipCode=32801&priceRange=0-120&over=show&hide=unknown')
  await expect(page.getByText('These cost more than you set')).toBeVisible()
})
