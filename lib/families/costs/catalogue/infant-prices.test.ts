import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOGUE_CITIES } from '@/lib/places/catalogue/cities'
import { INFANT_PRICES, infantPriceOf, SURVEY_YEAR } from './infant-prices'

const file = path.join(process.env.SHARED_DATA ?? path.resolve('../shared/data'), 'florida-infant-prices-2008-2018.csv')

test('a parent in each of the nine counties sees the survey’s prices, centers above family homes', () => {
  expect(Object.keys(INFANT_PRICES)).toEqual([...new Set(CATALOGUE_CITIES.map(({ county }) => county))])
  for (const { center, familyHome } of Object.values(INFANT_PRICES)) expect(center).toBeGreaterThan(familyHome)
})

test('a county that is not in the list, or has the same name in another state, has no prices', () => {
  expect(infantPriceOf('FL', 'Orange')).toEqual({ county: 'Orange', center: 17_777, familyHome: 15_000 })
  expect(infantPriceOf('FL', 'Monroe')).toBeNull()
  expect(infantPriceOf('CA', 'Orange')).toBeNull()
  expect(infantPriceOf('FL', null)).toBeNull()
})

const withFile = existsSync(file) ? test : test.skip
withFile('every figure is the file’s, of the latest year that has one', () => {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(','))
  for (const [county, price] of Object.entries(INFANT_PRICES)) {
    const ofCounty = rows.filter((row) => row[7] === `${county} County` && row[5] !== 'NA')
    const latest = ofCounty.toSorted((a, b) => Number(a[0]) - Number(b[0])).at(-1)
    expect(latest?.[0]).toBe(String(SURVEY_YEAR))
    expect([Math.round(Number(latest?.[5]) * 100), Math.round(Number(latest?.[6]) * 100)]).toEqual([
      price.center,
      price.familyHome,
    ])
  }
})
