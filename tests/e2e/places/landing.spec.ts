import type { Page } from '@playwright/test'
import { expect, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'

const city = '/daycare/orlando-fl'
const county = '/preschool/orange-county-fl'
const zip = '/preschool/32804'
const thin = '/daycare/miami-fl'
const remote = '/daycare/los-angeles-county-ca'

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
const robots = (page: Page) => page.locator('meta[name=robots]')

for (const [turn, path] of [city, county, zip, thin, remote].entries())
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expectUsableByEveryone(page, { turn })
  })

test('a parent compares a city with its county, and follows links to a ZIP code and back', async ({ page }) => {
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

test('the numbers on the page match its list', async ({ page }) => {
  await page.goto(zip)
  const count = await page.getByRole('article').count()
  await expect(page.getByText(`1 to ${count} of ${count}`)).toBeVisible()
  await expect(page.getByText(new RegExp(`^The ${count} preschools in 32804 are `))).toBeVisible()
})

test('search engines get the same breadcrumb as people', async ({ page }) => {
  await page.goto(zip)
  const seen = (await trail(page).allInnerTexts()).map((text) => text.replace(/^\/\s*/, '').trim())
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const breadcrumb = blocks.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'BreadcrumbList')
  expect(breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual(seen)
})

test('a page with few providers shows the nearest with their distance and is not indexed', async ({ page }) => {
  await page.goto(thin)
  await expect(robots(page)).toHaveAttribute('content', /noindex/)
  const nearest = page.getByRole('heading', { name: 'Nearest to Miami' }).locator('..')
  expect(await nearest.getByRole('article').count()).toBeGreaterThan(4)
  await expect(nearest.getByRole('article').first()).toContainText(/\d+ mi\s· /)
})

test('without providers within fifty miles the page says so and links on', async ({ page }) => {
  await page.goto(remote)
  await expect(page.getByText('We list no daycare within 50 miles.')).toBeVisible()
  await expect(robots(page)).toHaveAttribute('content', /noindex/)
})

test('heading, sentence and list share one left edge', { tag: '@wide' }, async ({ page }) => {
  await page.goto(county)
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x
  const edge = await left('main h1')
  expect([await left('main form[role=search]'), await left('main .row-picture')]).toEqual([edge, edge])
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
  test('the pages of a county and a ZIP code are complete', async ({ page }) => {
    await page.goto(county)
    await expect(page.getByRole('table', { name: 'Cities in Orange County' })).toBeVisible()
    expect(await page.getByRole('article').count()).toBe(20)
    // Phones show no page numbers, only the next link.
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/\/preschool\/orange-county-fl\/page\/2$/)
    await page.goto(zip)
    await expect(page.getByRole('heading', { name: '32804 in numbers' })).toBeVisible()
  })
})

test.describe('addresses', () => {
  test('cities, counties and ZIP codes respond in every part of the country, other addresses do not', async ({
    request,
  }) => {
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

  test('another spelling of a county redirects to its one address', async ({ request }) => {
    const response = await request.get('/daycare/saint-lucie-county-fl', { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([308, '/daycare/st-lucie-county-fl'])
  })

  test('an address in capitals redirects to the right one in one step', async ({ request }) => {
    for (const [from, to] of [
      ['/daycare/Orlando-FL', '/daycare/orlando-fl'],
      ['/Daycare/ORLANDO-FL', '/daycare/orlando-fl'],
      ['/daycare/Saint-Lucie-County-FL', '/daycare/st-lucie-county-fl'],
      ['/daycare/Orlando-FL?page=2', '/daycare/orlando-fl/page/2'],
      ['/daycare/Orlando-FL/feed.xml', '/daycare/orlando-fl/feed.xml'],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 })
      expect([from, response.status(), response.headers().location]).toEqual([from, 308, to])
    }
  })

  test('a county and a ZIP code have a feed and an image', async ({ request }) => {
    for (const place of ['orange-county-fl', '32801']) {
      const feed = await request.get(`/daycare/${place}/feed.xml`)
      expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
      expect((await request.get(`/share-images/place/daycare/${place}`)).headers()['content-type']).toBe('image/png')
    }
  })
})
