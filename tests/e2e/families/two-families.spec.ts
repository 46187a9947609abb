import type { Browser, Page } from '@playwright/test'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

test.use({ allowedComplaints: [/status of 404/] })

type Role = 'caregiver' | 'careprovider'
type Person = { page: Page; email: string }

/** A signed-in user with an account, in a separate browser. */
async function person(browser: Browser, baseURL: string, firstName: string, role: Role, page?: Page): Promise<Person> {
  const own = page ?? (await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage())
  const email = `${firstName.toLowerCase()}-four-${Date.now()}@test.com`
  const post = async (path: string, data: object) => {
    const response = await own.request.post(path, { data, headers: { origin: new URL(baseURL).origin } })
    expect(response.ok(), await response.text()).toBe(true)
  }
  const license = role === 'careprovider' ? { licenseNumber: 'DEMO-4' } : {}
  await post(accountRoutes.api.register(), {
    firstName,
    lastName: 'Four',
    email,
    password: DEMO_PASSWORD,
    role,
    ...license,
  })
  await post(accountRoutes.api.login(), { email, password: DEMO_PASSWORD })
  return { page: own, email }
}

/** Makes a user a manager of these providers, as a claim would. */
const makeManager = ({ email }: Person, slugs: readonly string[]) =>
  queryJourneyDatabase(
    `INSERT INTO provider_people (provider_id, user_id, created_at)
     SELECT p.id, u.id, now() FROM providers p, users u WHERE p.slug = ANY($2) AND u.email = $1`,
    [email, slugs],
  )

/** The text of the mails to a user, the newest first. */
const mailsTo = ({ email }: Person) =>
  queryJourneyDatabase<{ kind: string; subject: string; text: string }>(
    'SELECT kind, subject, text FROM mails WHERE to_email = $1 ORDER BY id DESC',
    [email],
  )

