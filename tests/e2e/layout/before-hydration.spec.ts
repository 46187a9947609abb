import type { Page } from '@playwright/test'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'
import { findContactOfDemo, findDemoProviders } from '@/tests/support/journeys/demo-providers'
import { expect, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, emailOf, signInAs } from '@/tests/support/journeys/journey-accounts'
import { layoutShiftOf, watchLayoutShift } from '@/tests/support/journeys/layout-shift'

const SCRIPTS = '**/_next/static/**/*.js'
const LANDING = '/daycare/orlando-fl'
const SEARCH = routes.search({ zipCode: '32801' })

/** Delays every script; the returned function releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route(SCRIPTS, (route) => arrived.then(() => route.continue()).catch(() => undefined))
  return arrive
}

const openProvider = async () => (await findDemoProviders('open'))[0].publicId

type Press = {
  name: string
  address: () => string | Promise<string>
  press: (page: Page) => Promise<void>
  /** The same with and without scripts. */
  leadsTo: (page: Page) => Promise<void>
}

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click()
const heart = (page: Page) =>
  page
    .getByRole('button', { name: /^Add to Favorites/ })
    .first()
    .click()
const find = async (page: Page) => {
  await page.getByLabel('ZIP code or city').fill('32801')
  await page.getByRole('search').getByRole('button').click()
}
const expectUrl = (path: string) => (page: Page) => expect(page).toHaveURL(path)
const expectSignInWithWayBack = (path: string) => expectUrl(routes.signIn({ next: path }))
const provider = async () => routes.provider(await openProvider())

const PRESSES: Press[] = [
  {
    name: 'Sign In on the home page',
    address: routes.home,
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click(),
    leadsTo: expectUrl(routes.signIn()),
  },
  {
    name: 'the menu of the home page',
    address: routes.home,
    press: (page) => page.locator('#menu > summary').click(),
    leadsTo: (page) => expect(page.locator('#menu').getByRole('link', { name: 'Claim your page' })).toBeVisible(),
  },
  // The age that was not chosen is sent as an empty value.
  { name: 'the search of the home page', address: routes.home, press: find, leadsTo: expectUrl(`${SEARCH}&age=`) },
  { name: 'the search of a landing page', address: () => LANDING, press: find, leadsTo: expectUrl(SEARCH) },
  {
    name: 'a heart of a landing page',
    address: () => LANDING,
    press: heart,
    leadsTo: expectSignInWithWayBack(LANDING),
  },
  {
    name: 'a provider of a landing page',
    address: () => LANDING,
    press: (page) => page.getByRole('article').first().getByRole('heading').getByRole('link').click(),
    leadsTo: (page) => expect(page).toHaveURL(/\/provider\//),
  },
  {
    name: 'Call Now on a provider page',
    address: provider,
    press: link('Call Now'),
    leadsTo: async (page) => expectSignInWithWayBack(`${await provider()}#contact`)(page),
  },
  {
    name: 'Request Information on a provider page',
    address: provider,
    press: link('Request Information'),
    leadsTo: async (page) => expectUrl(routes.requestInformation(await openProvider()))(page),
  },
  {
    name: 'the heart of a provider page',
    address: provider,
    press: heart,
    leadsTo: async (page) => expectSignInWithWayBack(await provider())(page),
  },
  {
    name: 'a tab of a provider page',
    address: provider,
    press: link('Hours'),
    leadsTo: (page) => expect(page.locator('#hours')).toBeInViewport(),
  },
  { name: 'a heart of a search page', address: () => SEARCH, press: heart, leadsTo: expectSignInWithWayBack(SEARCH) },
  {
    name: 'Save this search',
    address: () => SEARCH,
    press: (page) => page.getByRole('button', { name: 'Save this search' }).click(),
    leadsTo: (page) => expect(page).toHaveURL(/\/signin\?next=%2Fsearch%3F/),
  },
]

test.describe('with scripts blocked', () => {
  test.use({ allowedComplaints: [/\.js\b|Failed to load resource/] })
  for (const { name, address, press, leadsTo } of PRESSES)
    test(`${name} works`, async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort())
      await page.goto(await address(), { waitUntil: 'domcontentloaded' })
      await press(page)
      await leadsTo(page)
    })
})

test.describe('pressed before its scripts have loaded', () => {
  for (const { name, address, press, leadsTo } of PRESSES)
    test(`${name} works`, async ({ page }) => {
      const arrive = await holdScripts(page)
      await page.goto(await address(), { waitUntil: 'domcontentloaded' })
      await press(page)
      arrive()
      await leadsTo(page)
    })

  test('Call Now shows a visitor the number after signing in', async ({ page }) => {
    const id = await openProvider()
    const [, phone = ''] = await findContactOfDemo(id)
    const arrive = await holdScripts(page)
    await page.goto(routes.provider(id), { waitUntil: 'domcontentloaded' })
    await link('Call Now')(page)
    arrive()
    await page.getByLabel('E-mail').fill(emailOf('parent'))
    await page.getByLabel('Password').first().fill(DEMO_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(routes.provider(id))
    await expect(page.getByText(phone).first()).toBeAttached()
  })

  test('Call Now shows a signed-in parent the number', async ({ page, baseURL }) => {
    const id = await openProvider()
    const [, phone = ''] = await findContactOfDemo(id)
    await signInAs(page, 'parent', baseURL ?? '')
    const arrive = await holdScripts(page)
    await page.goto(routes.provider(id), { waitUntil: 'domcontentloaded' })
    await link('Call Now')(page)
    arrive()
    await expect(page).toHaveURL(routes.provider(id))
    await expect(page.getByText(phone).first()).toBeAttached()
  })

  test('a heart saves for a signed-in parent', async ({ page, baseURL }) => {
    const providers = await findDemoProviders('withoutLicense')
    const id = providers.at(-1)?.publicId ?? ''
    await signInAs(page, 'parent', baseURL ?? '')
    const arrive = await holdScripts(page)
    await page.goto(routes.provider(id), { waitUntil: 'domcontentloaded' })
    await heart(page)
    arrive()
    await expect(page).toHaveURL(routes.provider(id))
    await expect(page.getByTitle('Already in favorites').first()).toBeAttached()
    const removed = await page.request.delete(accountRoutes.api.favorites({ daycareId: id }), {
      headers: { origin: new URL(baseURL ?? '').origin },
    })
    expect(removed.status()).toBe(200)
  })
})

for (const path of [routes.home(), LANDING, '/blog', '/faq'])
  test(`${path} does not shift during hydration`, async ({ page }) => {
    await watchLayoutShift(page)
    await page.goto(path)
    expect(await layoutShiftOf(page)).toBe(0)
  })
