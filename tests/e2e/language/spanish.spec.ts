import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { emailOf, linkInMailTo, signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

const es = (path: string) => localPath('es-US', path)

test('a parent finds a provider in Spanish, in the words they speak', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El rincón ideal para su pequeño.')
  await expectAccessible(page)
  await page.getByLabel('Código postal o ciudad').first().fill('guarderías en Orlando')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/es\/buscar\?/)
  await expectAccessible(page)
  const first = page.locator('main article').first().getByRole('link').first()
  await first.click()
  await expect(page).toHaveURL(/\/es\/proveedor\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await expectAccessible(page)
})

test('a landing page names its other languages, and itself as canonical', async ({ page }) => {
  await page.goto('/es/guarderias/orlando-fl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guarderías en Orlando, FL')
  const origin = new URL(page.url()).origin
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/es/guarderias/orlando-fl`)
  for (const [language, path] of [
    ['en', '/daycare/orlando-fl'],
    ['es-US', '/es/guarderias/orlando-fl'],
    ['x-default', '/daycare/orlando-fl'],
  ])
    await expect(page.locator(`link[rel=alternate][hreflang="${language}"]`)).toHaveAttribute('href', origin + path)
  const links = await page.locator('main a[href^="/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links.filter((link) => !link?.startsWith('/es'))).toEqual([])
})

for (const [given, wanted] of [
  ['/es/daycare/orlando-fl', '/es/guarderias/orlando-fl'],
  ['/es/search?zipCode=32801', '/es/buscar?zipCode=32801'],
  ['/es-US/daycare/orlando-fl', '/es/daycare/orlando-fl'],
  ['/es/guarderias/orlando-fl?page=2', '/es/guarderias/orlando-fl/page/2?page=2'],
  ['/es/guarderias/saint-cloud-fl', '/es/guarderias/st-cloud-fl'],
] as const) {
  test(`${given} redirects to ${wanted}`, async ({ request }) => {
    const response = await request.get(given, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([308, wanted])
  })
}

test('the switch keeps the page and its query, and dashboards remember the choice', { tag: '@wide' }, async ({
  page,
  baseURL,
  isMobile,
}) => {
  await page.goto('/search?zipCode=32801&childcareType=daycare')
  if (isMobile) await page.locator('details#menu summary').click()
  await page.getByRole('link', { name: 'Español' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/es\/buscar\?zipCode=32801&childcareType=daycare$/)
  // A public page never redirects by the choice.
  expect((await page.request.get('/faq', { maxRedirects: 0 })).status()).toBe(200)
  await signInAs(page, 'parent', baseURL ?? '')
  await page.goto(dashboardRoutes.caregiverDashboard())
  await expect(page).toHaveURL(/\/es\/caregiver-dashboard$/)
})

test.describe('a refusal', () => {
  test('is in the language of the caller', async ({ request, baseURL }) => {
    const headers = { origin: new URL(baseURL ?? '').origin }
    const data = { email: 'nobody', password: 'x' }
    const english = await request.post(accountRoutes.api.login(), { data, headers })
    const spanish = await request.post(accountRoutes.api.login(), {
      data,
      headers: { ...headers, 'accept-language': 'es-US' },
    })
    expect((await english.json()).fields.email).toBe('Please enter a valid email address.')
    const { fields } = await spanish.json()
    expect(fields.email).toMatch(/correo electrónico/)
    expect(spanish.headers().vary).toContain('accept-language')
  })
})

test.describe('an address that no page has', () => {
  test.use({ allowedComplaints: [/status of 404/] })
  test('says so in Spanish', async ({ page }) => {
    const response = await page.goto('/es/no/hay/nada')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  })
})

for (const [person, path] of [
  ['parent', dashboardRoutes.caregiverDashboard()],
  ['provider', dashboardRoutes.careproviderDashboard()],
  ['admin', dashboardRoutes.adminDashboard()],
] as const) {
  test(`a ${person} signs in and works in Spanish`, async ({ page }) => {
    await page.goto(es(routes.signIn()))
    await page.getByLabel('Correo electrónico').fill(emailOf(person))
    await page.getByLabel('Contraseña', { exact: true }).fill('playground-2026')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(new RegExp(`${es(path)}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    await expectAccessible(page)
  })
}

test('an account in Spanish gets its mails in Spanish, with links to Spanish pages', async ({
  page,
  baseURL,
}, info) => {
  const email = `rosa-${info.project.name}-${Date.now()}@example.com`
  const headers = { origin: new URL(baseURL ?? '').origin, 'accept-language': 'es-US,es;q=0.9' }
  const data = { firstName: 'Rosa', lastName: 'Vega', email, password: 'four green kites over town', role: 'caregiver' }
  expect((await page.request.post(accountRoutes.api.register(), { data, headers })).status()).toBe(200)
  // Asked for in English: the account's language counts.
  const asked = { ...headers, 'accept-language': 'en' }
  expect(
    (await page.request.post(accountRoutes.api.forgotPassword(), { data: { email }, headers: asked })).status(),
  ).toBe(200)
  const findMails = () =>
    queryJourneyDatabase<{ subject: string; html: string | null }>(
      "SELECT subject, html FROM mails WHERE to_email = $1 AND kind = 'reset-password'",
      [email],
    )
  await expect.poll(async () => (await findMails()).length).toBe(1)
  const [mail] = await findMails()
  expect(mail?.subject).toMatch(/contraseña/i)
  expect(mail?.html).toContain('<html lang="es-US"')
  expect(await linkInMailTo(email)).toMatch(/^\/es\/reset-password/)
})
