import type { Page } from '@playwright/test'
import { expect, expectUsableByEverybody, test } from '@/tests/support/journeys/journey'

const city = '/daycare/orlando-fl'
const county = '/preschool/orange-county-fl'
const zip = '/preschool/32804'
const thin = '/daycare/miami-fl'
const lonely = '/daycare/los-angeles-county-ca'

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
const robots = (page: Page) => page.locator('meta[name=robots]')

for (const [turn, path] of [city, county, zip, thin, lonely].entries())
  test(`everybody can use ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectUsableByEverybody(page, { turn })
  })

test('a parent reads what is counted in the city beside its county, and goes to a ZIP code and back up', async ({
  page,
}) => {
  await page.goto(city)
  await expect(page.getByRole('heading', { level: 2, name: 'Orlando in numbers' })).toBeVisible()
  await expect(page.getByText(/^The \d+ daycares in Orlando are \d+ centers/)).toContainText('in Orange County it is')
  const types = page.getByRole('table', { name: 'Types and programs in Orlando' })
  await expect(types.getByRole('row', { name: /^Offer VPK \d+ \d+% \d+%$/ })).toBeVisible()
  await page.getByRole('link', { name: /^32803: \d+ daycares$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daycare in 32803, Orlando, FL')
  await trail(page).getByRole('link', { name: 'Orange County' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daycare in Orange County, FL')
  await page.getByRole('table', { name: 'Cities in Orange County' }).getByRole('link', { name: 'Apopka' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daycare in Apopka, FL')
})

test('the numbers on the page are those of its list', async ({ page }) => {
  await page.goto(zip)
  const count = await page.getByRole('article').count()
  await expect(page.getByText(`1 to ${count} of ${count}`)).toBeVisible()
  await expect(page.getByText(new RegExp(`^The ${count} preschools in 32804 are `))).toBeVisible()
})

test('search engines read the same trail as people', async ({ page }) => {
  await page.goto(zip)
  const seen = (await trail(page).allInnerTexts()).map((text) => text.replace(/^\/\s*/, '').trim())
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const told = blocks.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'BreadcrumbList')
  expect(told.itemListElement.map(({ name }: { name: string }) => name)).toEqual(seen)
})

test('a sparse page shows the nearest with their distance and is marked noindex', async ({ page }) => {
  await page.goto(thin)
  await expect(robots(page)).toHaveAttribute('content', /noindex/)
  const nearest = page.getByRole('heading', { name: 'The nearest ones around Miami' }).locator('..')
  expect(await nearest.getByRole('article').count()).toBeGreaterThan(4)
  await expect(nearest.getByRole('article').first()).toContainText(/\d+ miles/)
})

test('without providers within fifty miles the page says so and offers ways on', async ({ page }) => {
  await page.goto(lonely)
  await expect(page.getByText('There is no daycare within 50 miles in this directory.')).toBeVisible()
  await expect(robots(page)).toHaveAttribute('content', /noindex/)
})

test('heading, sentence and list begin at one edge', { tag: '@wide' }, async ({ page }) => {
  await page.goto(county)
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x
  const edge = await left('main h1')
  expect([await left('main form[role=search]'), await left('main article')]).toEqual([edge, edge])
})

test('a parent with a keyboard gets from the ZIP codes to one of them', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no Tab')
  await page.goto(city)
  await page.getByRole('region', { name: 'Openings and prices by age in Orlando' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^32801: / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/daycare\/32801$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: [/\(csp\)/] })
  test('everything on the pages of a county and a ZIP code is there', async ({ page }) => {
    await page.goto(county)
    await expect(page.getByRole('table', { name: 'Cities in Orange County' })).toBeVisible()
    expect(await page.getByRole('article').count()).toBe(20)
    // Phones have no numbers, only the way on.
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/\/preschool\/orange-county-fl\/page\/2$/)
    await page.goto(zip)
    await expect(page.getByRole('heading', { name: '32804 in numbers' })).toBeVisible()
  })
})

test.describe('addresses', () => {
  test('a city, a county and a ZIP code answer in every part of the country, others do not', async ({ request }) => {
    for (const place of [
      'juneau-ak',
      'honolulu-county-hi',
      '10001',
      'orleans-parish-la',
      '99501',
      'el-paso-tx',
      'alexandria-va',
    ])
      expect((await request.get(`/daycare/${place}`)).status(), place).toBe(200)
    for (const place of [
      '00000',
      '123456',
      'nowhere-county-fl',
      'orange-county-zz',
      '%00',
      '..%2f32801',
      "32801'--",
      '32801/page/9',
    ])
      expect([400, 404], place).toContain((await request.get(`/daycare/${place}`)).status())
  })

  test('another spelling of a county leads to its one address', async ({ request }) => {
    const answer = await request.get('/daycare/saint-lucie-county-fl', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, '/daycare/st-lucie-county-fl'])
  })

  test('a county and a ZIP code have a feed and a picture', async ({ request }) => {
    for (const place of ['orange-county-fl', '32801']) {
      const feed = await request.get(`/daycare/${place}/feed.xml`)
      expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
      expect((await request.get(`/share-images/place/daycare/${place}`)).headers()['content-type']).toBe('image/png')
    }
  })
})
