import { expect, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'

const main = 'main'

test('before any search a parent reads how to begin', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Childcare Provider')
  await expect(page.getByRole('heading', { name: 'Search for Childcare Centers' })).toBeVisible()
  await page
    .locator(main)
    .getByRole('link', { name: /^Tampa, FL/ })
    .click()
  await expect(page.getByText(/^Tampa, FL · /)).toBeVisible()
})

test('the name of several cities asks which one is meant', async ({ page }) => {
  await page.goto('/search?zipCode=Springfield&program=vpk')
  await expect(page.getByRole('heading', { name: 'Which Springfield do you mean?' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Springfield, IL/ })).toHaveAttribute('href', /program=vpk/)
})

test('an unknown ZIP code and a misspelled city offer a way on', async ({ page }) => {
  await page.goto('/search?zipCode=00001')
  await expect(page.getByRole('heading', { name: 'We can’t find the ZIP code 00001' })).toBeVisible()
  await expect(page.getByText('Check the digits, or try a city nearby.')).toBeVisible()
  await page.goto('/search?zipCode=Orlanddo')
  await page.getByRole('link', { name: /^Orlando, FL/ }).click()
  await expect(page.getByText(/^Orlando, FL · /)).toBeVisible()
})

test('a search without results offers to remove a filter, to widen the area, and the nearest providers', async ({
  page,
}) => {
  await page.goto('/search?zipCode=34769&curriculumStyle=waldorf&openings=confirmed&priceRange=0-150&hide=unknown')
  await expect(page.getByRole('heading', { name: 'No childcare centers found in St Cloud, FL 34769' })).toBeVisible()
  await expect(page.getByText('Try fewer filters, or another ZIP code or city nearby.')).toBeVisible()
  const without = page.getByRole('link', { name: /^Without/ }).first()
  const count = ((await without.textContent()) ?? '').match(/\d+$/)?.[0]
  await without.click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(new RegExp(`^${count} provider`))
})

test('far from every provider the nearest are shown', async ({ page }) => {
  await page.goto('/search?zipCode=32501')
  await expect(page.getByRole('heading', { name: /^No childcare centers found in Pensacola/ })).toBeVisible()
})

test('the provider named as the nearest is the nearest of those shown', async ({ page }) => {
  await page.goto('/search?zipCode=32348')
  await expect(page.getByText(/^The nearest provider is /)).toBeVisible()
  const text = await page.getByRole('main').innerText()
  const named = Number(text.match(/^The nearest provider is .*, (\d+) miles away/m)?.[1])
  const rows = (await page.getByRole('article').allInnerTexts()).join('\n')
  const shown = [...rows.matchAll(/(\d+) mi\b/g)].map(([, miles]) => Number(miles))
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  expect(named).toBe(shown[0])
})

test('a state without providers: the page says which states are covered, and offers the nearest places', async ({
  page,
}) => {
  await page.goto('/search?zipCode=98101&program=vpk')
  await expect(page.getByText(/^We don’t cover Washington yet\. So far we cover .*Florida/)).toBeVisible()
  const place = page.getByRole('link', { name: /, FL .* miles away, \d+ provider/ }).first()
  await expect(place).toHaveAttribute('href', /program=vpk/)
  await expectUsableByEveryone(page)
  await place.click()
  await expect(page.getByRole('status').filter({ hasText: /, FL/ })).toBeVisible()
})

test('plain words become a place and filters, each with a chip to take it off', async ({ page }) => {
  // On wide screens the bar of filters shows some of them instead.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search')
  const field = page.getByRole('combobox', { name: 'ZIP code or city' })
  await field.fill('infant care near 32801 under $300 open by 6:30 spanish, unicorns')
  await field.press('Enter')
  await expect(page).toHaveURL(/zipCode=32801/)
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({
    ...{ zipCode: '32801', ageRange: 'infants', priceRange: '0-300', dropOff: '06:30', language: 'spanish' },
    skipped: 'unicorns',
  })
  await expect(page.getByText('We didn’t understand “unicorns”.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change search: 32801 · Infants · to $300' })).toBeVisible()
  for (const name of ['Infants', 'Under $300 a week', 'Drop-off 6:30 AM', 'Spanish'])
    await expect(page.getByRole('link', { name: `${name} remove` })).toBeVisible()
  await expectUsableByEveryone(page)
  await page.getByRole('link', { name: 'Spanish remove' }).click()
  await expect(page).not.toHaveURL(/spanish|skipped/)
  await expect(page).toHaveURL(/ageRange=infants/)
  await page.goBack()
  await expect(page.getByText('We didn’t understand “unicorns”.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Search for Childcare Centers' })).toBeVisible()
})