test('two families and two providers: search, favorites, comparison, requests, tours, reviews, enrollment and transfer', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? ''
  // Dana browses without an account, and saves five favorites.
  await page.goto(routes.search({ zipCode: '33301' }))
  const rows = page.getByRole('list', { name: 'Providers found' }).getByRole('article')
  const links = await rows
    .getByRole('link', { name: /^View Details/ })
    .evaluateAll((all) =>
      all.slice(0, 5).map((one) => decodeURIComponent(one.getAttribute('href')?.split('/').at(-1) ?? '')),
    )
  const hearts = page.getByRole('button', { name: /^Add to Favorites: / })
  await hearts.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const place of [1, 2, 3, 4]) await hearts.nth(place).click()
  await expect(page.getByRole('link', { name: 'Favorites, 5 saved' })).toBeVisible()

  const [lee, max] = await Promise.all([
    person(browser, site, 'Lee', 'careprovider'),
    person(browser, site, 'Max', 'careprovider'),
  ])
  await makeManager(lee, links.slice(0, 2))
  await makeManager(max, links.slice(2))
  const dana = await person(browser, site, 'Dana', 'caregiver', page)
  const kim = await person(browser, site, 'Kim', 'caregiver')

  // The account has the five favorites; she compares them and sends all of them a request.
  await page.goto(routes.favorites())
  await expect(page.getByRole('list', { name: 'Favorites' }).locator('> li')).toHaveCount(5)
  await page.getByRole('button', { name: 'Compare My Favorites' }).click()
  // The first one is above the names of the rows, on wide screens.
  await expect(
    page
      .getByRole('table')
      .getByRole('columnheader')
      .filter({ has: page.getByRole('link') }),
  ).toHaveCount(5)
  const [first = ''] = links
  await page.goto(routes.requestInformation(first))
  await page.getByLabel('Your note').fill('Is there a place for a quiet two-year-old?')
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await page.getByText('Propose other times').click()
  await page.getByLabel(/^First time/).fill(`${day}T12:00`)
  for (const box of await page.getByRole('group', { name: 'Send to' }).getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Send to 5 providers' }).click()
  await expect(page.getByText('Sent to 5 providers')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(5)
  const conversations = await queryJourneyDatabase<{ id: number; slug: string }>(
    'SELECT i.id, p.slug FROM inquiries i JOIN providers p ON p.id = i.provider_id JOIN users u ON u.id = i.caregiver_id WHERE u.email = $1',
    [dana.email],
  )
  const conversationWith = (slug: string) => conversations.find((one) => one.slug === slug)?.id ?? 0
  const conversation = conversationWith(first)

  // Both providers are notified; one accepts the time. The other family sees nothing.
  await lee.page.goto(dashboardRoutes.messages('careprovider'))
  await expect(lee.page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(2)
  await max.page.goto(dashboardRoutes.messages('careprovider'))
  await expect(max.page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(3)
  await lee.page.goto(dashboardRoutes.conversation('careprovider', conversation))
  await lee.page.getByRole('button', { name: /^Accept .*12:00 PM/ }).click()
  await expect(lee.page.getByText('Booked', { exact: true })).toBeVisible()
  for (const stranger of [kim, max]) {
    const side = stranger === kim ? 'caregiver' : 'careprovider'
    expect((await stranger.page.goto(dashboardRoutes.conversation(side, conversation)))?.status()).toBe(404)
  }
  const [agreed] = await mailsTo(dana)
  expect([agreed?.kind, agreed?.subject]).toEqual(['tour-changed', 'Tour booked'])
  expect(agreed?.text).not.toContain('quiet')

  // After the day of the tour she confirms that it took place and reviews it.
  await queryJourneyDatabase("UPDATE tours SET starts_at = now() - interval '3 hours' WHERE inquiry_id = $1", [
    conversation,
  ])
  await page.goto(dashboardRoutes.conversation('caregiver', conversation))
  await page.getByRole('button', { name: 'It took place' }).click()
  await expect(page.getByText('Took place', { exact: true })).toBeVisible()
  await page.goto(routes.ownReview(first))
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByLabel('Your review', { exact: true }).fill('Calm rooms, and somebody who kneels down to say hello.')
  await page.getByLabel('How do you know this provider?').selectOption('Toured')
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(
    page.getByRole('heading', { name: /^(Your review is published|We’re checking your review)$/ }),
  ).toBeVisible()

  // A place; and an event that the provider sends to its families, which do not include Kim.
  await lee.page.goto(dashboardRoutes.conversation('careprovider', conversation))
  await lee.page.getByText('Confirm a place').click()
  await lee.page.getByRole('button', { name: 'Confirm this place' }).click()
  await expect(lee.page.getByText('Enrolled', { exact: true }).first()).toBeVisible()
  expect((await mailsTo(dana))[0]?.subject).toBe('Place confirmed')
  await lee.page.goto(dashboardRoutes.careproviderDashboard({ tab: 'calendar', day }))
  await lee.page.getByText('Send a date to families').click()
  await lee.page.getByLabel('What is it?').fill('First talk about Mia')
  await lee.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(lee.page.getByText('Sent to the families')).toBeVisible()
  const [mail] = await mailsTo(dana)
  expect([mail?.kind, mail?.text.includes('Mia')]).toEqual(['provider-event', false])
  await page.goto(dashboardRoutes.caregiverDashboard({ tab: 'calendar', day }))
  await expect(page.getByText('First talk about Mia').first()).toBeVisible()
  await kim.page.goto(dashboardRoutes.caregiverDashboard({ tab: 'calendar', day }))
  await expect(kim.page.getByText('Nothing on this day.')).toBeVisible()

  // They transfer: the current provider and the next one read it.
  await page.goto(dashboardRoutes.caregiverDashboard())
  await page.getByRole('link', { name: /^Request Transfer from/ }).click()
  const next = page.getByLabel('Next provider', { exact: true })
  await next.selectOption(links[2] ?? '')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Request sent')).toBeVisible()
  for (const [manager, count] of [
    [lee, 3],
    [max, 4],
  ] as const) {
    await manager.page.goto(dashboardRoutes.messages('careprovider'))
    const list = manager.page.getByRole('list', { name: 'Conversations' })
    await expect(list.getByText('Request Transfer')).toHaveCount(1)
    await expect(list.getByRole('listitem')).toHaveCount(count)
  }
  await kim.page.goto(dashboardRoutes.messages('caregiver'))
  await expect(kim.page.getByText('No messages yet')).toBeVisible()
  expect((await mailsTo(kim)).filter(({ kind }) => /tour|place|event/.test(kind))).toEqual([])
  for (const { page: own } of [lee, max, kim]) await own.context().close()
})
