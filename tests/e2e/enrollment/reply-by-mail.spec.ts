import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, linkInMailTo } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

test('a parent sends a request to an unclaimed provider, which replies through the link in its mail without JavaScript', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const site = baseURL ?? ''
  const email = `dana-mails-${info.project.name}-${Date.now()}@test.com`
  const headers = { origin: new URL(site).origin }
  const dana = { email, password: DEMO_PASSWORD, firstName: 'Dana', lastName: 'Rivera', role: 'caregiver' }
  expect((await page.request.post(accountRoutes.api.register(), { data: dana, headers })).ok()).toBe(true)
  await page.request.post(accountRoutes.api.login(), { data: { email, password: DEMO_PASSWORD }, headers })
  const [provider] = await queryJourneyDatabase<{ slug: string; name: string; email: string }>(
    `SELECT slug, name, email FROM providers p WHERE email IS NOT NULL AND status = 'open'
       AND NOT EXISTS (SELECT FROM provider_people WHERE provider_id = p.id) ORDER BY id LIMIT 1`,
  )
  const { slug = '', name = '', email: onFile = '' } = provider ?? {}
  await page.goto(routes.requestInformation(slug))
  await expect(page.getByText('We’ll send your request to the e-mail address on file')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your note').fill('Do you have a place for two mornings?')
  await page.getByRole('button', { name: /^Send to / }).click()
  await expect(page.getByText(/their reply comes here/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add pictures or a PDF' })).toBeHidden()

  await expect.poll(() => linkInMailTo(onFile).catch(() => '')).toContain('/answer-request?token=')
  const link = await linkInMailTo(onFile)
  const providerContext = await browser.newContext({
    baseURL: site,
    viewport: page.viewportSize(),
    javaScriptEnabled: false,
  })
  const providerPage = await providerContext.newPage()
  await providerPage.goto(link)
  await expect(providerPage.getByText(/^Dana R. asks/)).toBeVisible()
  await expect(providerPage.getByText('Do you have a place for two mornings?')).toBeVisible()
  await providerPage.getByLabel('Your answer').fill('Yes, come and see us. Ann')
  await providerPage.getByRole('button', { name: 'Send answer' }).click()
  await expect(providerPage.getByText('Your answer is on its way to the parent.')).toBeVisible()
  await providerContext.close()

  await expect(page.getByText('Yes, come and see us. Ann')).toBeVisible()
  await expect(page.getByText('by e-mail, page not claimed')).toBeVisible()
  await expect(page.getByText(name, { exact: true }).last()).toBeVisible()
  await expectAccessible(page)
  await page.goto(link)
  await expectAccessible(page)
})
