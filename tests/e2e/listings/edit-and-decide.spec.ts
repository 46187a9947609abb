import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'
import { sendSections } from '@/tests/support/journeys/journey-page'

const WORDS = 'Rooms full of light, and a kitchen garden.'

test('a provider edits its page, an admin rejects two fields, the provider corrects them, the admin approves, and families see it', async ({
  page,
  browser,
  baseURL,
  t,
}) => {
  const site = baseURL ?? ''
  const [sprouts] = await queryJourneyDatabase<{ slug: string }>(
    "SELECT slug FROM providers WHERE name = 'Sunny Sprouts Montessori' AND status = 'open'",
  )
  const provider = sprouts?.slug ?? ''
  await signInAs(page, 'provider', site)
  await page.goto(dashboardRoutes.careproviderDashboard({ provider }))
  await expect(page.getByRole('heading', { name: 'Still right?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Public Profile' }).click()
  await expect(page.getByRole('link', { name: 'Edit Public Profile' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit Public Profile' }).click()
  await page.getByRole('textbox', { name: /^About us \(/ }).fill(WORDS)
  await page.getByLabel('Services offered').fill('The best care in Florida')
  await page.getByLabel('Opening time').fill('630a-6p, closed Fri')
  await page.getByLabel('Closing time').fill('')
  await page.getByLabel('Other days, and breaks').fill('')
  await expect(page.getByText('Friday: Closed')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^About us \(/ })).toHaveValue(WORDS)
  await sendSections(page, t)
  await expect(page.getByRole('heading', { name: 'Changes Pending Approval' })).toBeVisible()
  await expectAccessible(page)

  const adminContext = await browser.newContext({ baseURL: site, viewport: page.viewportSize() })
  const adminPage = await adminContext.newPage()
  await signInAs(adminPage, 'admin', site)
  await adminPage.goto(dashboardRoutes.approvals.start({ kind: 'profiles' }))
  await expectAccessible(adminPage)
  await adminPage.getByRole('link', { name: /Sunny Sprouts/ }).click()
  await adminPage.getByRole('button', { name: 'Accept all' }).click()
  for (const [name, reason] of [
    ['Services offered', 'Say what you offer, not how good it is.'],
    ['Opening hours', 'Your license says Friday too.'],
  ] as const) {
    const field = adminPage.getByRole('group', { name })
    await field.getByRole('radio', { name: 'Reject' }).check()
    await adminPage.getByLabel('Reason').last().fill(reason)
  }
  await expectAccessible(adminPage)
  await adminPage.getByRole('button', { name: 'Save decisions' }).click()
  await expect(adminPage).toHaveURL(new RegExp(`${dashboardRoutes.approvals.start()}$`))

  await page.goto(routes.provider(provider))
  await expect(page.getByText(WORDS)).toBeVisible()
  await page.goto(dashboardRoutes.publicProfile({ provider, edit: 1 }))
  await expect(page.getByText('Not accepted: Say what you offer, not how good it is. You wrote:')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Services offered').fill('Piano lessons')
  await sendSections(page, t)
  await expect(page.getByRole('heading', { name: 'Changes Pending Approval' })).toBeVisible()

  await adminPage.goto(dashboardRoutes.approvals.start({ kind: 'profiles' }))
  await adminPage.getByRole('link', { name: /Sunny Sprouts/ }).click()
  await adminPage.getByRole('radio', { name: 'Accept' }).check()
  await adminPage.getByRole('button', { name: 'Save decisions' }).click()
  await expect(adminPage).toHaveURL(new RegExp(`${dashboardRoutes.approvals.start()}$`))
  await adminContext.close()
  await page.goto(routes.provider(provider))
  await expect(page.getByText('Piano lessons')).toBeVisible()
})
