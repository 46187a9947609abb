import fc from 'fast-check'
import { addressExample, cleanState, cleanStreet, isWithheld, parseStreet, splitAddress } from './streets'

test.each([
  ['3401 NW 34TH ST, STE 1', '3401 NW 34th St, Ste 1'],
  ['12 LANTERN LN UNIT B', '12 Lantern Ln Unit B'],
  ['12 W US HIGHWAY 27', '12 W US Highway 27'],
  ['30020 US-27', '30020 US-27'],
  ['530A NE LANTERN RD', '530A NE Lantern Rd'],
  ['4101 - 1 COLLEGE ST', '4101-1 College St'],
  ['12 LANTERN LN NUMBER 14 - 15', '12 Lantern Ln #14-15'],
  ['12 LANTERN LN UNIT A - 1', '12 Lantern Ln Unit A-1'],
  ['636 DEL PRADO BLVD S', '636 Del Prado Blvd S'],
  ['320 PONCE DE LEON BLVD', '320 Ponce de Leon Blvd'],
  ['1 DR MARTIN LUTHER KING JR ST', '1 Dr Martin Luther King Jr St'],
  ['5610 AVENUE G', '5610 Avenue G'],
  ['200 AVENUE OF THE OAKS', '200 Avenue of the Oaks'],
  ['735 MCQUILL AVE S', '735 McQuill Ave S'],
  ["9 O'TOOLE CT", "9 O'Toole Ct"],
  ['631 S, STE WART ST', '631 S Stewart St'],
  ['6412, STE UBEN ST', '6412 Steuben St'],
  ['12 LANTERN LN FL 33063', '12 Lantern Ln'],
  ['1801 1/2 FLOWER AVE', '1801 1/2 Flower Ave'],
  ['12 Lantern Lane', '12 Lantern Lane'],
  ['1 A1A S', '1 A1A S'],
])('%j is written %j', (street, clean) => {
  expect(cleanStreet(street)).toBe(clean)
})

test.each([
  '',
  'NOT AVAILABLE',
  'P O BOX 12',
  'P.O. Box 9',
  'PO BOX 1',
  'CONFIDENTIAL',
  '2581',
  '2602 SW',
  '21805 W',
  '---',
])('%j is not a street', (street) => {
  expect(cleanStreet(street)).toBeNull()
})

test.each([
  ['12 FM 1777', '12 FM 1777'],
  ['10 Co Rd 12', '10 Co Rd 12'],
  ['1445 Sr 60 E', '1445 SR 60 E'],
  ['4490 M-36', '4490 M-36'],
  ['900 us 41 s', '900 US 41 S'],
  ['100 sw Lantern ave', '100 SW Lantern Ave'],
  ['50 N 200 E', '50 N 200 E'],
  ['978 E 12300 S', '978 E 12300 S'],
  ['3930 county road 12b', '3930 County Road 12B'],
  ['12 SR 37', '12 SR 37'],
  ['12219 La Hwy 92', '12219 LA Hwy 92'],
  ['4 State RT. 306', '4 State Rt. 306'],
  ['2642 U S ROUTE 33 NW', '2642 US Route 33 NW'],
  ['3790 Ar-38', '3790 AR-38'],
  ['W5260 Otter Street', 'W5260 Otter Street'],
  ['195 NORTH 11th STREET', '195 North 11th Street'],
  ['15 South otter street', '15 South Otter Street'],
  ['580 CRAIG DR  SUITE 7&8', '580 Craig Dr Suite 7&8'],
  ['721 OTTER RD STE104A', '721 Otter Rd Ste 104A'],
  ['6299 Otter Lake Po Box 102', '6299 Otter Lake'],
  ['N MAIN & CHURCH ST', 'N Main & Church St'],
  ['Otter Hall, 504 N Lantern Rd', 'Otter Hall, 504 N Lantern Rd'],
  ['RR 2', 'RR 2'],
])('%j is understood as %j', (street, clean) => {
  expect(parseStreet(street)).toEqual({ is: 'value', value: clean })
})

test.each(['NORTHWEST ELEMENTARY SCHOOL', '13504', 'BUILDING 27', '2602 SW'])(
  'nobody finds a place by %j, so it is counted as not understood',
  (street) => {
    expect(parseStreet(street)).toEqual({ is: 'not_understood' })
  },
)

test.each(['12XX Otter St', '*** Otter St', '### Otter St', '1200 Block of Otter St', 'PO BOX 12', 'Redacted'])(
  '%j is understood as an address that is not to be shown',
  (street) => {
    expect(parseStreet(street)).toEqual({ is: 'value', value: null })
  },
)

test('a masked house number withholds the point as well; a post office box does not', () => {
  expect(isWithheld('12XX Otter St')).toBe(true)
  expect(isWithheld('PO BOX 12')).toBe(false)
})

