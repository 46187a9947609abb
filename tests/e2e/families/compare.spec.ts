import type { Page } from '@playwright/test'
import { routes } from '@/lib/platform/http/routes'
import { findDemoProviders, publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'

const PASSWORD = 'four green kites over town'

test('a parent compares favorites, takes notes on a tour, prints questions and shares a link that can be revoked', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const email = `dana-compare-${info.project.name}-${Date.now()}@test.com`
  await becomeParent(page, email, String(baseURL))
  await page.goto(routes.favorites())
  await page
    .getByRole('button', { name: /^Add notes/ })
    .first()
    .click()
  await page.getByLabel('Notes').fill('Ask about the blue gate.')
  await page.getByRole('group', { name: 'Clean and safe' }).getByText('4', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('4 of 5 after the tour')).toBeVisible()

  await page.getByRole('button', { name: 'Compare My Favorites' }).click()
  const list = page.getByRole('list', { name: 'Ranked list' })
  await expect(list.getByRole('heading').first()).toBeVisible()
  await page.getByText('What counts most').click()
  await page.getByLabel('Price').selectOption('Leave out')
  await page.getByText('Share by a secret link').click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const url = await page.getByLabel('Your link').inputValue()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Side by side' }).click()
  await expect(page.getByRole('table').getByText('Your tour')).toBeVisible()
  await expectAccessible(page)

  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await stranger.goto(url)
  await expect(stranger.getByRole('list', { name: 'Ranked list' })).toBeVisible()
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const own of ['Mia', 'blue gate', 'Your tour', 'Your budget'])
    await expect(stranger.getByText(own)).toHaveCount(0)
  await expectAccessible(stranger)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('The link no longer works')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await stranger.context().close()

  await page.getByRole('link', { name: 'Ask on your tour' }).click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectAccessible(page)
})

/** An account with a child, a budget and three favorites, one of them with few known facts. */
async function becomeParent(page: Page, email: string, baseURL: string): Promise<void> {
  const call = async (method: 'POST' | 'PUT', path: string, data: Record<string, unknown>) => {
    const response = await page.request.fetch(path, { method, data, headers: { origin: new URL(baseURL).origin } })
    expect(response.ok(), await response.text()).toBe(true)
  }
  const person = { firstName: 'Dana', lastName: 'Rivera', email, password: PASSWORD, role: 'caregiver' }
  await call('POST', routes.api.register(), person)
  await call('POST', routes.api.login(), { email, password: PASSWORD })
  await call('POST', routes.api.children(), { name: 'Mia', birthMonth: '2025-03', startMonth: null, notes: '' })
  await call('PUT', routes.api.familyPreferences(), { weeklyBudgetCents: 30_000, homeZip: '32801' })
  const [listed] = await findDemoProviders('knownFromListAlone')
  const ids = [await publicIdOfDemo('Little Harbor Academy'), await publicIdOfDemo('Sunny Sprouts Montessori')]
  await call('POST', routes.api.mergeFavorites(), { daycareIds: [...ids, listed.publicId] })
}
