import fc from 'fast-check'
import {
  bestNameSimilarity,
  houseNumberOf,
  isSameStreet,
  letterPairSimilarity,
  nameSimilarity,
  SIMILAR,
  streetKey,
} from './similarity'

describe('match name', () => {
  test.each([
    ['The Otter Center for Excellence', 'Otter Center for Excellence, Corp.'],
    ['Superotters Academy Lake Lantern', 'Super Otters Academy of Lake Lantern'],
    ['Family of Otters Pre-School & Day Care', 'Family of Otters Preschool and Daycare'],
    ['Building Dreams L.L.C.', 'Building Dreams, LLC'],
    ['Niños Felices', 'NINOS FELICES INC'],
  ])('%j and %j are the same name', (a, b) => {
    expect(nameSimilarity(a, b)).toBe(1)
  })

  test.each([
    ['Petite Otters Academy (Lantern Rd.)', 'Petite Otters Academy'],
    ['Otterland Preschool LLC', 'Otterland Day School'],
    ['Growing Otters Childcare', 'Growing Otter Childcare'],
    ['Ottertime Learning Center #342', 'Ottertime Learning Centers'],
  ])('%j and %j are similar', (a, b) => {
    expect(nameSimilarity(a, b)).toBeGreaterThanOrEqual(SIMILAR)
    expect(nameSimilarity(a, b)).toBeLessThan(1)
  })

  test.each([
    ['Little Angels Learning Center', 'Little Lanterns Learning Center'],
    ['Otter Kids College 2', 'Otter Kids College 3'],
    ['The Learning Center', 'Early Learning Academy'],
    ['Cuddly Otters', 'Oak Tree Christian Academy'],
    ['YMCA of Otterland at Maple Elementary', 'Maple Elementary School'],
    ['', ''],
  ])('%j and %j are different names', (a, b) => {
    expect(nameSimilarity(a, b)).toBeLessThan(SIMILAR)
  })

  test('a former name counts as well', () => {
    expect(bestNameSimilarity(['Beaver Lodge'], ['Otter House', 'Beaver Lodge, Inc.'])).toBe(1)
    expect(bestNameSimilarity(['Beaver Lodge'], [])).toBe(0)
  })

  test('similarity is between 0 and 1 and symmetric', () => {
    const word = fc.constantFrom(...'Otter Beaver Academy Learning Center at of 2 3 Lodge Little & Inc. é'.split(' '))
    const name = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(name, name, (a, b) => {
        const likeness = nameSimilarity(a, b)
        expect(likeness).toBe(nameSimilarity(b, a))
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1_000 },
    )
  })

  test('similarity counts shared pairs of letters', () => {
    expect(letterPairSimilarity('otter', 'otter')).toBe(1)
    expect(letterPairSimilarity('otter', 'lynx')).toBe(0)
    expect(letterPairSimilarity('a', 'a')).toBe(0)
  })
})

describe('match street', () => {
  test.each([
    ['3237 SW 41st Place', '3237 SW 41st Pl'],
    ['12240 SW 8 ST', '12240 SW 8th Street'],
    ['1119 N.W. 42ND AVENUE', '1119 NW 42nd Ave'],
    ['1119 N W 42nd Ave', '1119 NW 42nd Ave'],
    ['5012 West Lantern Street', '5012 W Lantern St'],
    ['3130 Lantern Booth Road', '3130 N Lantern Booth Rd'],
    ['220 HWY 40 W.', '220 Highway 40 W'],
    ['13645 SW State Rd 45', '13645 SW State Road 45'],
    ['2569 C. R. 220, Unit 207', '2569 County Road 220'],
    ['14821 NW US HWY. 441', '14821 NW US Highway 441'],
    ['7902 W Otter Ave, Suite K', '7902 W Otter Ave'],
    ['18467 Otter Way BLDG 10', '18467 Otter Way #3'],
    ['4293-4297 Griffon Rd', '4293 Griffon Rd'],
    ['8391 & 8380 NW 8th St', '8391 NW 8th St'],
    ['1801 1/2 Flowerpot Ave', '1801 Flowerpots Ave'],
    ['544 NW Lake Jeffrey Rd', '544 NW Lake Jeffery Rd'],
    ['3811 St Otter Road', '3811 Saint Otter Rd'],
    ['1107 Dr. Martin Luther King Jr Blvd', '1107 M.L. King Blvd'],
    ['3155 South Street', '3155 South St'],
  ])('%j and %j are one address', (a, b) => {
    expect(isSameStreet(a, b)).toBe(true)
    expect(isSameStreet(b, a)).toBe(true)
  })

  test.each([
    ['12 Otter Way', '14 Otter Way'],
    ['12 Otter Way', '12 Beaver Dam Rd'],
    ['12 N Otter Rd', '12 S Otter Rd'],
    ['12 Otter St', '12 Otter Ave'],
    ['11 SW 11th St', '11 SW 12th St'],
    ['4929 SW 43rd St', '4929 NW 43rd St'],
  ])('%j and %j are different addresses', (a, b) => {
    expect(isSameStreet(a, b)).toBe(false)
  })

  test.each([null, undefined, '', 'Otter Way', '2602 SW'])('%j cannot be compared with anything', (street) => {
    expect(isSameStreet(street, '2602 SW Otter St')).toBeNull()
  })

  test('the house number is the leading digits, as in the database’s index', () => {
    expect(houseNumberOf('N 9800-3 Otter Rd')).toBe('9800')
    expect(houseNumberOf('Otter Rd')).toBeNull()
  })

  test('a street equals itself regardless of case and unit', () => {
    const part = (words: string) => fc.constantFrom(...words.split(' '))
    const street = fc
      .tuple(
        fc.integer({ min: 1, max: 99_999 }),
        part('N SW East'),
        part('Otter 41st Lantern Maple'),
        part('St Ave Road Ter'),
      )
      .map((parts) => parts.join(' '))
    fc.assert(
      fc.property(street, part('Suite Unit Bldg #'), fc.integer({ min: 1, max: 99 }), (one, room, number) => {
        expect(isSameStreet(one, `${one.toUpperCase()}, ${room} ${number}`)).toBe(true)
      }),
    )
  })

  test('comparing never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const key = streetKey(text)
        if (key) expect(isSameStreet(text, text)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})
