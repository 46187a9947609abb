import fc from 'fast-check'
import { type PlaceReading, parsePlaceQuery, stateOf } from './place-query'

describe('parse place query', () => {
  const readings = (text: string): PlaceReading[] => {
    const parsed = parsePlaceQuery(text)
    return parsed.kind === 'name' ? parsed.readings : []
  }
  const city = (folded: string, state: string | null) => ({ folded, state, isCounty: false })

  test('exactly five digits are a ZIP code', () => {
    expect(parsePlaceQuery(' 32801 ')).toEqual({ kind: 'zip', zip: '32801' })
    for (const text of ['3280', '328011', '32801-1234', '32 801']) expect(parsePlaceQuery(text).kind).toBe('invalid')
  })

  test('no input is empty, not invalid', () => {
    expect(parsePlaceQuery('  ')).toEqual({ kind: 'empty' })
  })

  test.each([
    ['Winter Park, FL', city('winterpark', 'FL')],
    ['winter park fl', city('winterpark', 'FL')],
    ['winter park,florida', city('winterpark', 'FL')],
    ['Winter Park, FL, USA', city('winterpark', 'FL')],
    ['winter-park-fl', city('winterpark', 'FL')],
    ['st cloud', city('stcloud', null)],
    ['Saint Cloud, F.L.', city('stcloud', 'FL')],
    ['Charlotte North Carolina', city('charlotte', 'NC')],
    ['Washington District of Columbia', city('washington', 'DC')],
    ['Charlotte, Carolina del Norte', city('charlotte', 'NC')],
    ['Albany Nueva York', city('albany', 'NY')],
  ])('%s is parsed as a city and its state', (text, expected) => {
    expect(readings(text)[0]).toEqual(expected)
  })

  test('a state after a comma leaves no other reading, and needs a name before it', () => {
    expect(readings('West Jefferson, DE')).toEqual([city('wjefferson', 'DE')])
    expect([', FL', '-', '.,'].map(parsePlaceQuery)).toEqual(Array(3).fill({ kind: 'invalid' }))
  })

  test('a name that ends like a state has both readings', () => {
    expect(readings('West Jefferson De')).toEqual([city('wjefferson', 'DE'), city('wjeffersonde', null)])
    expect(readings('Kansas')).toEqual([city('kansas', null)])
    expect(readings('New York')).toEqual([city('newyork', null)])
  })

  test.each([
    ['Orange County, FL', 'orangecounty', 'FL'],
    ['orange county florida', 'orangecounty', 'FL'],
    ['Orange County', 'orangecounty', null],
    ['Caddo Parish, LA', 'caddoparish', 'LA'],
    ['Condado de Orange, FL', 'orangecounty', 'FL'],
    ['el condado de Palm Beach', 'palmbeachcounty', null],
    ['condado de orange florida', 'orangecounty', 'FL'],
    ['parroquia de Caddo', 'caddoparish', null],
  ])('%s is parsed as a county', (text, folded, state) => {
    expect(readings(text)[0]).toEqual({ folded, state, isCounty: true })
  })

  test('"orange co" is a county, after the reading as Orange in Colorado', () => {
    expect(readings('orange co')).toEqual([
      city('orange', 'CO'),
      { folded: 'orangecounty', state: null, isCounty: true },
    ])
  })

  test.each([
    'Orlando!',
    "x'; DROP TABLE locations",
    '<script>',
    'Orlando 32801',
    'a'.repeat(101),
    'or\u0000lando',
    '.,-',
    'a\nb',
  ])('invalid text is rejected: %j', (text) => {
    expect(parsePlaceQuery(text)).toEqual({ kind: 'invalid' })
  })

  test('only letters, spaces, commas, periods and hyphens, or five digits, are accepted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
        const parsed = parsePlaceQuery(text)
        const allowed = /^\d{5}$|^[\p{L}\p{M} ,.-]+$/u.test(text.trim())
        if (parsed.kind === 'zip' || parsed.kind === 'name') expect(allowed).toBe(true)
      }),
    )
  })

  test('every reading has a name to search for', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z ,.-]{1,60}$/), (text) => {
        for (const reading of readings(text)) expect(reading.folded).toMatch(/^[a-z]+$/)
      }),
    )
  })

  test('a state is recognized by code and by name, and nothing else is one', () => {
    expect(stateOf('fl')).toBe('FL')
    expect(stateOf(' New  Hampshire ')).toBe('NH')
    expect(stateOf('PR')).toBeUndefined()
    expect(stateOf('')).toBeUndefined()
  })
})
