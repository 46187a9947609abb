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

test(
  'a parent writes, the provider replies, the parent reads it without reloading',
  { tag: '@wide' },
  async ({ page, browser, baseURL }, info) => {
    const site = baseURL ?? ''
    const email = `dana-asks-${info.project.name}-${Date.now()}@test.com`
    const headers = { origin: new URL(site).origin }
    const dana = { email, password: DEMO_PASSWORD, firstName: 'Dana', lastName: info.project.name, role: 'caregiver' }
    expect((await page.request.post(routes.api.register(), { data: dana, headers })).ok()).toBe(true)

    const [provider] = await queryJourneyDatabase<{ slug: string }>(
      "SELECT slug FROM providers WHERE name = 'Little Harbor Academy'",
    )
    const slug = provider?.slug ?? ''
    await page.goto(routes.provider(slug))
    await page.getByRole('link', { name: 'Request Information' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Sign in to ask' })).toBeVisible()
    await page.request.post(routes.api.login(), { data: { email, password: DEMO_PASSWORD }, headers })
    await page.goto(routes.requestInformation(slug))
    await expectAccessible(page)
    await page.getByLabel('Your message').fill('Do you have a place for two mornings?')
    await page.reload()
    await expect(page.getByLabel('Your message')).toHaveValue('Do you have a place for two mornings?')
    await page.getByLabel("Child's age in months").fill('a year')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByLabel("Child's age in months")).toBeFocused()
    await page.getByLabel("Child's age in months").fill('14')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page).toHaveURL(/caregiver-dashboard\/messages\/\d+$/)
    await expect(page.getByText('Child’s age: 14 months')).toBeVisible()
    const path = new URL(page.url()).pathname

    // Another process of the same site: what happens there is heard here.
    const secondProcess = await startOtherServer(process.env.JOURNEY_DATABASE_URL, {})
    const other = await browser.newContext({ baseURL: secondProcess.address, viewport: page.viewportSize() })
    const desk = await other.newPage()
    await signInAs(desk, 'provider', secondProcess.address)
    await desk.goto(routes.messages('careprovider', { q: 'Dana' }))
    // Phone and desktop ask at the same time, each under a name of its own.
    const name = `Dana ${info.project.name[0]}.`
    const row = desk
      .getByRole('list', { name: 'Conversations' })
      .getByRole('listitem')
      .filter({ hasText: name })
      .first()
    await expect(row.getByText('New', { exact: true })).toBeVisible()
    await expectAccessible(desk)
    await row.getByRole('link', { name: `Reply to ${name}` }).click()
    await desk.getByLabel('Your message', { exact: true }).fill('Yes, on Mondays and Wednesdays.')
    await desk.getByLabel('Add pictures or a PDF').setInputFiles([
      { name: 'Garden.png', mimeType: 'image/png', buffer: await gardenPicture() },
      { name: 'Prices.pdf', mimeType: 'application/pdf', buffer: PDF },
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
    ])
    await expect(desk.getByText('Garden.webp: added')).toBeVisible()
    await expect(desk.getByText('Prices.pdf: added')).toBeVisible()
    await expect(desk.getByText(/^notes.pdf: This file cannot be sent here/)).toBeVisible()
    await desk.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(desk.getByLabel('Your message', { exact: true })).toHaveValue('')
    await expect(desk.getByText('Yes, on Mondays and Wednesdays.')).toBeVisible()
    await expectAccessible(desk)
    expect(
      (await other.request.get(path.replace('caregiver', 'careprovider').replace(/\d+$/, '999999'))).status(),
    ).toBe(404)
    await other.close()
    await secondProcess.stop()

    // Sooner than the next look at the messages: the server said so.
    await expect(page.getByText('Yes, on Mondays and Wednesdays.')).toBeVisible({ timeout: 10_000 })
    await expect(page.getByRole('link', { name: /^Prices.pdf/ })).toBeVisible()
    const picture = page.getByRole('img', { name: 'Picture: Garden.webp' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
    await expectAccessible(page)
  },
)
