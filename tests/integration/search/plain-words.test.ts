import { findPlainWords } from '@/lib/search/queries/search'
import { countQueries } from '@/tests/support/platform/count-queries'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase({ gazetteer: true })

test.each([
  ['infant care near 32801 under $300 open by 6:30 spanish', '32801'],
  ['montessori winter park', 'Winter Park, FL'],
  ['vpk orange county', 'Orange County, FL'],
  ['preschool spanish fort al', 'Spanish Fort, AL'],
  ['daycare near disney', '32830'],
  ['cuidado de bebés cerca de 32801', '32801'],
  ['¿guardería en La Belle por menos de $300?', 'LaBelle, FL'],
])('%j is read as plain words', async (text, zipCode) => {
  expect((await findPlainWords(text))?.query.zipCode).toBe(zipCode)
})

test.each([
  '32801',
  'Orlando',
  'Spanish Fort, AL',
  'Old Town, FL',
  'El Portal',
  'Los Angeles',
  'Orlanddo',
  'kindercare',
  '',
])('%j is left to the search for places', async (text) => expect(await findPlainWords(text)).toBeNull())

test('for "daycare near me" the page asks where to look', async () => {
  expect(await findPlainWords('daycare near me')).toEqual({ query: {}, skipped: '' })
})

test('a ZIP code or the name of a city costs nothing more, plain words one query', async () => {
  for (const text of ['32801', 'Orlando', 'Winter Park, FL', 'Boca Raton', 'La Belle', 'El Portal, FL'])
    expect(await countQueries(() => findPlainWords(text))).toBe(0)
  expect(await countQueries(() => findPlainWords('montessori winter park'))).toBe(1)
})
