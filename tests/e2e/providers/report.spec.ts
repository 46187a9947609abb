import { routes } from '@/lib/platform/http/routes'
import { publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { expect, expectAccessible, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

const provider = 'Little Harbor Academy'

async function storedMessages(): Promise<string[]> {
  const rows = await queryJourneyDatabase<{ message: string }>('SELECT message FROM reports')
  return rows.map(({ message }) => message)
}

test('a visitor reports wrong hours from the provider page and reads what happens next', async ({ page }, info) => {
  const message = `They close at 5 PM (${info.project.name}, ${Date.now()}).`
  await page.goto(routes.provider(await publicIdOfDemo(provider)))
  await page.getByRole('link', { name: 'Report wrong information' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report wrong information' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByLabel('What’s it about?').selectOption('Hours')
  await page.getByLabel('What’s wrong, and what’s right?').fill(message)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('An admin will look at it')).toBeVisible()
  expect(await storedMessages()).toContain(message)
  await page.getByRole('link', { name: 'Back to the provider' }).click()
  await expect(page.getByRole('heading', { level: 1, name: provider })).toBeVisible()
})

test.describe('when the server rejects it', () => {
  test.use({ allowedComplaints: [/status of 400/] })
  test('no input is lost', async ({ page }) => {
    await page.goto(routes.reportProvider(await publicIdOfDemo(provider)))
    await page.getByLabel('What’s wrong, and what’s right?').fill('Wrong phone')
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByLabel('What’s it about?')).toBeFocused()
    await expect(page.getByText('Please choose what it’s about.').last()).toBeVisible()
    await expect(page.getByLabel('What’s wrong, and what’s right?')).toHaveValue('Wrong phone')
    await expectAccessible(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: [/status of 400|\(csp\)/] })
  test('the form works too, and an error keeps the input', async ({ page }, info) => {
    const message = `Full since "May" <b> (${info.project.name}, ${Date.now()})`
    await page.goto(routes.reportProvider(await publicIdOfDemo(provider)))
    await page.getByLabel('What’s it about?').selectOption('Openings')
    await page.getByLabel('What’s wrong, and what’s right?').fill(message)
    // The browser accepts this as an address, the server does not.
    await page.getByLabel('Your e-mail address').fill('dana@home')
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('alert')).toContainText('That isn’t an e-mail address.')
    await expect(page.getByLabel('What’s wrong, and what’s right?')).toHaveValue(message)
    await page.getByLabel('Your e-mail address').fill('dana@home.test')
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(await storedMessages()).toContain(message)
  })
})

test('the form and the thank-you page are accessible', async ({ page }) => {
  const id = await publicIdOfDemo(provider)
  for (const path of [routes.reportProvider(id), routes.reportSent(id)]) {
    await page.goto(path)
    await expectUsableByEveryone(page)
  }
})

test('an unknown provider cannot be reported', async ({ request }) => {
  for (const path of [routes.reportProvider('nobody-orlando-fl-zzzz'), routes.reportSent('nobody-orlando-fl-zzzz')])
    expect((await request.get(path)).status()).toBe(404)
})
