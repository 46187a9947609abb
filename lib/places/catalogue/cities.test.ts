import { CATALOGUE_CITIES, LANDING_PAGES } from './cities'

const citiesWith = (careType: string) =>
  LANDING_PAGES.filter((page) => page.careType === careType).map((page) => page.city)
const careTypesOf = (slug: string) =>
  LANDING_PAGES.filter((page) => page.citySlug === slug).map((page) => page.careType)

test('there are 48 landing pages, each with its own URL', () => {
  expect(LANDING_PAGES).toHaveLength(48)
  expect(new Set(LANDING_PAGES.map((page) => page.url)).size).toBe(48)
  expect(LANDING_PAGES[0]).toEqual({
    careType: 'daycare',
    citySlug: 'orlando-fl',
    city: 'Orlando',
    state: 'FL',
    county: 'Orange County',
    url: '/daycare/orlando-fl',
  })
})

test('Montessori pages exist only for the nine cities of the specification', () => {
  expect(citiesWith('montessori')).toEqual([
    'Orlando',
    'Winter Park',
    'Altamonte Springs',
    'Clermont',
    'Kissimmee',
    'Lake Mary',
    'Tampa',
    'West Palm Beach',
    'Fort Lauderdale',
  ])
})

test('every city has daycare, and not every city has all three care types', () => {
  expect(citiesWith('daycare')).toEqual(CATALOGUE_CITIES.map((city) => city.name))
  expect(careTypesOf('orange-city-fl')).toEqual(['daycare'])
  expect(careTypesOf('deland-fl')).toEqual(['daycare', 'preschool'])
  expect(careTypesOf('orlando-fl')).toEqual(['daycare', 'preschool', 'montessori'])
})
