import { isWorthIndexing, type LandingData } from '@/components/places/landing/landing-data'
import { innerPlacesOf, landingProps, shownPlace } from '@/components/places/landing/landing-props'
import { InnerPlaces, NumbersBlock } from '@/components/places/landing/landing-tables'
import { landingTexts } from '@/components/places/landing/landing-text'
import { numbersOf } from '@/components/places/landing/numbers'
import { render, screen, within } from '@/tests/support/setup/render'
import {
  countyFigures,
  emptyFacts,
  landingData,
  noFacts,
  orangeCounty,
  orlando,
  orlandoFacts,
  zip32801,
} from './landing-data'

const texts = landingTexts('en')
const textOf = (more: Partial<LandingData> = {}) => numbersOf(texts, landingData(more))?.text
const renderNumbers = (more: Partial<LandingData> = {}) => {
  const numbers = numbersOf(texts, landingData(more))
  if (numbers) render(<NumbersBlock {...numbers} />)
}
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })

test('a parent reads how a city differs from its county, the largest difference first', () => {
  expect(textOf()).toBe(
    'The 46 daycares in Orlando are 40 centers and 6 family homes. ' +
      '16 of those in Orlando (35%) confirmed an opening in the last 60 days; in Orange County it is 20%. ' +
      '5 more last confirmed one 61 to 120 days ago and may be full by now. ' +
      'Centers are more common here than in Orange County (87% against 70%). ' +
      'Family homes are rarer here than in Orange County (13% against 30%). ' +
      'The median week for one-year-olds costs $272, $12 more than in Orange County.',
  )
})

test('a price is described correctly when lower, equal, known only for the county, or unknown', () => {
  const county = (median: number) => ({
    name: 'Orange County',
    figures: { ...countyFigures, tuition: [{ band: 'one' as const, providers: 9, median }] },
  })
  expect(textOf({ compared: county(30_000) })).toContain('$28 less than in Orange County.')
  expect(textOf({ compared: county(27_200) })).toContain('costs $272, the same as in Orange County.')
  expect(textOf(emptyFacts({ ...orlandoFacts, tuition: [] }))).toContain(
    'Too few in Orlando told us a price for the same age; in Orange County, the median week for one-year-olds costs $260.',
  )
  expect(textOf({ ...emptyFacts({ ...orlandoFacts, tuition: [] }), compared: null })).toContain(
    'We don’t know what a week costs: fewer than five daycares in Orlando told us a price',
  )
})

test('a county with only this city is not compared to it', () => {
  const text = textOf({ compared: { name: 'Orange County', figures: orlandoFacts } })
  expect(text).not.toContain('Orange County')
})

test('for fewer than five providers no percentage is given, and a single one is not described in the plural', () => {
  const few = emptyFacts({ total: 1, kinds: [{ kind: 'family_home', providers: 1 }], withOpenings: 1 })
  expect(textOf(few)).toMatch(/^The only daycare in Orlando is a family home\. Too few in Orlando/)
  expect(textOf(few)).not.toContain('%')
  expect(numbersOf(texts, landingData(few))?.tables).toHaveLength(1)
})

test('in Spanish, a single provider with an older confirmation is not described in the plural', () => {
  const text = numbersOf(landingTexts('es-US'), landingData(emptyFacts({ ...orlandoFacts, fadingOpenings: 1 })))?.text
  expect(text).toContain('Uno más lo confirmó por última vez hace 61 a 120 días y quizás ya no tenga lugar.')
})

test('in Spanish a county has its Spanish name on its own page and in the trail of its cities', () => {
  const texts = landingTexts('es-US')
  const place = shownPlace('es-US', orangeCounty)
  const page = landingProps(texts, landingData({ place, facts: null, compared: null }), 'https://example.org')
  expect(page.heading).toBe('Guarderías en el condado de Orange, FL')
  expect(page.numbers?.title).toBe('En números: el condado de Orange')
  expect(page.numbers?.tables[0]?.columns[1]).toBe('El condado de Orange')
  const city = landingProps(texts, landingData({ place: shownPlace('es-US', orlando) }), 'https://example.org')
  expect(city.crumbs[0]?.label).toBe('Condado de Orange')
})

test('without confirmed openings the page says so', () => {
  expect(textOf(emptyFacts({ ...orlandoFacts, withOpenings: 0, fadingOpenings: 0 }))).toContain(
    'No one in Orlando confirmed an opening in the last 60 days; in Orange County it is 20%.',
  )
})

