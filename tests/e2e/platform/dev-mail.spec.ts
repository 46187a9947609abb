import type { APIRequestContext } from '@playwright/test'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { startOtherServer } from '@/scripts/bootstrap/testing/journey-server.mjs'
import { expect, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'
import { emailOf } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

const subject = 'Set a new password'

/** A mail that the site writes, pending in the outbox. Returns its id. */
async function requestMail(request: APIRequestContext, site: string): Promise<number> {
  const email = emailOf('admin')
  const headers = { origin: new URL(site).origin }
  const answer = await request.post(accountRoutes.api.forgotPassword(), { data: { email }, headers })
  expect(answer.status()).toBe(200)
  const [row] = await queryJourneyDatabase<{ id: number }>(
    "SELECT id FROM mails WHERE to_email = $1 AND kind = 'reset-password' ORDER BY id DESC LIMIT 1",
    [email],
  )
  return row?.id ?? 0
}

test.describe('the mails of a demo', () => {
  // The script that this test injects into the frame is blocked there like any other.
  test.use({ allowedComplaints: [/Blocked script execution in '[^']+\/html'/] })

  test('a visitor of the demo reads its mails and follows their links', async ({ page, baseURL }) => {
    const id = await requestMail(page.request, baseURL ?? '')
    await page.goto(dashboardRoutes.devMails())
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectUsableByEveryone(page)
    await page.locator(`a[href="${dashboardRoutes.devMail(id)}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: subject })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const opened = page.context().waitForEvent('page')
    await frame.getByRole('link', { name: subject }).click()
    await expect((await opened).getByLabel('New password', { exact: true })).toBeVisible()
    // axe would also run inside the frame, where no script runs.
    await page.locator('iframe').evaluate((frame) => frame.remove())
    await expectUsableByEveryone(page)
  })
})

test('only this site can frame a mail, and nothing in it runs', async ({ request, baseURL }) => {
  const id = await requestMail(request, baseURL ?? '')
  const headers = (await request.get(dashboardRoutes.devMailHtml(id))).headers()
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self'; sandbox allow-popups/,
  )
  expect(headers['cache-control']).toContain('no-store')
  for (const path of [dashboardRoutes.devMails(), dashboardRoutes.devMail(id)])
    expect((await request.get(path)).headers()['content-security-policy']).toContain("frame-src 'self'")
})

test('a server that is not configured to show its mails has no such page', async ({ request, baseURL }) => {
  const id = await requestMail(request, baseURL ?? '')
  const other = await startOtherServer(process.env.JOURNEY_DATABASE_URL, { MAIL_VIEWER: '' })
  try {
    for (const path of [dashboardRoutes.devMails(), dashboardRoutes.devMail(id), dashboardRoutes.devMailHtml(id)])
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
        const response = await request.get(`${other.address}${path}`, { headers })
        expect(await response.text(), path).not.toContain(subject)
        if (!headers.rsc) expect(response.status(), path).toBe(404)
      }
  } finally {
    await other.stop()
  }
})
