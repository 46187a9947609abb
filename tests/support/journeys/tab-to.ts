import type { Page } from '@playwright/test'

/**
 * Presses Tab until the focused element has the name (its text or its label), as a keyboard user does.
 * @throws if it is not reached within 80 presses
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
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