test.each([
  ['1100 Otter Road, Crossett, AR, 71635', ['1100 Otter Road', 'Crossett', 'AR', '71635']],
  [
    '920 S Otter St Building 4 (Suite 2), Lake City, AR, 72761-4108',
    ['920 S Otter St Building 4 (Suite 2)', 'Lake City', 'AR', '72761'],
  ],
  ['12 Otter St, Suite 3, Crossett, Arkansas 71635, USA', ['12 Otter St, Suite 3', 'Crossett', 'AR', '71635']],
  ['12 Otter St\nCrossett, AR 71635', ['12 Otter St', 'Crossett', 'AR', '71635']],
  ['12 Otter St<br>Crossett, AR 71635', ['12 Otter St', 'Crossett', 'AR', '71635']],
  ['120 Otter St Suite 4 Lake City AR 71635', ['120 Otter St Suite 4', 'Lake City', 'AR', '71635']],
  ['120 Otter Ave NE Lake City AR 71635', ['120 Otter Ave NE', 'Lake City', 'AR', '71635']],
  ['120 Otter St St Paul MN 55101', ['120 Otter St', 'St Paul', 'MN', '55101']],
  ['120 7th St E Ste 4 St. Paul MN 55101', ['120 7th St E Ste 4', 'St. Paul', 'MN', '55101']],
  ['120 Otter Ave Port St Lucie FL 34952', ['120 Otter Ave', 'Port St Lucie', 'FL', '34952']],
  ['120 N Court St Orlando FL 32801', ['120 N Court St', 'Orlando', 'FL', '32801']],
  ['120 N St Paul St Orlando FL 32801', ['120 N St Paul St', 'Orlando', 'FL', '32801']],
  ['1200 Hwy 7 St Louis Park MN 55416', ['1200 Hwy 7', 'St Louis Park', 'MN', '55416']],
  ['33 Route 60 South St Paul MN 55075', ['33 Route 60', 'South St Paul', 'MN', '55075']],
  ['100 NW 7 St Orlando FL 32801', ['100 NW 7 St', 'Orlando', 'FL', '32801']],
  ['120 Otter St, Suite 4 Lake City, AR 71635', ['120 Otter St, Suite 4', 'Lake City', 'AR', '71635']],
  ['120 Otter St, Crossett, AR', ['120 Otter St', 'Crossett', 'AR', null]],
  ['\nLake City, AR 71635', ['', 'Lake City', 'AR', '71635']],
  ['Confidential AR 71635', ['Confidential', null, 'AR', '71635']],
  ['120 Otter St, Crossett 71635', ['120 Otter St', 'Crossett', null, '71635']],
])('the address in one column %j has its parts', (text, [street, city, state, zip]) => {
  expect(splitAddress(text as string)).toMatchObject({ street, city, state, zip, point: null })
})

test.each([
  '12 Otter St\nCrossett, AR 71635\n(33.12, -91.96)',
  '12 Otter St Crossett, AR 71635 (33.12°, -91.96°)',
  JSON.stringify({
    latitude: '33.12',
    longitude: '-91.96',
    human_address: JSON.stringify({ address: '12 Otter St', city: 'Crossett', state: 'AR', zip: '71635' }),
  }),
])('the address and the point of an open data portal are read: %j', (text) => {
  const point = { latitude: 33.12, longitude: -91.96 }
  expect(splitAddress(text)).toMatchObject({
    street: '12 Otter St',
    city: 'Crossett',
    state: 'AR',
    zip: '71635',
    point,
  })
})

test('an address in JSON may lack parts, and damaged JSON is no address', () => {
  expect(splitAddress('{"address": "", "city": "CROSSETT", "state": "AR", "zip": ""}')).toEqual({
    street: '',
    city: 'CROSSETT',
    state: 'AR',
    zip: null,
    point: null,
  })
  for (const text of ['{"address": "12 Otter St"', '{}', '{"human_address": "{"}'])
    expect(splitAddress(text)).toBeNull()
})

test('a text without a state or ZIP code at its end is no whole address', () => {
  expect(splitAddress('12 Otter St')).toBeNull()
  expect(splitAddress('')).toBeNull()
})

test('a state is given by its code or its name', () => {
  expect(['la', 'Louisiana', 'STATE OF LOUISIANA', 'D.C.', 'Otterland'].map(cleanState)).toEqual([
    'LA',
    'LA',
    'LA',
    'DC',
    null,
  ])
})

test('a shelter’s address is withheld', () => {
  expect(isWithheld(' confidential ')).toBe(true)
  expect(isWithheld('12 CONFIDENCE LN')).toBe(false)
})

const words = fc.constantFrom(
  ...`12 34TH NW ST, STE WART - 1 NUMBER UNIT A FL 33063 DE DEL US-27 PO BOX O' MC , . é and Lane CONFIDENTIAL`.split(
    ' ',
  ),
)
const streets = fc.oneof(
  fc.array(words, { maxLength: 9 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary' }),
)

test('cleaning never throws and is idempotent', () => {
  fc.assert(
    fc.property(streets, (text) => {
      const once = cleanStreet(text)
      if (once !== null) expect(cleanStreet(once)).toBe(once)
      parseStreet(text)
      splitAddress(text)
    }),
    { numRuns: 3_000 },
  )
})

test("a family home's address is never an example", () => {
  expect(addressExample('14 Secret Ct', 'family_home')).not.toContain('Secret')
  expect(addressExample('14 Open Ct', 'center')).toBe('14 Open Ct')
})
