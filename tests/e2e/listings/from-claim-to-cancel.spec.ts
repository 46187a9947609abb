import type { Locator, Page } from '@playwright/test'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'
import { sendSections } from '@/tests/support/journeys/journey-page'
import { phoneHeic } from '@/tests/support/media/heic'
import { phonePhoto } from '@/tests/support/media/pictures'

const step = test.step
const PROVIDER = `SELECT p.id, p.slug, p.name, p.email FROM providers p
  WHERE p.status = 'open' AND p.email IS NOT NULL AND p.phone IS NOT NULL AND p.kind = 'center' AND p.city <> 'Winter Park'
    AND NOT EXISTS (SELECT FROM provider_people WHERE provider_id = p.id)
    AND NOT EXISTS (SELECT FROM provider_claims WHERE provider_id = p.id) ORDER BY p.id DESC LIMIT 1`

/** The whole path of a provider, step by step; the errors of each part have their own journeys and tests. */
test('a provider claims its page, corrects it, replies to a family until it is enrolled, sees that in its numbers, and pays for a plan', async ({
  page,
  browser,
  baseURL,
}) => {
  // Under a minute on an idle machine; three users' pages and two photos need longer on a busy one.
  test.slow()
  const site = baseURL ?? ''
  const headers = { origin: new URL(site).origin }
  const run = Date.now()
  const [{ slug, name, email } = { slug: '', name: '', email: '' }] = await queryJourneyDatabase<{
    slug: string
    name: string
    email: string
  }>(PROVIDER)
  const enter = async (who: Page, firstName: string, role: 'caregiver' | 'careprovider') => {
    const data = {
      email: `${firstName}-${run}@test.com`,
      firstName,
      lastName: 'Journey',
      role,
      password: DEMO_PASSWORD,
    }
    expect((await who.request.post(routes.api.register(), { data, headers })).ok()).toBe(true)
    await who.request.post(routes.api.login(), { data: { email: data.email, password: DEMO_PASSWORD }, headers })
  }
  // Bots are not counted, and a headless browser says that it is one.
  const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1 Journey/${run}`
  const open = async () =>
    (await browser.newContext({ baseURL: site, viewport: page.viewportSize(), userAgent })).newPage()
  const [adminPage, dana, rival] = [await open(), await open(), await open()]
  await signInAs(adminPage, 'admin', site)
  const decide = async (how: () => Promise<unknown>) => {
    await adminPage.goto(routes.approvals.start())
    await adminPage.getByRole('listitem').getByRole('link', { name }).first().click()
    await how()
    await adminPage.getByRole('button', { name: 'Save decisions' }).click()
    await expect(adminPage).toHaveURL(new RegExp(`${routes.approvals.start()}$`))
  }
  const acceptAll = () => adminPage.getByRole('button', { name: 'Accept all' }).click()
  const submit = async (place: Locator) => {
    await place.getByRole('button', { name: 'Submit for Approval' }).click()
    await expect(page.getByRole('heading', { name: 'Changes Pending Approval' })).toBeVisible()
  }

  await step('claims it with evidence, another provider contests it, an admin accepts', async () => {
    await enter(page, 'maya', 'careprovider')
    await page.goto(routes.claim(slug))
    await page.getByLabel('What do you do there?').fill('Director')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'E-mail me a code' }).click()
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(email))
    await page.keyboard.press('Enter')
    await expect(page.getByText('You’ve shown that you read the mailbox on file.')).toBeVisible()
    await enter(rival, 'rita', 'careprovider')
    const claim = { daycareId: slug, position: 'Owner', licenseNumber: '', note: '' }
    expect((await rival.request.post(routes.api.claims(), { data: claim, headers })).status()).toBe(201)
    await adminPage.goto(routes.approvals.start({ kind: 'claims' }))
    await adminPage.getByRole('listitem').filter({ hasText: 'maya Journey' }).getByRole('link', { name }).click()
    await expect(adminPage.getByRole('heading', { name: /^Claims it too: / })).toBeVisible()
    await adminPage.getByRole('radio', { name: 'Accept' }).check()
    await adminPage.keyboard.press('Enter')
    await expect(adminPage.getByText('Claim accepted')).toBeVisible()
  })

  await step('edits the page; two fields are rejected, amended, and approved', async () => {
    await page.goto(routes.publicProfile({ provider: slug }))
    await expect(page.getByRole('heading', { name: /^How complete your page is/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Edit Public Profile' }).click()
    await page.getByRole('textbox', { name: /^About us \(/ }).fill('Rooms full of light, and a kitchen garden.')
    await page.getByLabel('Services offered').fill('The best care in Florida')
    await page.getByLabel('Business name').fill(`${name} No. 1`)
    await sendSections(page)
    await expect(page.getByRole('heading', { name: 'Changes Pending Approval' })).toBeVisible()
    await decide(async () => {
      await acceptAll()
      for (const field of ['Business name', 'Services offered']) {
        await adminPage.getByRole('group', { name: field }).getByRole('radio', { name: 'Reject' }).check()
        await adminPage.getByLabel('Reason').last().fill('Say what it is, not how good it is.')
      }
    })
    await page.goto(routes.publicProfile({ provider: slug, edit: 1 }))
    await expect(page.getByText('Not accepted: Say what it is, not how good it is. You wrote:').first()).toBeVisible()
    await page.getByLabel('Services offered').fill('Piano lessons')
    await sendSections(page)
    await expect(page.getByRole('heading', { name: 'Changes Pending Approval' })).toBeVisible()
    await decide(acceptAll)
  })

  await step('crops a cover by keyboard, adds a phone’s HEIC, and families see both', async () => {
    await page.goto(`${routes.publicProfile({ provider: slug })}#photos`)
    // The address differs from the current one in its fragment alone, so it would show the page as it was before the decision.
    await page.reload()
    const gallery = page.getByRole('region', { name: 'Photo gallery' })
    const shown = gallery.getByLabel('What it shows')
    await expect(gallery.getByRole('button', { name: 'Add photos' })).toBeVisible()
    const before = await shown.count()
    const buffer = await phonePhoto({ width: 800, height: 600 })
    await gallery.locator('[data-picker=cover]').setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer })
    await page.locator('.ReactCrop__crop-selection').focus()
    await page.keyboard.press('Shift+ArrowUp')
    await page.getByRole('button', { name: 'Save Cover Image' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await shown.first().fill('The yard of the journey')
    const heic = phoneHeic({ columns: 8, rows: 6, says: { width: 4_032, height: 3_024 } })
    const photo = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic }
    await gallery.locator('[data-picker=photos]').setInputFiles([photo])
    // A busy machine takes its time to decode it.
    await expect(shown).toHaveCount(Math.max(before, 1) + 1, { timeout: 60_000 })
    await shown.last().fill('A wall of tiles')
    await submit(gallery)
    await decide(acceptAll)
    await enter(dana, 'dana', 'caregiver')
    await dana.goto(routes.provider(slug))
    await expect(dana.getByRole('img', { name: 'The yard of the journey' }).first()).toBeVisible()
    await expect(dana.getByText('Piano lessons')).toBeVisible()
    const [saved] = await Promise.all([
      dana.waitForResponse((one) => one.url().endsWith(routes.api.favorites()) && one.request().method() === 'POST'),
      dana
        .getByRole('button', { name: /^Add to Favorites/ })
        .last()
        .click(),
    ])
    expect(saved.status()).toBe(201)
    await dana
      .getByRole('link', { name: /^Show phone/ })
      .filter({ visible: true })
      .first()
      .click()
    const call = dana.getByRole('link', { name: 'Call Now' }).last()
    await expect(call).toHaveAttribute('href', /^tel:/)
    // No phone number here: the browser would open it while the next page loads.
    await dana.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
    await call.click()
  })

  await step('replies to a family, offers times, one of them is booked, and confirms a place', async () => {
    await dana.goto(routes.requestInformation(slug))
    await dana.getByLabel('Your note').fill('Do you have a place?')
    await dana.getByRole('button', { name: /^Send to / }).click()
    await expect(dana).toHaveURL(/caregiver-dashboard\/messages\/\d+$/)
    const id = Number(dana.url().split('/').at(-1))
    await page.goto(routes.conversation('careprovider', id))
    await page.getByLabel('Your message', { exact: true }).fill('Yes, from January on.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Yes, from January on.')).toBeVisible()
    await page.goto(routes.tourTimes({ provider: slug }))
    await page.getByRole('checkbox', { name: 'Families can book these times' }).check()
    for (const day of ['Monday', 'Wednesday', 'Friday']) await page.getByLabel(day, { exact: true }).fill('10 AM')
    await page.getByRole('button', { name: 'Save tour times' }).click()
    await expect(page.getByText('Tour times saved')).toBeVisible()
    await dana.goto(routes.requestInformation(slug))
    await expect(dana.getByRole('checkbox', { name: /10:00 AM/ }).first()).toBeAttached()
    await expectAccessible(dana)
    await dana.goto(routes.conversation('caregiver', id))
    const slot = dana.getByRole('radio', { name: /10:00 AM/ }).first()
    await slot.focus()
    await dana.keyboard.press('Space')
    await expect(slot).toBeChecked()
    await dana.getByRole('button', { name: 'Book this tour' }).click()
    await expect(dana.getByText('Booked', { exact: true })).toBeVisible()
    await page.goto(routes.conversation('careprovider', id))
    await page.getByText('Confirm a place').click()
    await page.getByRole('button', { name: 'Confirm this place' }).click()
    await expect(page.getByRole('region', { name: 'Enrollment' }).getByText('Enrolled')).toBeVisible()
  })

  await step('sees numbers that match these events', async () => {
    const happened = ['Page opened', 'Favorites', 'Calls', 'Inquiries', 'Tours', 'Enrolled']
    // Nobody came from a list.
    const never = ['Views', 'Clicks']
    // A press is reported a moment later.
    await expect(async () => {
      await page.goto(routes.providerNumbers({ provider: slug, period: 'daily' }))
      for (const figure of [...happened, ...never]) {
        const counted = page.locator('dt', { hasText: figure }).first().locator('xpath=following-sibling::dd[1]')
        await expect(counted).toHaveText(never.includes(figure) ? /^0\s*0 yesterday$/ : /^1\s*0 yesterday$/)
      }
    }).toPass()
  })

  await step('upgrades from Starter to Pro, and cancels', async () => {
    const pay = async (invoiceId: number) => {
      const paid = { data: { paidBy: 'Check 7' }, headers }
      expect((await adminPage.request.post(routes.api.invoicePayment(invoiceId), paid)).ok()).toBe(true)
    }
    const ordered = await page.request.post(routes.api.plan(slug), { data: { plan: 'STARTER' }, headers })
    await pay((await ordered.json()).invoiceId)
    await page.goto(routes.billing({ provider: slug }))
    await page.getByRole('button', { name: 'Choose Pro' }).click()
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith(routes.api.plan(slug))),
      page.getByRole('button', { name: 'Get the invoice' }).click(),
    ])
    await pay((await answer.json()).invoiceId)
    await page.goto(routes.settings())
    const plans = page.locator('section', { has: page.getByRole('heading', { name: 'Plans and renewal' }) })
    const own = plans.getByRole('listitem').filter({ hasText: name })
    await expect(own).toContainText('Pro')
    await own.getByRole('button', { name: 'Cancel renewal' }).click()
    await own.getByRole('button', { name: 'Cancel renewal' }).click()
    await expect(own).toContainText('Then your page switches to Basic')
  })
})

async function codeTo(email: string): Promise<string> {
  const sql = "SELECT subject FROM mails WHERE kind = 'claim-code' AND to_email = $1 ORDER BY id DESC LIMIT 1"
  await expect.poll(async () => (await queryJourneyDatabase(sql, [email])).length).toBe(1)
  const [mail] = await queryJourneyDatabase<{ subject: string }>(sql, [email])
  return /(\d{6})$/.exec(mail?.subject ?? '')?.[1] ?? ''
}
