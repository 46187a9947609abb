import type { Locator, Page } from '@playwright/test'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { LOCALES, languageName, regionalTag } from '@/lib/platform/language/locales'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'
import { sendSections } from '@/tests/support/journeys/journey-page'
import { phoneHeic } from '@/tests/support/media/heic'
import { phonePhoto } from '@/tests/support/media/pictures'

const step = test.step
const starting = (text: string) => new RegExp(`^${text}`)
const REASON = 'Say what it is, not how good it is.'
const PROVIDER = `SELECT p.id, p.slug, p.name, p.email FROM providers p
  WHERE p.status = 'open' AND p.email IS NOT NULL AND p.phone IS NOT NULL AND p.kind = 'center' AND p.city <> 'Winter Park'
    AND NOT EXISTS (SELECT FROM provider_people WHERE provider_id = p.id)
    AND NOT EXISTS (SELECT FROM provider_claims WHERE provider_id = p.id) ORDER BY p.id DESC LIMIT 1 OFFSET $1`

/** The whole path of a provider, step by step; the errors of each part have their own journeys and tests. */
for (const locale of LOCALES)
  test.describe(`in ${languageName(locale)}`, () => {
    test.use({ locale: regionalTag(locale) })
    test('a provider claims its page, corrects it, replies to a family until it is enrolled, sees that in its numbers, and pays for a plan', async ({
      page,
      browser,
      baseURL,
      t,
      at,
    }) => {
      const site = baseURL ?? ''
      // Under a minute on an idle machine; three users' pages and two photos need longer on a busy one.
      test.slow()
      const headers = { origin: new URL(site).origin }
      const run = Date.now()
      const [{ slug, name, email } = { slug: '', name: '', email: '' }] = await queryJourneyDatabase<{
        slug: string
        name: string
        email: string
      }>(PROVIDER, [LOCALES.indexOf(locale)])
      const enter = async (who: Page, firstName: string, role: 'caregiver' | 'careprovider') => {
        const data = {
          email: `${firstName}-${locale}-${run}@test.com`,
          firstName,
          lastName: 'Journey',
          role,
          password: DEMO_PASSWORD,
        }
        expect((await who.request.post(accountRoutes.api.register(), { data, headers })).ok()).toBe(true)
        await who.request.post(accountRoutes.api.login(), {
          data: { email: data.email, password: DEMO_PASSWORD },
          headers,
        })
      }
      // Bots are not counted, and a headless browser says that it is one.
      const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1 Journey/${run}`
      const open = async () =>
        (await browser.newContext({ baseURL: site, viewport: page.viewportSize(), userAgent })).newPage()
      const [adminPage, dana, rival] = [await open(), await open(), await open()]
      await signInAs(adminPage, 'admin', site)
      const decide = async (how: () => Promise<unknown>) => {
        await adminPage.goto(at(dashboardRoutes.approvals.start()))
        await adminPage.getByRole('listitem').getByRole('link', { name }).first().click()
        await how()
        await adminPage.getByRole('button', { name: t('listings.decide.save') }).click()
        await expect(adminPage).toHaveURL(new RegExp(`${at(dashboardRoutes.approvals.start())}$`))
      }
      const acceptAll = () => adminPage.getByRole('button', { name: t('listings.decide.acceptAll') }).click()
      const submit = async (place: Locator) => {
        await place.getByRole('button', { name: t('listings.photos.submit') }).click()
        await expect(page.getByRole('heading', { name: t('listings.profile.pendingTitle') })).toBeVisible()
      }

      await step('claims it with evidence, another provider contests it, an admin accepts', async () => {
        await enter(page, 'maya', 'careprovider')
        await page.goto(at(accountRoutes.claim(slug)))
        await page.getByLabel(t('listings.claims.position')).fill('Director')
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: t('listings.claims.askCode') }).click()
        await page.getByLabel(t('listings.claims.codeField'), { exact: true }).fill(await codeTo(email))
        await page.keyboard.press('Enter')
        await expect(page.getByText(t('listings.claims.mailboxProved'))).toBeVisible()
        await enter(rival, 'rita', 'careprovider')
        const claim = { daycareId: slug, position: 'Owner', licenseNumber: '', note: '' }
        expect((await rival.request.post(dashboardRoutes.api.claims(), { data: claim, headers })).status()).toBe(201)
        await adminPage.goto(at(dashboardRoutes.approvals.start({ kind: 'claims' })))
        await adminPage.getByRole('listitem').filter({ hasText: 'maya Journey' }).getByRole('link', { name }).click()
        await expect(
          adminPage.getByRole('heading', { name: starting(`${t('listings.claimDecisions.claimsToo')}: `) }),
        ).toBeVisible()
        await adminPage.getByRole('radio', { name: t('listings.claimDecisions.accept') }).check()
        await adminPage.keyboard.press('Enter')
        await expect(adminPage.getByText(t('listings.claimDecisions.accepted'))).toBeVisible()
      })

      await step('edits the page; two fields are rejected, amended, and approved', async () => {
        await page.goto(at(dashboardRoutes.publicProfile({ provider: slug })))
        await expect(page.getByRole('heading', { name: starting(t('listings.completeness.title')) })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('link', { name: t('listings.profile.edit') }).click()
        await page
          .getByRole('textbox', { name: starting(`${t('listings.profile.fields.aboutUs')} \\(`) })
          .fill('Rooms full of light, and a kitchen garden.')
        await page.getByLabel(t('listings.profile.fields.servicesOffered')).fill('The best care in Florida')
        await page.getByLabel(t('listings.profile.fields.businessName')).fill(`${name} No. 1`)
        await sendSections(page, t)
        await expect(page.getByRole('heading', { name: t('listings.profile.pendingTitle') })).toBeVisible()
        await decide(async () => {
          await acceptAll()
          for (const field of ['businessName', 'servicesOffered'] as const) {
            await adminPage
              .getByRole('group', { name: t(`listings.profile.fields.${field}`) })
              .getByRole('radio', { name: t('listings.decide.reject') })
              .check()
            await adminPage.getByLabel(t('listings.decide.reason')).last().fill(REASON)
          }
        })
        await page.goto(at(dashboardRoutes.publicProfile({ provider: slug, edit: 1 })))
        await expect(page.getByText(t('listings.profile.rejectedWords', { reason: REASON })).first()).toBeVisible()
        await page.getByLabel(t('listings.profile.fields.servicesOffered')).fill('Piano lessons')
        await sendSections(page, t)
        await expect(page.getByRole('heading', { name: t('listings.profile.pendingTitle') })).toBeVisible()
        await decide(acceptAll)
      })

      await step('crops a cover by keyboard, adds a phone’s HEIC, and families see both', async () => {
        await page.goto(`${at(dashboardRoutes.publicProfile({ provider: slug }))}#photos`)
        // The address differs from the current one in its fragment alone, so it would show the page as it was before the decision.
        await page.reload()
        const gallery = page.getByRole('region', { name: t('listings.photos.title') })
        const shown = gallery.getByLabel(t('listings.photos.alt'))
        await expect(gallery.getByRole('button', { name: t('listings.photos.add') })).toBeVisible()
        const before = await shown.count()
        const buffer = await phonePhoto({ width: 800, height: 600 })
        await gallery.locator('[data-picker=cover]').setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer })
        await page.locator('.ReactCrop__crop-selection').focus()
        await page.keyboard.press('Shift+ArrowUp')
        await page.getByRole('button', { name: t('listings.photos.save.cover') }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
        await shown.first().fill('The yard of the journey')
        const heic = phoneHeic({ columns: 8, rows: 6, statedSize: { width: 4_032, height: 3_024 } })
        const photo = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic }
        await gallery.locator('[data-picker=photos]').setInputFiles([photo])
        // A busy machine takes its time to decode it.
        await expect(shown).toHaveCount(Math.max(before, 1) + 1, { timeout: 60_000 })
        await shown.last().fill('A wall of tiles')
        await submit(gallery)
        await decide(acceptAll)
        await enter(dana, 'dana', 'caregiver')
        await dana.goto(at(routes.provider(slug)))
        await expect(dana.getByRole('img', { name: 'The yard of the journey' }).first()).toBeVisible()
        await expect(dana.getByText('Piano lessons')).toBeVisible()
        const [saved] = await Promise.all([
          dana.waitForResponse(
            (one) => one.url().endsWith(accountRoutes.api.favorites()) && one.request().method() === 'POST',
          ),
          dana
            .getByRole('button', { name: starting(t('families.favorites.add')) })
            .last()
            .click(),
        ])
        expect(saved.status()).toBe(201)
        await dana
          .getByRole('link', {
            name: starting(
              t('providers.detailBrowser.contact.show', { parts: t('providers.detailBrowser.contact.phone') }),
            ),
          })
          .filter({ visible: true })
          .first()
          .click()
        const call = dana.getByRole('link', { name: t('providers.detail.callNow') }).last()
        await expect(call).toHaveAttribute('href', /^tel:/)
        // No phone number here: the browser would open it while the next page loads.
        await dana.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
        await call.click()
      })

      await step('replies to a family, offers times, one of them is booked, and confirms a place', async () => {
        await dana.goto(at(routes.requestInformation(slug)))
        await dana.getByLabel(t('enrollment.request.note')).fill('Do you have a place?')
        await dana.getByRole('button', { name: starting(t('enrollment.request.sendTo', { name: '' })) }).click()
        await expect(dana).toHaveURL(/caregiver-dashboard\/messages\/\d+$/)
        const id = Number(dana.url().split('/').at(-1))
        await page.goto(at(dashboardRoutes.conversation('careprovider', id)))
        await page.getByLabel(t('enrollment.conversations.answer'), { exact: true }).fill('Yes, from January on.')
        await page.getByRole('button', { name: t('enrollment.conversations.send'), exact: true }).click()
        await expect(page.getByText('Yes, from January on.')).toBeVisible()
        await page.goto(at(dashboardRoutes.tourTimes({ provider: slug })))
        await page.getByRole('checkbox', { name: t('enrollment.tourTimes.isOn') }).check()
        for (const day of ['monday', 'wednesday', 'friday'] as const)
          await page.getByLabel(t(`enrollment.tourTimes.weekdays.${day}`), { exact: true }).fill('10 AM')
        await page.getByRole('button', { name: t('enrollment.tourTimes.save') }).click()
        await expect(page.getByText(t('enrollment.tourTimes.saved'))).toBeVisible()
        await dana.goto(at(routes.requestInformation(slug)))
        await expect(dana.getByRole('checkbox', { name: /10:00/ }).first()).toBeAttached()
        await expectAccessible(dana)
        await dana.goto(at(dashboardRoutes.conversation('caregiver', id)))
        const slot = dana.getByRole('radio', { name: /10:00/ }).first()
        await slot.focus()
        await dana.keyboard.press('Space')
        await expect(slot).toBeChecked()
        await dana.getByRole('button', { name: t('enrollment.tours.book') }).click()
        await expect(dana.getByText(t('enrollment.tours.statuses.accepted'), { exact: true })).toBeVisible()
        await page.goto(at(dashboardRoutes.conversation('careprovider', id)))
        await page.getByText(t('enrollment.enrollments.confirm')).click()
        await page.getByRole('button', { name: t('enrollment.enrollments.sendConfirm') }).click()
        await expect(
          page
            .getByRole('region', { name: t('enrollment.enrollments.title') })
            .getByText(t('enrollment.enrollments.phases.present')),
        ).toBeVisible()
      })

      await step('sees numbers that match these events', async () => {
        const once = ['opens', 'favorites', 'calls', 'inquiries', 'tours', 'enrollments'] as const
        // Nobody came from a list.
        const never = ['views', 'clicks'] as const
        const counts = [
          ...once.map((figure) => ({ figure, count: 1 })),
          ...never.map((figure) => ({ figure, count: 0 })),
        ]
        const before = t('analytics.figures.before.daily', { count: 0 })
        // A press is reported a moment later.
        await expect(async () => {
          await page.goto(at(dashboardRoutes.providerNumbers({ provider: slug, period: 'daily' })))
          for (const { figure, count } of counts) {
            const label = t(`analytics.figures.figures.${figure}.name`)
            const counted = page.locator('dt', { hasText: label }).first().locator('xpath=following-sibling::dd[1]')
            await expect(counted).toHaveText(new RegExp(`^${count}\\s*${before}$`))
          }
        }).toPass()
      })

      await step('upgrades from Starter to Pro, and cancels', async () => {
        const pay = async (invoiceId: number) => {
          const paid = { data: { paidBy: 'Check 7' }, headers }
          expect((await adminPage.request.post(dashboardRoutes.api.invoicePayment(invoiceId), paid)).ok()).toBe(true)
        }
        const ordered = await page.request.post(dashboardRoutes.api.plan(slug), { data: { plan: 'STARTER' }, headers })
        await pay((await ordered.json()).invoiceId)
        await page.goto(at(dashboardRoutes.billing({ provider: slug })))
        await page.getByRole('button', { name: t('billing.common.choose', { plan: 'Pro' }) }).click()
        const [answer] = await Promise.all([
          page.waitForResponse((one) => one.url().endsWith(dashboardRoutes.api.plan(slug))),
          page.getByRole('button', { name: t('billing.common.by.offline.order') }).click(),
        ])
        await pay((await answer.json()).invoiceId)
        await page.goto(at(dashboardRoutes.settings()))
        const plans = page.locator('section', {
          has: page.getByRole('heading', { name: t('billing.common.settingsTitle') }),
        })
        const own = plans.getByRole('listitem').filter({ hasText: name })
        await expect(own).toContainText('Pro')
        await own.getByRole('button', { name: t('billing.common.cancel') }).click()
        await own.getByRole('button', { name: t('billing.common.cancel') }).click()
        const [, afterwards = ''] = t('billing.common.endsOn', { day: '|' }).split('|')
        await expect(own).toContainText(afterwards)
      })
    })
  })

async function codeTo(email: string): Promise<string> {
  const sql = "SELECT subject FROM mails WHERE kind = 'claim-code' AND to_email = $1 ORDER BY id DESC LIMIT 1"
  await expect.poll(async () => (await queryJourneyDatabase(sql, [email])).length).toBe(1)
  const [mail] = await queryJourneyDatabase<{ subject: string }>(sql, [email])
  return /(\d{6})$/.exec(mail?.subject ?? '')?.[1] ?? ''
}
