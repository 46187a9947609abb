import sharp from 'sharp'
import { routes } from '@/lib/platform/http/routes'
import { startOtherServer } from '@/scripts/bootstrap/testing/journey-server.mjs'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'
import { PDF } from '@/tests/support/media/pdf'

test.use({ allowedComplaints: [/40[04]/] })
const gardenPicture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7d44' } })
    .png()
    .toBuffer()

/** "2025-09" */
function monthsAgo(count: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7)
}

test(
  'a parent sends a request, the provider replies, and the parent reads the reply without reloading',
  { tag: '@wide' },
  async ({ page, browser, baseURL }, info) => {
    const site = baseURL ?? ''
    const email = `dana-asks-${info.project.name}-${Date.now()}@test.com`
    const headers = { origin: new URL(site).origin }
    const dana = { email, password: DEMO_PASSWORD, firstName: 'Noor', lastName: info.project.name, role: 'caregiver' }
    expect((await page.request.post(routes.api.register(), { data: dana, headers })).ok()).toBe(true)

    const [provider] = await queryJourneyDatabase<{ slug: string }>(
      "SELECT slug FROM providers WHERE name = 'Little Harbor Academy'",
    )
    const slug = provider?.slug ?? ''
    await page.goto(routes.provider(slug))
    await page.getByRole('link', { name: 'Request Information' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(new RegExp(routes.requestInformation(slug)))
    await expectAccessible(page)
    // Written first, signed in at Send, and still there afterwards: on the same page, and after another one was loaded.
    await page.getByLabel('Your note').fill('Do you have a place for two mornings?')
    const sendFirst = page.getByRole('button', { name: 'Send to Little Harbor' })
    await sendFirst.click()
    await page.getByRole('dialog', { name: 'Sign in to ask' }).getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign in to ask' })).toBeHidden()
    await page.goto(routes.signIn())
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').first().fill(DEMO_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(new RegExp(routes.requestInformation(slug)))
    await expect(page.getByText('Your name, Noor')).toBeVisible()
    await expect(page.getByLabel('Your note')).toHaveValue('Do you have a place for two mornings?')
    await page.evaluate(() => sessionStorage.clear())
    const family = { name: 'Mia', birthMonth: monthsAgo(14), startMonth: null, notes: '' }
    await page.request.post(routes.api.children(), { data: family, headers })
    await page.reload()
    await expect(page.getByLabel('Your note')).toHaveValue(/^Hello, we are looking for a place in the .* room for Mia/)
    await page.getByLabel('Your note').fill('Do you have a place for two mornings?')
    await page.reload()
    await expect(page.getByLabel('Your note')).toHaveValue('Do you have a place for two mornings?')
    const send = page.getByRole('button', { name: 'Send to Little Harbor' })
    await page.getByRole('button', { name: 'Change the child' }).click()
    await page.getByRole('radio', { name: 'Another child' }).check()
    await page.getByLabel('Child’s age in months').fill('a year')
    await send.click()
    await expect(page.getByLabel('Child’s age in months')).toBeFocused()
    await expect(page.getByLabel('Your note')).toHaveValue('Do you have a place for two mornings?')
    await page.getByRole('radio', { name: 'Mia, 14 months' }).check()
    await page.getByText('Only ask').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ask Little Harbor Academy' })).toBeVisible()
    await page.getByText('Read your message').click()
    await expect(page.getByText('To Little Harbor Academy')).toBeVisible()
    await expectAccessible(page)
    await send.click()
    await expect(page).toHaveURL(/caregiver-dashboard\/messages\/\d+$/)
    await expect(page.getByText('Child’s age: 14 months')).toBeVisible()
    const path = new URL(page.url()).pathname

    // Another process of the same site: its changes are broadcast to this one.
    const secondProcess = await startOtherServer(process.env.JOURNEY_DATABASE_URL, {})
    const other = await browser.newContext({ baseURL: secondProcess.address, viewport: page.viewportSize() })
    const providerPage = await other.newPage()
    await signInAs(providerPage, 'provider', secondProcess.address)
    await providerPage.goto(routes.messages('careprovider', { q: 'Noor' }))
    // Phone and desktop send their requests at the same time, with different names.
    const name = `Noor ${info.project.name[0]}.`
    const row = providerPage
      .getByRole('list', { name: 'Conversations' })
      .getByRole('listitem')
      .filter({ hasText: name })
      .first()
    await expect(row.getByText('New', { exact: true })).toBeVisible()
    await expectAccessible(providerPage)
    await row.getByRole('link', { name: `Reply to ${name}` }).click()
    await providerPage.getByLabel('Your message', { exact: true }).fill('Yes, on Mondays and Wednesdays.')
    await providerPage.getByLabel('Add pictures or a PDF').setInputFiles([
      { name: 'Garden.png', mimeType: 'image/png', buffer: await gardenPicture() },
      { name: 'Prices.pdf', mimeType: 'application/pdf', buffer: PDF },
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
    ])
    await expect(providerPage.getByText('Garden.webp: added')).toBeVisible()
    await expect(providerPage.getByText('Prices.pdf: added')).toBeVisible()
    await expect(providerPage.getByText(/^notes.pdf: You can’t send this file here/)).toBeVisible()
    await providerPage.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(providerPage.getByLabel('Your message', { exact: true })).toHaveValue('')
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
    const picture = page.getByRole('img', { name: 'Picture: Garden.webp' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
    await expectAccessible(page)
  },
)
