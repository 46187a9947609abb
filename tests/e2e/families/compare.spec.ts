import type { Page } from '@playwright/test'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { findDemoProviders, publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { expect, expectAccessible, expectNoOverflow, test } from '@/tests/support/journeys/journey'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

const PASSWORD = 'four green kites over town'

test('a parent compares favorites, takes notes on a tour, asks all of them, withdraws one request, prints questions and shares a link that can be revoked', async ({
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
  await expect(page.getByText('You rated it 4 of 5')).toBeVisible()

  await page.getByRole('button', { name: 'Compare My Favorites' }).click()
  const table = page.getByRole('table')
  await expect(page.getByRole('heading', { name: /^Three favorites, for Mia in / })).toBeVisible()
  await expect(table.getByRole('rowheader', { name: 'At most $300 a week' })).toBeVisible()
  await expect(table.getByText('Your tour')).toBeVisible()
  await expectAccessible(page)
  const size = page.viewportSize()
  await expectNoOverflow(page)
  if (size) await page.setViewportSize(size)
  await page.getByRole('button', { name: 'What matters to us' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByLabel('Price').selectOption('Leave out')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(table.getByText('Leave out')).toBeVisible()
  await page.getByRole('button', { name: 'Share a read-only link' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const url = await page.getByLabel('Your link').inputValue()
  await expectAccessible(page)

  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await stranger.goto(url)
  await expect(stranger.getByRole('table')).toBeVisible()
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const own of ['Mia', 'blue gate', 'Your tour', '$300', 'Ask'])
    await expect(stranger.getByText(own)).toHaveCount(0)
  await expectAccessible(stranger)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('The link no longer works')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible()
  await stranger.context().close()

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('link', { name: /^Ask (all|both|two|three)/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('button', { name: /^Send to / })).toBeVisible()
  await expect(page.getByLabel('Your note')).toHaveValue(/^Hello, we are looking for a place .* for Mia/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Send to / }).click()
  await expect(page).toHaveURL(/caregiver-dashboard/)
  const messages = await queryJourneyDatabase<{ id: number; name: string; subject: string; text: string }>(
    `SELECT i.id, p.name, i.subject, m.text FROM messages m JOIN inquiries i ON i.id = m.inquiry_id
       JOIN providers p ON p.id = i.provider_id JOIN users u ON u.id = i.caregiver_id WHERE u.email = $1`,
    [email],
  )
  expect(messages.length).toBeGreaterThan(1)
  for (const { name, subject, text } of messages) {
    expect([subject, text.startsWith(`Hello ${name}, `)]).toEqual([`Question for ${name}`, true])
    for (const other of messages) if (other.name !== name) expect(text).not.toContain(other.name)
  }

  await page.goto(dashboardRoutes.conversation('caregiver', messages[0]?.id ?? 0))
  await page.getByText('Withdraw this request').first().click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw this request' }).click()
  await expect(page.getByText('Request withdrawn')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(messages.length - 1)

  await page.goto(routes.tourSheet())
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectAccessible(page)
})

test('four favorites are beside each other on a desktop', { tag: '@wide' }, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 1200, 'smaller screens scroll')
  await page.goto(routes.search({ zipCode: '32801' }))
  const hearts = page.getByRole('button', { name: /^Add to Favorites: / })
  for (let place = 0; place < 4; place += 1) {
    await hearts.nth(place).click()
    if (place === 0) {
      await expect(page.getByRole('heading', { name: 'Saved in this browser' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto(routes.favorites())
  await page.getByRole('button', { name: 'Compare My Favorites' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  const frame = await table.locator('..').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(frame).toBe(0)
  const away = page.getByRole('button', { name: /^Leave .* out$/ }).first()
  const name = ((await away.getAttribute('aria-label')) ?? '').replace(/^Leave | out$/g, '')
  await away.focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  const chip = page.getByRole('button', { name, exact: true, pressed: false })
  await expect(chip).toBeFocused()
  await expect(chip).toBeInViewport({ ratio: 1 })
})

/** An account with a child, a budget and three favorites, one of them with few known facts. */
async function becomeParent(page: Page, email: string, baseURL: string): Promise<void> {
  const call = async (method: 'POST' | 'PUT', path: string, data: Record<string, unknown>) => {
    const response = await page.request.fetch(path, { method, data, headers: { origin: new URL(baseURL).origin } })
    expect(response.ok(), await response.text()).toBe(true)
  }
  const person = { firstName: 'Dana', lastName: 'Rivera', email, password: PASSWORD, role: 'caregiver' }
  await call('POST', accountRoutes.api.register(), person)
  await call('POST', accountRoutes.api.login(), { email, password: PASSWORD })
  await call('POST', dashboardRoutes.api.children(), {
    name: 'Mia',
    birthMonth: '2025-03',
    startMonth: null,
    notes: '',
  })
  await call('PUT', dashboardRoutes.api.familyPreferences(), {
    weeklyBudgetCents: 30_000,
    homeZip: '32801',
    // Hardly anybody states both, so that there is something to ask.
    preferredAmenities: ['swimming_pool', 'live_webcam'],
    preferredActivities: ['baby_signs'],
  })
  const [listed] = await findDemoProviders('knownFromListAlone')
  const ids = [await publicIdOfDemo('Little Harbor Academy'), await publicIdOfDemo('Sunny Sprouts Montessori')]
  await call('POST', accountRoutes.api.mergeFavorites(), { daycareIds: [...ids, listed.publicId] })
}
