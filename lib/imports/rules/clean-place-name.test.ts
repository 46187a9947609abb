import fc from 'fast-check'
import { cleanPlaceName } from './clean-place-name'

test.each([
  ['SAINT CLOUD', 'Saint Cloud'],
  ['ST. JOHNS', 'St. Johns'],
  ['FT LAUDERDALE', 'Ft Lauderdale'],
  ['DELAND', 'DeLand'],
  ['MIAMI-DADE', 'Miami-Dade'],
  ['MC INTOSH', 'McIntosh'],
  ['LAND O LAKES', 'Land O Lakes'],
  ['Winter Park', 'Winter Park'],
  ['P C BEACH', 'P C Beach'],
  ['NOT AVAILABLE', null],
  [' , ', null],
])('%j is written %j', (name, clean) => {
  expect(cleanPlaceName(name)).toBe(clean)
})

test('no text makes cleaning fail, and cleaning a clean name changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanPlaceName(text)
      if (once !== null) expect(cleanPlaceName(once)).toBe(once)
    }),
  )
})
