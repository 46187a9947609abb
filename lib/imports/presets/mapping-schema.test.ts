import { mappingFile, mistakesIn } from './mapping-schema'

const mapping = {
  title: 'Otter State centers, June 2026',
  source: 'otter-centers',
  sourceName: 'Otter State list',
  asOf: '2026-06-01',
  state: 'OH',
  columns: { name: 'Name', zip: 'Zip' },
}
const mistakes = (known: object) => {
  const checked = mappingFile.safeParse({ ...mapping, ...known }, { reportInput: true })
  return checked.success ? [] : mistakesIn(checked.error)
}

test('a name, a ZIP code and the source are enough', () => {
  expect(mistakes({})).toEqual([])
})

test.each<[string, object, string]>([
  ['a setting that is none', { colums: {} }, 'There is no setting "colums".'],
  ['a meaning that is none', { columns: { ...mapping.columns, fax: 'Fax' } }, 'There is no setting "fax" in columns.'],
  [
    'no place at all',
    { columns: { name: 'Name' } },
    'columns.zip is missing. A city or an address in one column would do as well.',
  ],
  [
    'a value made of nothing',
    { columns: { ...mapping.columns, id: { colum: 'No' } } },
    'columns.id must be a column, or an object with column, join, sum, constant, or years, months and weeks.',
  ],
  [
    'an opening time without a closing time',
    { columns: { ...mapping.columns, opens: 'Opens' } },
    'columns.opens and columns.closes need each other.',
  ],
  [
    'a filter that filters nothing',
    { filter: [{ column: 'Status' }] },
    'filter.0 must be an object with column, and only or not.',
  ],
  ['a missing title', { title: undefined }, 'title is missing.'],
  ['an empty column', { columns: { name: ' ', zip: 'Zip' } }, 'columns.name must be a text.'],
  ['a date of another kind', { asOf: 'June' }, 'asOf must be the day of the file, such as 2026-06-01.'],
  [
    'a source in capitals',
    { source: 'Otter' },
    'source must be small letters, digits and hyphens, such as ohio-centers.',
  ],
  ['a state in words', { state: 'Ohio' }, 'state must be two capital letters.'],
  [
    'no state at all',
    { state: undefined },
    'state is needed where neither columns.state nor columns.address is given.',
  ],
  [
    'an unknown kind',
    { kinds: { Zoo: 'zoo' } },
    'kinds.Zoo must be one of center, family_home, school, faith, head_start.',
  ],
  ['types without kinds', { columns: { ...mapping.columns, kind: 'Type' } }, 'kinds is needed for columns.kind.'],
  [
    'a license without an issuer',
    { columns: { ...mapping.columns, license: 'No' } },
    'licenseIssuer is needed for columns.license: a license is shown with who issued it.',
  ],
  ['an unknown weekday', { hours: { someday: 'Some' } }, 'There is no setting "someday" in hours.'],
  ['an unknown age band', { tuition: { teens: 'T' } }, 'There is no setting "teens" in tuition.'],
  [
    'an unknown code',
    { words: [{ column: 'Meals', list: 'amenities', codes: { Lunch: 'luncheon' } }] },
    'words.0.codes.Lunch must be a code of amenities, such as keypad_entry.',
  ],
])('%s is reported in one sentence', (_, known, sentence) => {
  expect(mistakes(known)).toEqual([sentence])
})

test('a list instead of an object is reported, and so is each of several mistakes', () => {
  const checked = mappingFile.safeParse([], { reportInput: true })
  expect(checked.error && mistakesIn(checked.error)).toEqual(['It must be one object in braces.'])
  expect(mistakes({ asOf: 'June', source: 'Otter' })).toHaveLength(2)
})

test('an unknown list is reported with the known ones', () => {
  expect(mistakes({ words: [{ column: 'Meals', list: 'food', codes: {} }] }).join()).toContain(
    'careTypes, programs, amenities',
  )
})