test('without providers there are no numbers', () => {
  expect(numbersOf(texts, landingData(emptyFacts()))).toBeNull()
})

test("types and programs have a number, a share and the county's share", () => {
  renderNumbers()
  const table = screen.getByRole('table', { name: 'Types and programs in Orlando' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Type or program', 'Orlando', 'Share', 'Orange County'])
  expect(rowOf('Family homes')).toHaveTextContent('Family homes613%30%')
  expect(rowOf('Offer VPK')).toHaveTextContent('Offer VPK2043%44%')
})

test("Florida's programs are only named in Florida", () => {
  const georgia = { ...landingData().place, state: 'GA', name: 'Athens', within: [] }
  renderNumbers({ place: georgia, compared: null })
  expect(screen.queryByText(/VPK/)).not.toBeInTheDocument()
  expect(screen.queryByText(/Florida/)).not.toBeInTheDocument()
})

test("an age with too few prices in the city shows the county's price, or that there are too few", () => {
  renderNumbers()
  expect(rowOf('1 year')).toHaveTextContent('1 year9$272Too few known / 1:6')
  expect(rowOf('2 years')).toHaveTextContent('2 years0Too few known1:9 / 1:11')
  expect(rowOf('4 years')).toHaveTextContent('$200 in Orange County')
})

const cities = [
  { slug: 'orlando-fl', name: 'Orlando', state: 'FL', providers: 60, withOpenings: 16, median: 28_250 },
  { slug: 'apopka-fl', name: 'Apopka', state: 'FL', providers: 40, withOpenings: 4, median: 26_000 },
]
const county = { place: orangeCounty, figures: countyFigures, facts: null, compared: null, cities }

test('for a county a parent reads which city has most, and its price range', () => {
  expect(textOf(county)).toContain('Orlando has the most, 60% of all in Orange County.')
  expect(textOf(county)).toContain('costs from $260 in Apopka to $283 in Orlando.')
})

const inner = (more: Partial<LandingData>) => {
  const view = innerPlacesOf(texts, landingData(more))
  if (view) render(<InnerPlaces careType="daycare" view={view} />)
  return view
}

test('a county links to its cities with their counts', () => {
  inner({ ...county, cities: [...cities, { ...cities[0], slug: 'ocoee-fl', name: 'Ocoee', median: null } as never] })
  expect(screen.getByRole('link', { name: 'Apopka' })).toHaveAttribute('href', '/daycare/apopka-fl')
  expect(rowOf('Apopka')).toHaveTextContent('Apopka404$260')
  expect(rowOf('Ocoee')).toHaveTextContent('Too few known')
})

test('a city links to its ZIP codes with their counts, to the largest when there are many', () => {
  inner({
    zips: [
      { zip: '32801', providers: 1 },
      { zip: '32803', providers: 6 },
    ],
  })
  expect(screen.getByRole('link', { name: '32801: 1 daycare' })).toHaveAttribute('href', '/daycare/32801')
  expect(screen.getByRole('link', { name: '32803: 6 daycares' })).toBeInTheDocument()
  const many = Array.from({ length: 70 }, (_, index) => ({ zip: String(10_000 + index), providers: index }))
  const view = innerPlacesOf(texts, landingData({ zips: many }))
  expect(view?.kind === 'zips' && [view.zips.length, view.zips[0]?.[0]]).toEqual([60, '10010'])
  expect(innerPlacesOf(texts, landingData())).toBeNull()
})

test('search engines index a county with several cities and a ZIP code of a large city', () => {
  expect(isWorthIndexing(landingData(county))).toBe(true)
  expect(
    isWorthIndexing(
      landingData({ ...county, cities: cities.slice(0, 1).map((city) => ({ ...city, providers: 100 })) }),
    ),
  ).toBe(false)
  const zip = (inCity: number) =>
    landingData({
      place: zip32801,
      figures: { ...noFacts, total: 5 },
      compared: { name: 'Orlando', figures: { ...noFacts, total: inCity } },
    })
  expect([isWorthIndexing(zip(46)), isWorthIndexing(zip(30))]).toEqual([true, false])
  expect([isWorthIndexing(landingData()), isWorthIndexing(landingData(emptyFacts({ total: 4 })))]).toEqual([
    true,
    false,
  ])
})
