import type { APIRequestContext, Page } from '@playwright/test'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { LOCALES, languageName, regionalTag } from '@/lib/platform/language/locales'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { codeOf } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'
import { translate } from '@/tests/support/setup/translate'

const PASSWORD = 'three green boats'
const BEFORE = 'A garden for everybody.'
const AFTER = 'A garden for everybody, and a pond.'
/** Endpoints and pages for admins only, by address. */
const OFFICE = [
  dashboardRoutes.adminDashboard(),
  dashboardRoutes.approvals.start(),
  dashboardRoutes.admin.users(),
  dashboardRoutes.admin.imports(),
  dashboardRoutes.admin.importSources(),
  dashboardRoutes.admin.duplicates(),
  dashboardRoutes.admin.settings(),
  dashboardRoutes.admin.auditLog(),
  dashboardRoutes.cms(),
]

async function signUp(request: APIRequestContext, site: string, email: string, role: string): Promise<number> {
  const headers = { origin: new URL(site).origin }
  const data = { firstName: 'Kim', lastName: 'Cole', email, password: PASSWORD, role }
  expect((await request.post(accountRoutes.api.register(), { data, headers })).ok()).toBe(true)
  await request.post(accountRoutes.api.login(), { data: { email, password: PASSWORD }, headers })
  const [user] = await queryJourneyDatabase<{ id: number }>('SELECT id FROM users WHERE email = $1', [email])
  return user?.id ?? 0
}

/** A user whom an operator made an admin, signed in with the code of an authenticator app. */
async function becomeAdmin(page: Page, site: string, email: string): Promise<void> {
  const headers = { origin: new URL(site).origin }
  const id = await signUp(page.request, site, email, 'caregiver')
  const setup = await page.request.post('/api/account/second-factor', { data: { currentPassword: PASSWORD }, headers })
  const secret = new URL((await setup.json()).address).searchParams.get('secret') ?? ''
  const step = Math.floor(Date.now() / 30_000)
  const put = await page.request.put('/api/account/second-factor', { data: { code: codeOf(secret, step) }, headers })
  expect(put.status(), await put.text()).toBe(200)
  await queryJourneyDatabase("UPDATE users SET role = 'admin' WHERE id = $1", [id])
  await page.context().clearCookies()
  const data = { email, password: PASSWORD }
  expect((await page.request.post(accountRoutes.api.login(), { data, headers })).status()).toBe(401)
  const withCode = { ...data, code: codeOf(secret, step + 1) }
  expect((await page.request.post(accountRoutes.api.login(), { data: withCode, headers })).status()).toBe(200)
}

/** A change of a page that no other journey uses; the same number gives the same page. */
async function createPendingChange(number: number) {
  const [provider] = await queryJourneyDatabase<{ id: number; slug: string; about: string }>(
    `UPDATE providers SET description = $1 WHERE id = (SELECT id FROM providers WHERE is_sample AND status = 'open'
       AND city = 'Leesburg' AND description IS NOT NULL ORDER BY id DESC LIMIT 1 OFFSET $2) RETURNING id, slug, description AS about`,
    [BEFORE, number],
  )
  const fields = JSON.stringify({ aboutUs: { from: BEFORE, to: AFTER } })
  const [change] = await queryJourneyDatabase<{ id: number }>(
    `INSERT INTO profile_changes (provider_id, fields, submitted_at) VALUES ($1, $2, now()) RETURNING id`,
    [provider?.id, fields],
  )
  return { slug: provider?.slug ?? '', changeId: change?.id ?? 0 }
}

// A wrong role is rejected, an article is not published yet.
test.use({ allowedComplaints: [/status of (?:401|403|404)/] })