test('a parent searches in Spanish, with the field as it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search')
  const field = page.getByRole('combobox', { name: 'ZIP code or city' })
  await field.fill('¿Guardería en Winter Park por menos de $300, con unicornios?')
  await field.press('Enter')
  await expect(page).toHaveURL(/zipCode=Winter\+Park/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    zipCode: 'Winter Park, FL',
    priceRange: '0-300',
    skipped: 'unicornios',
  })
  await expect(page.getByText('We didn’t understand “unicornios”.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Under $300 a week remove' })).toBeVisible()
})

test('plain words without a place ask where to look, and the next place takes the filters along', async ({ page }) => {
  await page.goto('/search?zipCode=montessori+under+%24300')
  await expect(page.getByRole('heading', { name: 'Where should we look?' })).toBeVisible()
  await expectUsableByEveryone(page)
  const field = page.getByRole('combobox', { name: 'ZIP code or city' })
  await field.fill('Orlando')
  await field.press('Enter')
  await expect(page).toHaveURL(/curriculumStyle=montessori/)
  await expect(page.getByText(/^Orlando, FL · /)).toBeVisible()
})

test('plain words redirect once, without JavaScript as well', async ({ request }) => {
  const from = `/search?zipCode=${encodeURIComponent('montessori winter park')}&program=vpk`
  const response = await request.get(from, { maxRedirects: 0 })
  expect(response.status()).toBe(307)
  const to = response.headers().location ?? ''
  expect(to).toBe('/search?zipCode=Winter+Park%2C+FL&curriculumStyle=montessori&program=vpk')
  expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
})

test('invalid parameters in the address are ignored, with a message', async ({ page }) => {
  await page.goto('/search?zipCode=32801&age=abc&page=-1')
  await expect(
    page.getByText('We didn’t understand “Age in months when care starts” and “Page” in the address'),
  ).toBeVisible()
  await page.goto('/search?zipCode=32801&page=99')
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

for (const [what, value] of [
  ['five thousand characters', 'a'.repeat(5_000)],
  ['NUL', '32801%00'],
  ['SQL', encodeURIComponent("32801' OR '1'='1")],
  ['a script', encodeURIComponent('"><script>document.title="owned"</script>')],
])
  test(`${what} as a place is rejected with a sentence`, async ({ page }) => {
    const response = await page.goto(`/search?zipCode=${value}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByText('Please enter a valid ZIP code or city name')).toBeVisible()
    await expect(page).not.toHaveTitle('owned')
  })

test('search engines may follow the results and must not list them', async ({ page }) => {
  await page.goto('/search?zipCode=32801')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
})

for (const [turn, query] of [
  '',
  '?zipCode=32801',
  '?zipCode=32801&age=14&openings=confirmed&priceRange=0-300&program=vpk',
  '?zipCode=32801&workZip=32789&detour=10',
  '?zipCode=32801&workZip=00000',
  '?zipCode=Springfield',
  '?zipCode=34769&curriculumStyle=waldorf&openings=confirmed&priceRange=0-150&hide=unknown',
  '?zipCode=1234',
].entries())
  test(`/search${query} is accessible`, async ({ page }) => {
    await page.goto(`/search${query}`)
    await page
      .getByRole('navigation', { name: 'Sort by' })
      .locator('summary')
      .click({ timeout: 500 })
      .catch(() => {})
    await expectUsableByEveryone(page, { turn })
  })
