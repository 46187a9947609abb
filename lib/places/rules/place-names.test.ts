import fc from 'fast-check'
import { placeNameIn, stateNameIn } from './local-names'
import {
  foldPlaceName,
  landingLabel,
  locationSlugOf,
  parseLocationSlug,
  placeLabel,
  placeWords,
  prefixesOf,
  spellingsOf,
  stateName,
} from './place-names'

describe('fold', () => {
  test.each([
    ['St Cloud', 'Saint Cloud', 'ST. CLOUD', 'st.cloud', 'Saint-Cloud'],
    ['Fort Lauderdale', 'Ft Lauderdale', 'FT. LAUDERDALE', 'ft-lauderdale'],
    ['Deland', 'DeLand', 'De Land', 'DE LAND'],
    ['Mount Dora', 'Mt. Dora', 'MT DORA'],
    ['North Fort Myers', 'N Ft Myers', 'N. FORT MYERS'],
    ['Altamonte Springs', 'ALTAMONTE SPGS', 'Altamonte  Springs'],
    ["Coeur d'Alene", 'Coeur d Alene', 'COEUR D’ALENE'],
    ['Doña Ana', 'Dona Ana'],
    ['McIntosh', 'Mc Intosh'],
  ])('all spellings of %s are one place', (...spellings) => {
    expect(new Set(spellings.map(foldPlaceName)).size).toBe(1)
  })

  test.each([
    ['St Cloud', 'Cloud'],
    ['Fort Myers', 'North Fort Myers'],
    ['Palm Bay', 'Palm Beach'],
    ['Winter Park', 'Winter Haven'],
  ])('%s and %s are different places', (one, other) => {
    expect(foldPlaceName(one)).not.toBe(foldPlaceName(other))
  })

  test('parts of longer words are not abbreviated', () => {
    expect(foldPlaceName('Westport')).toBe('westport')
    expect(foldPlaceName('Constable')).toBe('constable')
    expect(placeWords('constructor toString')).toEqual(['constructor', 'tostring'])
  })

  const name = fc.stringMatching(/^[A-Za-z.' -]{1,40}$/)

  test('folding ignores capitals, dots and surrounding spaces, and is idempotent', () => {
    fc.assert(
      fc.property(name, (text) => {
        const folded = foldPlaceName(text)
        expect(folded).toMatch(/^[a-z0-9]*$/)
        expect(foldPlaceName(text.toUpperCase())).toBe(folded)
        expect(foldPlaceName(`  ${text.replaceAll('.', '')} `)).toBe(folded)
      }),
    )
  })

  test('any text folds without an error into a key of letters and digits', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(foldPlaceName(text)).toMatch(/^[a-z0-9]*$/)))
  })

  test('while a name is typed, its text is always a prefix of a stored spelling', () => {
    const places = [
      'St Cloud',
      'Saint Cloud',
      'Fort Lauderdale',
      'N Palm Beach',
      'North Palm Beach',
      'Mt Dora',
      'De Land',
    ]
    for (const place of places) {
      const stored = spellingsOf(place)
      for (let length = 1; length <= place.length; length++) {
        const prefixes = prefixesOf(place.slice(0, length))
        expect(prefixes.some((prefix) => stored.some((key) => key.startsWith(prefix)))).toBe(true)
      }
    }
  })

  test('the first spelling of a name is its folded key', () => {
    fc.assert(fc.property(name, (text) => expect(spellingsOf(text)[0]).toBe(foldPlaceName(text))))
  })

  test('a word that has a short and a long spelling has both prefixes', () => {
    expect(prefixesOf('saint cl')).toEqual(['stcl', 'saintcl'])
  })

  test('empty input has no prefixes', () => {
    expect(prefixesOf('')).toEqual([])
    expect(prefixesOf(' .,- ')).toEqual([])
  })
})

