import { randomUUID } from 'node:crypto'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { layoutMail } from '@/lib/platform/mail/layout'
import { startOtherServer } from '@/scripts/bootstrap/testing/journey-server.mjs'
import { expect, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

const subject = 'Choose a new password'

/** A mail as the product writes it, pending in the outbox. Returns its id. */
async function writeMail(site: string): Promise<number> {
  const path = `${routes.resetPassword()}#token=x`
  const mail = layoutMail(
    { subject, paragraphs: ['Hello Dana,'], button: { label: 'Choose it', path } },
    { name: SITE.name, url: site },
  )
  const [row] = await queryJourneyDatabase<{ id: number }>(
    `INSERT INTO mails (message_id, kind, to_email, to_name, subject, html, text, useful_until)
     VALUES ($1, 'reset-password', 'dana@home.invalid', 'Dana', $2, $3, $4, now() + interval '1 hour') RETURNING id`,
    [`<${randomUUID()}@home.invalid>`, mail.subject, mail.html, mail.text],
  )
  return row?.id ?? 0
}

test.describe('the mails of a demo', () => {
  // The script that this test injects into the frame is blocked there like any other.
  test.use({ allowedComplaints: [/Blocked script execution in '[^']+\/html'/] })

  test('a visitor of the demo reads its mails and follows their links', async ({ page, baseURL }) => {
    const id = await writeMail(baseURL ?? '')
    await page.goto(routes.devMails())
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectUsableByEveryone(page)
    await page.locator(`a[href="${routes.devMail(id)}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: subject })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const opened = page.context().waitForEvent('page')
    await frame.getByRole('link', { name: 'Choose it' }).click()
    await expect((await opened).getByLabel('New password', { exact: true })).toBeVisible()
    // axe would also run inside the frame, where no script runs.
    await page.locator('iframe').evaluate((frame) => frame.remove())
    await expectUsableByEveryone(page)
  })
})

test('only this site can frame a mail, and nothing in it runs', async ({ request, baseURL }) => {
  const id = await writeMail(baseURL ?? '')
  const headers = (await request.get(routes.devMailHtml(id))).headers()
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self'; sandbox allow-popups/,
  )
  expect(headers['cache-control']).toContain('no-store')
  for (const path of [routes.devMails(), routes.devMail(id)])
    expect((await request.get(path)).headers()['content-security-policy']).toContain("frame-src 'self'")
})

test('a server that is not configured to show its mails has no such page', async ({ request, baseURL }) => {
  const id = await writeMail(baseURL ?? '')
  const other = await startOtherServer(process.env.JOURNEY_DATABASE_URL, { MAIL_VIEWER: '' })
  try {
    for (const path of [routes.devMails(), routes.devMail(id), routes.devMailHtml(id)])
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
        const response = await request.get(`${other.address}${path}`, { headers })
        expect(await response.text(), path).not.toContain(subject)
        if (!headers.rsc) expect(response.status(), path).toBe(404)
      }
  } finally {
    await other.stop()
  }
})
