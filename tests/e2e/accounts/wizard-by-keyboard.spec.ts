import type { Page } from '@playwright/test'
import { routes } from '@/lib/platform/http/routes'
import { expect, test } from '@/tests/support/journeys/journey'
import { mailKindsTo } from '@/tests/support/journeys/journey-accounts'

/**
 * Presses Tab until the focused element has the name (its text or its label), as a keyboard user does.
 * @throws if it is not reached within 80 presses
 */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (name.test(await focusedName(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}.`)
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    const label =
      focused instanceof HTMLInputElement ? focused.labels?.[0]?.innerText : (focused as HTMLElement).innerText
    return (label || focused.getAttribute('aria-label') || '').trim()
  })
}

test.skip(({ viewport }) => (viewport?.width ?? 0) < 600, 'phones have no keyboard')

test('a provider completes the wizard with only the keyboard, past the film', { tag: '@wide' }, async ({ page }) => {
  const email = `kim-${Date.now()}@home.invalid`
  const type = async (field: RegExp, words: string) => {
    await tabTo(page, field)
    await page.keyboard.type(words)
  }
  const press = async (button: RegExp) => {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  }
  const heading = (name: string) => page.getByRole('dialog').getByRole('heading', { name })

  await page.goto(routes.home())
  await press(/^Claim your page$/)
  await press(/^Continue$/)
  await expect(heading('Tell us about you')).toBeVisible()

  await press(/^Next$/)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('License number is required for childcare providers')).toBeVisible()

  await type(/^First name/, 'Kim')
  await type(/^Last name/, 'Berg')
  await type(/^License number/, 'C09OR0412')
  await type(/^E-mail/, email)
  await type(/^Password$/, 'four green kites over town')
  await type(/^Confirm password/, 'four green kites over town')
  await press(/^Next$/)
  await expect(page.getByRole('dialog').getByText('Nice to meet you, Kim')).toBeVisible()

  await press(/^Back$/)
  await expect(page.getByLabel('License number')).toHaveValue('C09OR0412')
  await press(/^Next$/)
  await tabTo(page, /accept/)
  await page.keyboard.press('Space')
  await press(/^Create Account$/)
  await expect(heading('Check Your Email')).toBeVisible()
  expect(await mailKindsTo(email)).toHaveLength(1)

  await press(/^Got it$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
