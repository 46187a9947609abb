import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

test.use({ allowedComplaints: [/status of 400/] })

test('a provider claims a page with evidence, another contests it, an admin decides, and the page stops inviting claims', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const site = baseURL ?? ''
  const [provider] = await queryJourneyDatabase<{ id: number; slug: string; name: string; email: string }>(
    `SELECT p.id, p.slug, p.name, p.email FROM providers p
     WHERE p.status = 'open' AND p.email IS NOT NULL AND p.kind = 'center'
       AND NOT EXISTS (SELECT FROM provider_people WHERE provider_id = p.id)
       AND NOT EXISTS (SELECT FROM provider_claims WHERE provider_id = p.id) ORDER BY p.id LIMIT 1`,
  )
  const { id = 0, slug = '', name = '', email = '' } = provider ?? {}
  await page.goto(routes.provider(slug))
  await page.getByRole('link', { name: 'Claim this free page' }).click()
  await expect(page.getByRole('heading', { name: `Claim ${name}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create a provider account' })).toBeVisible()
  await expectAccessible(page)

  const maya = { email: `maya-${info.project.name}-${Date.now()}@test.com`, firstName: 'Maya', role: 'careprovider' }
  const headers = { origin: new URL(site).origin }
  const data = { ...maya, lastName: 'Lind', password: DEMO_PASSWORD }
  expect((await page.request.post(accountRoutes.api.register(), { data, headers })).ok()).toBe(true)
  await page.request.post(accountRoutes.api.login(), { data: { email: maya.email, password: DEMO_PASSWORD }, headers })
  await page.goto(accountRoutes.claim(slug))
  await page.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByText('Please tell us what you do there')).toBeVisible()
  await page.getByLabel('What do you do there?').fill('Director')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your claim is in review' })).toBeVisible()
  await page.getByRole('button', { name: 'E-mail me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await newestCode(email))
  await page.keyboard.press('Enter')
  await expect(page.getByText('You’ve shown that you read the mailbox on file.')).toBeVisible()
  await expectAccessible(page)

  const other = await browser.newContext({ baseURL: site, viewport: page.viewportSize() })
  const providerPage = await other.newPage()
  await signInAs(providerPage, 'provider', site)
  await providerPage.goto(accountRoutes.claim(slug))
  await expect(providerPage.getByText(/Someone else manages or claims this provider too/)).toBeVisible()
  await providerPage.getByLabel('What do you do there?').fill('Owner')
  await providerPage.getByRole('button', { name: 'Send claim' }).click()
  await expect(providerPage.getByRole('heading', { name: 'Your claim is in review' })).toBeVisible()

  await signInAs(providerPage, 'admin', site)
  await providerPage.goto(dashboardRoutes.approvals.start({ kind: 'claims' }))
  await expectAccessible(providerPage)
  await providerPage.getByRole('listitem').filter({ hasText: 'Maya Lind' }).getByRole('link', { name }).click()
  await expect(providerPage.getByText('Entered the code we e-mailed there')).toBeVisible()
  await expect(providerPage.getByRole('heading', { name: /^Claims it too: / })).toBeVisible()
  await providerPage.getByRole('radio', { name: 'Accept' }).focus()
  await providerPage.keyboard.press('Space')
  await expectAccessible(providerPage)
  await providerPage.keyboard.press('Enter')
  await expect(providerPage.getByText('Claim accepted')).toBeVisible()
  await other.close()

  await page.goto(dashboardRoutes.providerPeople())
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectAccessible(page)
  await page.goto(routes.provider(slug))
  await expect(page.getByRole('link', { name: 'Claim this free page' })).toHaveCount(0)
  await queryJourneyDatabase('DELETE FROM provider_people WHERE provider_id = $1', [id])
})

async function newestCode(email: string): Promise<string> {
  const sql = "SELECT subject FROM mails WHERE kind = 'claim-code' AND to_email = $1 ORDER BY id DESC LIMIT 1"
  await expect.poll(async () => (await queryJourneyDatabase(sql, [email])).length).toBe(1)
  const [mail] = await queryJourneyDatabase<{ subject: string }>(sql, [email])
  return /(\d{6})$/.exec(mail?.subject ?? '')?.[1] ?? ''
}