for (const locale of LOCALES)
  test.describe(`in ${languageName(locale)}`, () => {
    test.use({ locale: regionalTag(locale) })
    test('an admin with a second factor approves and reverts, suspends a user whose cookie stops working immediately, schedules an article and restores a version; no other user can do any of it', async ({
      page,
      browser,
      baseURL,
      t,
      at,
    }, info) => {
      test.slow()
      const decide = translate(locale, 'listings.decide')
      const cms = translate(locale, 'content.cms')
      const site = baseURL ?? ''
      const headers = { origin: new URL(site).origin }
      const unique = `${locale}-${info.project.name}-${info.retry}-${Date.now()}`
      const other = await browser.newContext({ baseURL: site })
      const email = `other-${unique}@example.com`
      const otherId = await signUp(other.request, site, email, 'careprovider')
      for (const address of OFFICE) {
        const response = await other.request.get(at(address), { maxRedirects: 0 })
        expect([address, response.status(), response.headers().location]).toEqual([address, 307, at(routes.home())])
      }
      const rejected = await other.request.post(dashboardRoutes.api.blogPosts(), { data: { title: 'Mine' }, headers })
      expect(rejected.status()).toBe(403)

      await becomeAdmin(page, site, `office-${unique}@example.com`)
      const { slug, changeId } = await createPendingChange(LOCALES.indexOf(locale))
      await page.goto(at(dashboardRoutes.approvals.profileChange(changeId)))
      await page.getByRole('radio', { name: decide('accept'), exact: true }).check()
      await page.getByRole('button', { name: decide('save') }).click()
      await expect(page).toHaveURL(new RegExp(`${at(dashboardRoutes.approvals.start())}$`))
      expect(await (await page.request.get(at(routes.provider(slug)))).text()).toContain(AFTER)
      await page.goto(at(dashboardRoutes.approvals.profileChange(changeId)))
      await expectAccessible(page)
      await page.getByLabel(decide('reason')).fill('The pond is not fenced yet.')
      await page.getByRole('button', { name: decide('rollBack') }).click()
      await expect(page.getByText(decide('rolledBack'))).toBeVisible()
      const page2 = await (await page.request.get(at(routes.provider(slug)))).text()
      expect([page2.includes(AFTER), page2.includes(BEFORE)]).toEqual([false, true])

      expect((await other.request.get(dashboardRoutes.settings(), { maxRedirects: 0 })).status()).toBe(200)
      await page.goto(at(dashboardRoutes.admin.user(otherId)))
      await page.getByLabel(t('admin.users.reason')).selectOption(t('accounts.suspensionReasons.spam'))
      await page.getByRole('button', { name: t('admin.users.suspend') }).click()
      await expect(page.getByRole('button', { name: t('admin.users.reinstate') })).toBeVisible()
      expect((await other.request.get(dashboardRoutes.settings(), { maxRedirects: 0 })).status()).toBe(307)
      await other.close()

      const title = `Ponds and gardens ${unique}`
      const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
      const excerpt = `Where to watch ducks with a toddler: gardens with shade, water and a bathroom close by (${unique}).`
      const data = { title, excerpt, content: '<p>First words.</p>', status: 'scheduled', publishDate: day }
      const made = await page.request.post(dashboardRoutes.api.blogPosts(), { data, headers })
      expect(made.status(), await made.text()).toBe(201)
      const post = await made.json()
      const address = at(routes.article(post.slug))
      expect((await page.request.get(address)).status()).toBe(404)
      // Its scheduled time arrives.
      await queryJourneyDatabase(`UPDATE articles SET publish_at = now() - interval '1 second' WHERE id = $1`, [
        post.id,
      ])
      await queryJourneyDatabase(
        `SELECT graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM graphile_worker.jobs WHERE key = $1), run_at => now())`,
        [`publish-article ${post.id}`],
      )
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)

      const changed = { content: '<p>Other words.</p>' }
      expect((await page.request.patch(dashboardRoutes.api.blogPost(post.id), { data: changed, headers })).ok()).toBe(
        true,
      )
      expect(await (await page.request.get(address)).text()).toContain('Other words.')
      await page.goto(at(dashboardRoutes.cms()))
      await page.getByRole('button', { name: cms('history', { title }) }).click()
      const dialog = page.getByRole('dialog', { name: cms('versions.title') })
      await dialog.getByText(cms('versions.line', { version: 1 }), { exact: true }).click()
      await expectAccessible(page, '[role=dialog]')
      await dialog.getByRole('button', { name: cms('versions.restore') }).click()
      await expect(page.getByText(cms('versions.restored'))).toBeVisible()
      expect(await (await page.request.get(address)).text()).toContain('First words.')
    })
  })
