import sharp from 'sharp'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { LOCALES, languageName, regionalTag } from '@/lib/platform/language/locales'
import { startOtherServer } from '@/scripts/bootstrap/testing/journey-server.mjs'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'
import { PDF } from '@/tests/support/media/pdf'

test.use({ allowedComplaints: [/status of 40[04]/] })
const gardenPicture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7d44' } })
    .png()
    .toBuffer()

/** "2025-09" */
function monthsAgo(count: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7)
}

for (const locale of LOCALES)
  test.describe(`in ${languageName(locale)}`, () => {
    test.use({ locale: regionalTag(locale) })
    test(
      'a parent sends a request, the provider replies, and the parent reads the reply without reloading',
      { tag: '@wide' },
      async ({ page, browser, baseURL, t, at }, info) => {
        const site = baseURL ?? ''
        // Phone and desktop send their requests at the same time, in both languages, with different names.
        const [firstName, lastName] = [`Noor-${locale}`, info.project.name]
        const email = `dana-asks-${lastName}-${locale}-${Date.now()}@test.com`
        const headers = { origin: new URL(site).origin }
        const dana = { email, password: DEMO_PASSWORD, firstName, lastName, role: 'caregiver' }
        expect((await page.request.post(accountRoutes.api.register(), { data: dana, headers })).ok()).toBe(true)

        const [provider] = await queryJourneyDatabase<{ slug: string }>(
          "SELECT slug FROM providers WHERE name = 'Little Harbor Academy'",
        )
        const slug = provider?.slug ?? ''
        await page.goto(at(routes.provider(slug)))
        await page
          .getByRole('link', { name: t('providers.detail.requestInformation') })
          .filter({ visible: true })
          .first()
          .click()
        await expect(page).toHaveURL(new RegExp(at(routes.requestInformation(slug))))
        await expectAccessible(page)
        // Written first, signed in at Send, and still there afterwards: on the same page, and after another one was loaded.
        await page.getByLabel(t('enrollment.request.note')).fill('Do you have a place for two mornings?')
        const sendFirst = page.getByRole('button', { name: t('enrollment.request.sendTo', { name: 'Little Harbor' }) })
        await sendFirst.click()
        await page
          .getByRole('dialog', { name: t('accounts.prompt.request.title') })
          .getByRole('link', { name: t('accounts.prompt.signUp') })
          .click()
        await expect(page.getByRole('dialog', { name: t('accounts.prompt.request.title') })).toBeHidden()
        await page.goto(at(routes.signIn()))
        await page.getByLabel(t('accounts.signIn.email')).fill(email)
        await page.getByLabel(t('accounts.signIn.password')).first().fill(DEMO_PASSWORD)
        await page
          .getByRole('main')
          .getByRole('button', { name: t('accounts.signIn.submit') })
          .click()
        await expect(page).toHaveURL(new RegExp(at(routes.requestInformation(slug))))
        await expect(
          page.getByText(t('enrollment.request.seesNote', { parent: '|' }).split('|')[0] + firstName),
        ).toBeVisible()
        await expect(page.getByLabel(t('enrollment.request.note'))).toHaveValue('Do you have a place for two mornings?')
        await page.evaluate(() => sessionStorage.clear())
        const family = { name: 'Mia', birthMonth: monthsAgo(14), startMonth: null, notes: '' }
        await page.request.post(dashboardRoutes.api.children(), { data: family, headers })
        await page.reload()
        await expect(page.getByLabel(t('enrollment.request.note'))).toHaveValue(
          new RegExp(`^${t('enrollment.request.opening').replace(/\.$/, '')} .* Mia`),
        )
        await page.getByLabel(t('enrollment.request.note')).fill('Do you have a place for two mornings?')
        await page.reload()
        await expect(page.getByLabel(t('enrollment.request.note'))).toHaveValue('Do you have a place for two mornings?')
        const send = page.getByRole('button', { name: t('enrollment.request.sendTo', { name: 'Little Harbor' }) })
        await page.getByRole('button', { name: t('enrollment.request.changeChild') }).click()
        await page.getByRole('radio', { name: t('enrollment.request.otherChild') }).check()
        await page.getByLabel(t('enrollment.request.age')).fill('a year')
        await send.click()
        await expect(page.getByLabel(t('enrollment.request.age'))).toBeFocused()
        await expect(page.getByLabel(t('enrollment.request.note'))).toHaveValue('Do you have a place for two mornings?')
        await page.getByRole('radio', { name: /^Mia, 14 / }).check()
        await page.getByText(t('enrollment.request.onlyAsk'), { exact: true }).click()
        await expect(
          page.getByRole('heading', { level: 1, name: t('enrollment.request.ask', { name: 'Little Harbor Academy' }) }),
        ).toBeVisible()
        await page.getByText(t('enrollment.request.readMessages', { count: 1 })).click()
        await expect(page.getByText(t('enrollment.request.messageTo', { name: 'Little Harbor Academy' }))).toBeVisible()
        await expectAccessible(page)
        await send.click()
        await expect(page).toHaveURL(/caregiver-dashboard\/messages\/\d+$/)
        await expect(page.getByText(new RegExp(t('enrollment.conversations.childAge', { age: '14 ' })))).toBeVisible()
        const path = new URL(page.url()).pathname

        // Another process of the same site: its changes are broadcast to this one.
        const secondProcess = await startOtherServer(process.env.JOURNEY_DATABASE_URL, {})
        const other = await browser.newContext({ baseURL: secondProcess.address, viewport: page.viewportSize() })
        const providerPage = await other.newPage()
        await signInAs(providerPage, 'provider', secondProcess.address)
        await providerPage.goto(at(dashboardRoutes.messages('careprovider', { q: firstName })))
        const name = `${firstName} ${lastName[0]}.`
        const row = providerPage
          .getByRole('list', { name: t('enrollment.conversations.list') })
          .getByRole('listitem')
          .filter({ hasText: name })
          .first()
        await expect(row.getByText(t('enrollment.conversations.isNew'), { exact: true })).toBeVisible()
        await expectAccessible(providerPage)
        await row.getByRole('link', { name: t('enrollment.conversations.replyTo', { name }) }).click()
        await providerPage
          .getByLabel(t('enrollment.conversations.answer'), { exact: true })
          .fill('Yes, on Mondays and Wednesdays.')
        await providerPage.getByLabel(t('enrollment.attachments.add')).setInputFiles([
          { name: 'Garden.png', mimeType: 'image/png', buffer: await gardenPicture() },
          { name: 'Prices.pdf', mimeType: 'application/pdf', buffer: PDF },
          { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
        ])
        await expect(providerPage.getByText(t('enrollment.attachments.ready', { name: 'Garden.webp' }))).toBeVisible()
        await expect(providerPage.getByText(t('enrollment.attachments.ready', { name: 'Prices.pdf' }))).toBeVisible()
        await expect(providerPage.getByText(`notes.pdf: ${t('enrollment.attachmentErrors.notTaken')}`)).toBeVisible()
        await providerPage.getByRole('button', { name: t('enrollment.conversations.send'), exact: true }).click()
        await expect(providerPage.getByLabel(t('enrollment.conversations.answer'), { exact: true })).toHaveValue('')
        await expect(providerPage.getByText('Yes, on Mondays and Wednesdays.')).toBeVisible()
        await expectAccessible(providerPage)
        expect(
          (await other.request.get(path.replace('caregiver', 'careprovider').replace(/\d+$/, '999999'))).status(),
        ).toBe(404)
        await other.close()
        await secondProcess.stop()

        // Earlier than the next poll for messages: the server pushed it.
        await expect(page.getByText('Yes, on Mondays and Wednesdays.')).toBeVisible()
        await expect(page.getByRole('link', { name: /^Prices.pdf/ })).toBeVisible()
        const picture = page.getByRole('img', { name: t('enrollment.attachments.picture', { name: 'Garden.webp' }) })
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
        await expectAccessible(page)
      },
    )
  })
