import { routes } from '@/lib/platform/http/routes'
import { startOtherServer } from '@/scripts/bootstrap/testing/journey-server.mjs'
import { expect, expectAccessible, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'
import { details, foundPlace, json, SUNNY_ID, startGoogleServer } from '@/tests/support/servers/google-server'

/**
 * The site with Google as its second source, which is a server on loopback. It is a separate site because it stops calling
 * Google for minutes after a refusal, which would affect other journeys. Journeys only.
 */
async function startGoogleSite() {
  const google = await startGoogleServer()
  const site = await startOtherServer(process.env.JOURNEY_DATABASE_URL, {
    GOOGLE_MAPS_API_KEY: 'only-for-tests',
    GOOGLE_MAPS_BASE_URL: google.baseUrl,
    GOOGLE_MAPS_DAILY_BUDGET: '100000',
  }).catch(async (error: unknown) => {
    await google.stop()
    throw error
  })
  return {
    google,
    address: site.address,
    async stop() {
      await site.stop()
      await google.stop()
    },
  }
}

type GoogleSite = Awaited<ReturnType<typeof startGoogleSite>>

// Sequential: each test configures the same Google server.
test.describe.configure({ mode: 'default' })

let site: GoogleSite
test.beforeAll(async () => {
  site = await startGoogleSite()
})
test.afterAll(() => site.stop())

const sunny = () => `${site.address}${routes.provider(SUNNY_ID)}`
const credited = { ...details(), html_attributions: ['Listings by <a href="https://listings.example/">Example Co</a>'] }

test('a place that only Google has is shown live, attributed to Google, and cached nowhere', async ({ page }) => {
  site.google.setReply(json(credited))
  const response = await page.goto(sunny())
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunny Steps Child Care')
  await expect(page.getByText('Google Maps', { exact: true })).toBeVisible()
  await expect(page.getByText('Google Maps', { exact: true })).toHaveAttribute('translate', 'no')
  await expect(page.getByText(/Listings by/)).toBeVisible()
  await expect(page.getByRole('note')).toContainText('we haven’t checked it and don’t store it')
  await expect(page.getByText('31 ratings on Google')).toBeVisible()
  await expect(page.getByText('6:30 AM – 6:00 PM')).toHaveCount(7)
  const author = page.getByRole('link', { name: 'Robin Example' })
  await expect(author).toHaveAttribute('href', 'https://www.google.com/maps/contrib/1/reviews')
  expect(site.google.requests).toHaveLength(1)
  await page.reload()
  expect(site.google.requests, 'requested again at each visit').toHaveLength(2)
})

test('search engines get nothing of it: no index, no structured data, no sitemap', async ({ page, request }) => {
  site.google.setReply(json(credited))
  await page.goto(sunny())
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const markup = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n')
  expect(markup).not.toMatch(/Sunny|Orange Ave|4\.4|Robin|aggregateRating|review/i)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('ChIJ')
})

test('a visitor is prompted to sign in for phone and website, which are nowhere in the page', async ({ page }) => {
  site.google.setReply(json(details()))
  const html = (await (await page.goto(sunny()))?.text()) ?? ''
  expect(html).not.toMatch(/555-0142|sunny-steps\.example/)
  expect(site.google.requests[0]?.query.get('fields')).not.toMatch(/phone|website/)
  await page.getByRole('link', { name: 'Sign in to see' }).first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^\/signin\?next=/,
  )
})

for (const [status, text] of [
  ['CLOSED_TEMPORARILY', 'Google says that this place is temporarily closed.'],
  ['CLOSED_PERMANENTLY', 'Google says that this place is permanently closed.'],
] as const)
  test(`a place that is ${status} says so`, async ({ page }) => {
    site.google.setReply(json(details({ business_status: status })))
    await page.goto(sunny())
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page)
  })

test('a fact that Google does not have is called unknown, not left blank', async ({ page }) => {
  const nothing = { opening_hours: undefined, reviews: undefined, rating: undefined, user_ratings_total: undefined }
  site.google.setReply(json(details({ ...nothing, formatted_address: undefined })))
  await page.goto(sunny())
  for (const text of [
    'Address not available',
    'No ratings on Google',
    'Contact for hours',
    'No reviews available. Contact the provider for references.',
  ])
    await expect(page.getByText(text)).toBeVisible()
})

test("where the directory has no results, a search shows Google's, and its rows link to them", async ({ page }) => {
  const geometry = { location: { lat: 30.41, lng: -87.22 } }
  site.google.setReply(json({ status: 'OK', html_attributions: [], results: [foundPlace({ geometry })] }))
  await page.goto(`${site.address}${routes.search({ zipCode: '32501' })}`)
  await expect(page.getByRole('heading', { name: 'Results from Google' })).toBeVisible()
  await expect(page.getByText('Google Maps', { exact: true })).toBeVisible()
  await expectAccessible(page)
  site.google.setReply(json(details()))
  await page.getByRole('link', { name: 'Sunny Steps Child Care', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunny Steps Child Care')
  await expect(page.getByText('Google Maps', { exact: true })).toBeVisible()
})

test('the page is accessible', async ({ page }) => {
  site.google.setReply(json(credited))
  await page.goto(sunny())
  await expectUsableByEveryone(page)
})

test.describe('an id that Google does not have', () => {
  test.use({ allowedComplaints: [/status of 404/] })

  for (const status of ['NOT_FOUND', 'ZERO_RESULTS', 'INVALID_REQUEST'])
    test(`is not found (${status})`, async ({ page }) => {
      site.google.setReply(json({ status, html_attributions: [] }))
      expect((await page.goto(sunny()))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Not Found')
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    })

  test('is not found without a configured key', async ({ page }) => {
    expect((await page.goto(routes.provider(SUNNY_ID)))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Not Found')
  })
})
