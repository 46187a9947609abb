import path from 'node:path'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { linkInMailTo } from '@/tests/support/journeys/journey-accounts'

const PASSWORD = 'four green kites over town'
const PHOTO = path.join(process.cwd(), 'public/media/illustrations/listing-05.jpg')

test('a user sets a picture and a new address, and stays signed in where they confirmed it', async ({
  page,
  baseURL,
}, info) => {
  const stem = `kim-${info.project.name}-${Date.now()}`
  const [email, next] = [`${stem}@example.com`, `${stem}@new.example.com`]
  const headers = { origin: new URL(baseURL ?? '').origin }
  const data = { firstName: 'Kim', lastName: 'Cole', email, password: PASSWORD, role: 'caregiver' }
  expect((await page.request.post(accountRoutes.api.register(), { data, headers })).status()).toBe(200)
  await page.request.post(accountRoutes.api.login(), { data: { email, password: PASSWORD }, headers })

  await page.goto(dashboardRoutes.settings())
  await page.locator('input[type=file]').setInputFiles(PHOTO)
  await page.getByRole('button', { name: 'Smaller' }).click()
  await page.getByRole('group', { name: /arrow keys to move the crop/ }).press('ArrowLeft')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save picture' }).click()
  const avatar = page.getByRole('button', { name: /Kim Cole/ }).locator('img')
  await expect(avatar).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}\.webp$/)
  const address = (await avatar.getAttribute('src')) ?? ''
  const served = await page.request.get(address)
  expect(served.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400, s-maxage=3600',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  })
  const { etag = '' } = served.headers()
  expect((await page.request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304)

  await page.getByLabel('New e-mail address').fill(next)
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.getByText(`Changing to ${next}`)).toBeVisible()
  const links = [await linkInMailTo(email), await linkInMailTo(next)]
  for (const [link, heading] of [
    [links[0], 'One more to go'],
    [links[1], 'E-mail address changed'],
  ] as const) {
    await page.goto(link ?? '')
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await expect(page.getByText(`You’re signed in as Kim Cole, ${next}.`)).toBeVisible()
})