describe('slug', () => {
  test.each([
    ['Winter Park', 'FL', 'winter-park-fl'],
    ['St Cloud', 'FL', 'st-cloud-fl'],
    ['McIntosh', 'FL', 'mcintosh-fl'],
    ['Coeur d Alene', 'ID', 'coeur-d-alene-id'],
    ['Doña Ana', 'NM', 'dona-ana-nm'],
  ])('%s, %s has the slug %s', (name, state, slug) => {
    expect(locationSlugOf(name, state)).toBe(slug)
  })

  test('a county’s slug includes the word "county"', () => {
    expect(locationSlugOf('Orange County', 'FL')).toBe('orange-county-fl')
    expect(locationSlugOf('St. Johns County', 'FL')).toBe('st-johns-county-fl')
  })

  test('a slug is parsed into words and state', () => {
    expect(parseLocationSlug('winter-park-fl')).toEqual({ name: 'winter park', state: 'FL' })
  })

  test.each([
    'orlando',
    'Orlando-FL',
    '-fl',
    'orlando--fl',
    'orlando-fl-',
    'orlando-flo',
    `${'a'.repeat(90)}-fl`,
    'ör-fl',
    '',
  ])('%j is not a location slug', (slug) => {
    expect(parseLocationSlug(slug)).toBeNull()
  })

  test('every generated slug can be parsed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z]{1,9}( [A-Z][a-z]{1,9}){0,3}$/), (name) => {
        expect(parseLocationSlug(locationSlugOf(name, 'FL'))).toEqual({ name: name.toLowerCase(), state: 'FL' })
      }),
    )
  })
})

describe('labels', () => {
  test('a place’s label is its name and state', () => {
    expect(placeLabel('Winter Park', 'FL')).toBe('Winter Park, FL')
  })

  test('the place of a landing page is a city or county, or a ZIP code with its city', () => {
    const within = [
      { kind: 'county' as const, name: 'Orange County', slug: 'orange-county-fl', state: 'FL' },
      { kind: 'city' as const, name: 'Orlando', slug: 'orlando-fl', state: 'FL' },
    ]
    const labelOf = (kind: 'city' | 'zip', name: string) => landingLabel({ kind, name, state: 'FL', within })
    expect([labelOf('city', 'Orlando'), labelOf('zip', '32801')]).toEqual(['Orlando, FL', '32801, Orlando, FL'])
    expect(landingLabel({ kind: 'zip', name: '32801', state: 'FL', within: within.slice(0, 1) })).toBe('32801, FL')
  })

  test('a state code becomes its name, and an unknown code is unchanged', () => {
    expect(stateName('FL')).toBe('Florida')
    expect(stateName('ZZ')).toBe('ZZ')
  })
})

test.each([
  ['Orange County', 'Condado de Orange', 'el condado de Orange'],
  ['Orange County, FL', 'Condado de Orange, FL', 'el condado de Orange, FL'],
  ['Orleans Parish, LA', 'Parroquia de Orleans, LA', 'la parroquia de Orleans, LA'],
  ['Condado de Orange, FL', 'Condado de Orange, FL', 'el condado de Orange, FL'],
  ['Anchorage Borough', 'Anchorage Borough', 'Anchorage Borough'],
  ['32801, Orlando, FL', '32801, Orlando, FL', '32801, Orlando, FL'],
])('in Spanish, %s is %s, and within a sentence %s', (name, alone, within) => {
  expect(placeNameIn('es-US', name)).toBe(alone)
  expect(placeNameIn('es-US', name, 'within')).toBe(within)
  expect(placeNameIn('en', name, 'within')).toBe(name)
})

test('a state has its Spanish name where there is one', () => {
  expect(['New York', 'North Carolina', 'Florida'].map((name) => stateNameIn('es-US', name))).toEqual([
    'Nueva York',
    'Carolina del Norte',
    'Florida',
  ])
  expect(stateNameIn('en', 'New York')).toBe('New York')
})
