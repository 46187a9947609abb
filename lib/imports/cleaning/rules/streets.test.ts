import fc from 'fast-check'
import { cleanStreet, isWithheld } from './streets'

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
    }),
    { numRuns: 3_000 },
  )
})
