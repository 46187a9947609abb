import { inEnglish } from '@/tests/support/platform/in-english'
import { columnKey } from '../cleaning/rules/text'
import { ColumnCounts } from '../rules/columns'
import type { CleanRow, Rejection } from '../types'
import { mappedPreset } from './mapped'
import { mappingFile, mappingJsonSchema } from './mapping-schema'

const BASE = {
  title: 'Otter State list',
  source: 'otter-list',
  sourceName: 'Otter State list, June 2026',
  asOf: '2026-06-01',
  state: 'OH',
}
type Row = Record<string, string>
const CELLS: Row = { Name: 'OTTER HOUSE', Street: '12 OTTER WAY', City: 'COLUMBUS', Zip: '43215' }
const COLUMNS = { name: 'Name', street: 'Street', city: 'City', zip: 'Zip' }

/** One row, read as a mapping with these settings says. */
function readRow(settings: object, columns: object, cells: Row): CleanRow | Rejection {
  const mapping = mappingFile.parse({ ...BASE, ...settings, columns: { ...COLUMNS, ...columns } })
  const row = Object.fromEntries(Object.entries({ ...CELLS, ...cells }).map(([name, text]) => [columnKey(name), text]))
  return mappedPreset(mapping).read(row, BASE.asOf)
}
const known = (settings: object, columns: object, cells: Row) => {
  const read = readRow(settings, columns, cells)
  if ('reason' in read) throw new Error(read.reason)
  return { ...read.known, ...read.place, sourceId: read.sourceId }
}
const unread = (read: CleanRow | Rejection) =>
  (read.cells ?? []).flatMap(({ column, notUnderstood }) => (notUnderstood === null ? [] : [column]))

test.each<[string, object, Row, object]>([
  ['joined columns', { id: { join: ['County', 'No'], with: '-' } }, { County: '12', No: '7' }, { sourceId: '12-7' }],
  [
    'the parts of a cell',
    { city: { column: 'Place', split: ',', part: 1 }, state: { column: 'Place', split: ',', part: -1 } },
    { Place: 'Columbus, Ohio' },
    { city: 'Columbus', state: 'OH' },
  ],
  [
    'columns added up',
    { capacity: { sum: ['Infants', 'Others'] } },
    { Infants: '8', Others: '1,012' },
    { capacity: 1020 },
  ],
  ['a table of words', { status: { column: 'S', words: { Gone: 'closed' } } }, { S: 'gone' }, { status: 'closed' }],
  ['a constant', { county: { constant: 'Franklin' } }, {}, { county: 'Franklin' }],
  [
    'opening and closing in two columns',
    { opens: 'Open', closes: 'Close', days: 'Days' },
    { Open: '7:00 AM', Close: '6:00 PM', Days: 'Mon-Tue' },
    { hours: [0, 1].map((weekday) => ({ weekday, opensMinute: 420, closesMinute: 1080 })) },
  ],
  [
    'a whole address',
    { street: 'None', city: 'None', zip: 'None', address: 'A' },
    { A: '1 Otter Rd, Jay, OH, 43215', None: '' },
    { street: '1 Otter Rd', city: 'Jay', zip: '43215' },
  ],
  [
    'a street that repeats the city, state and ZIP code of other columns',
    { street: 'A', city: 'C' },
    { A: '900 N Broadway Austin TX 78701', C: 'AUSTIN' },
    { street: '900 N Broadway', city: 'Austin' },
  ],
  [
    'a street whose last word is the city’s name',
    { street: 'A', city: 'C' },
    { A: '900 Old Austin', C: 'Austin' },
    { street: '900 Old Austin' },
  ],
  ['two lines of a street', { street2: 'Line 2' }, { 'Line 2': '200' }, { street: '12 Otter Way, Ste 200' }],
  ['ages in one column', { ages: 'Ages' }, { Ages: '6 W To 12 Y' }, { ageMinMonths: 1, ageMaxMonths: 155 }],
  [
    'ages in two',
    { youngest: 'A', oldest: 'B' },
    { A: '0 years 2 months', B: '12 years 0 months' },
    { ageMinMonths: 2, ageMaxMonths: 144 },
  ],
  [
    'the number of a license that a program took for an amount',
    { license: 'No' },
    { No: '1001.0' },
    { licenses: [{ number: '1001' }] },
  ],
  [
    'an extension',
    { phone: 'P', extension: 'E' },
    { P: '614-555-0101', E: 'x12' },
    { phone: '(614) 555-0101 ext. 12' },
  ],
])('a mapping reads %s', (_, columns, cells, expected) => {
  const settings = { licenseIssuer: 'Otter DCY' }
  expect(known(settings, columns, cells)).toMatchObject(expected)
  expect(unread(readRow(settings, columns, cells))).toEqual([])
})

test.each<[string, string | undefined]>([
  ['Open', undefined],
  ['Temporary Permit', undefined],
  ['Temporary License', undefined],
  ['Pending Renewal', undefined],
  ['Expired-In Renewal', undefined],
  ['Registration', undefined],
  ['Non-Expiring License', undefined],
  ['Temporarily Closed', 'temporarily_closed'],
  ['Temporary Closure', 'temporarily_closed'],
  ['Temporarily inactive', 'temporarily_closed'],
  ['Temporary Suspension', 'temporarily_closed'],
  ['Closed (temporary)', 'temporarily_closed'],
  ['Temp. Closed', 'temporarily_closed'],
  ['Inactive – temporary', 'temporarily_closed'],
  ['Closed for the season', 'temporarily_closed'],
  ['Licensed, not operating', 'temporarily_closed'],
  ['License surrendered, not operating', 'closed'],
  ['Suspended', 'temporarily_closed'],
  ['License Suspended', 'temporarily_closed'],
  ['Suspended - Emergency', 'temporarily_closed'],
  ['Suspended pending hearing', 'temporarily_closed'],
  ['Licensed, no longer operating', 'closed'],
  ['Licensed - Not Active', 'closed'],
  ['Compliance Certificate', undefined],
  ['Amended permit (AP)', undefined],
  ['Open – Pending Legal Action Outcome', undefined],
  ['1st Provisional', undefined],
  ['Permanent', undefined],
  ['Licensed, renewal in process', undefined],
  ['Closed 10/2/2026', 'closed'],
  ['License Revoked', 'closed'],
  ['License Closed', 'closed'],
  ['Permit Expired', 'closed'],
  ['Renewal Denied', 'closed'],
  ['License Surrendered', 'closed'],
  ['Registration Terminated', 'closed'],
  ['Cancelled', 'closed'],
  ['Voluntary Withdrawal', 'closed'],
  ['Relinquished', 'closed'],
  ['License Not Renewed', 'closed'],
  ['Out of Business', 'closed'],
])('a status of “%s” is understood', (word, status) => {
  const read = readRow({}, { status: 'S' }, { S: word })
  expect(unread(read)).toEqual([])
  expect(known({}, { status: 'S' }, { S: word }).status).toBe(status)
})

test.each<[string, string, string | undefined]>([
  ['', '2025-05-01T00:00:00.000', 'closed'],
  ['', '6/1/2026', 'closed'],
  ['', '6/2/2026', undefined],
  ['', '12/31/9999', undefined],
  ['', 'Indefinite', undefined],
  ['', '', undefined],
  ['Closed', '', 'closed'],
  ['Temporarily Closed', '5/1/2025', 'temporarily_closed'],
  ['Pending', '5/1/2025', 'closed'],
  ['Suspended', '', 'temporarily_closed'],
])('with the status “%s” and the closing day “%s” a provider is %s', (S, D, status) => {
  expect(known({}, { status: 'S', closedOn: 'D' }, { S, D }).status).toBe(status)
})

test.each([
  'Operating without a license',
  'License Pending',
  'Initial Application',
  'License Void',
  'Permanently Shut Down',
])('a status of “%s” may mean that there is no license, so it waits for a person', (S) => {
  expect(readRow({}, { status: 'S' }, { S })).toMatchObject({ code: 'status' })
})

test.each(['Open (closing 6/30/2026)', 'License Expired - Renewal in process'])(
  'with a status of “%s” nothing has ended yet, which is said with the row',
  (S) => {
    expect(readRow({}, { status: 'S' }, { S })).toMatchObject({ notes: [{ code: 'status' }] })
    expect(known({}, { status: 'S' }, { S }).status).toBeUndefined()
  },
)

test('a license without an end and a registration fee that is too high are no lost values without a word', () => {
  const columns = { license: 'L', licenseExpires: 'E', registrationFee: 'F' }
  const read = readRow({ licenseIssuer: 'A state' }, columns, { L: '7', E: 'PERPETUAL', F: '$50,000' })
  expect(unread(read)).toEqual(['F'])
  expect(read).toMatchObject({ known: { licenses: [{ number: '7', expiresOn: null }] } })
  expect(read).not.toHaveProperty('known.registrationFeeCents')
})

test('beside a column of cities, the address in one column still gives the ZIP code, and may be a street alone', () => {
  const columns = { street: undefined, zip: undefined, address: 'A', city: 'C' }
  const place = (A: string) => (readRow({}, columns, { A, C: 'Boston' }) as CleanRow).place
  const whole = { street: '120 Otter St', city: 'Boston', zip: '02108' }
  expect(place('120 Otter St, Boston, MA 02108')).toMatchObject(whole)
  expect(place('120 Otter St')).toMatchObject({ street: '120 Otter St', city: 'Boston', zip: null })
})

test('an address without commas is split by the row’s own city, or left to the gazetteer', () => {
  const place = (columns: object, A: string) =>
    (readRow({}, { street: undefined, city: undefined, address: 'A', ...columns }, { A }) as CleanRow).place
  const text = '900 Old Court St Columbus'
  expect(place({ city: 'City' }, `${text} OH 43215`)).toMatchObject({ street: '900 Old Court St', city: 'Columbus' })
  expect(place({ city: 'City' }, `${text} OH 43215`)).not.toHaveProperty('splits')
  const splits = [
    { street: '900 Old Court', city: 'St Columbus' },
    { street: '900 Old Court St', city: 'Columbus' },
  ]
  expect(place({}, `${text} OH 43215`).splits).toEqual(expect.arrayContaining(splits))
  expect(place({}, '5 Broadway Columbus OH 43215').splits).toContainEqual({ street: '5 Broadway', city: 'Columbus' })
  expect(place({}, text)).toMatchObject({ street: text, city: null, zip: '43215', splits })
  expect(place({}, '900 Lantern St')).not.toHaveProperty('splits')
  expect(place({}, '900 Old Court St, Columbus, OH 43215')).not.toHaveProperty('splits')
})

test('a county may be written “CO.”', () => {
  const columns = { county: 'County' }
  for (const County of ['FRANKLIN CO.', 'Franklin Co', 'FRANKLIN COUNTY'])
    expect(known({}, columns, { County })).toMatchObject({ county: 'Franklin' })
})

test('a row that says both open and closed waits for a person; a day that cannot be read is reported with its row', () => {
  const columns = { status: 'S', closedOn: 'D' }
  expect(inEnglish(readRow({}, columns, { S: 'Active', D: '5/1/2025' }))).toMatchObject({
    code: 'status',
    reason: 'The state says "Active", but also that it closed on 2025-05-01.',
  })
  const read = readRow({}, columns, { S: 'Active', D: 'soon' })
  expect(unread(read)).toEqual(['D'])
  expect(inEnglish(read)).toMatchObject({
    notes: [{ code: 'status', text: 'The state says "soon". We show it as open.' }],
  })
})

test.each([
  ['2', '9', '', 33],
  ['2', '', '', 24],
  ['', '18', '', 18],
  ['0', '0', '6', 1],
  ['1 1/2', '', '', 18],
  ['2 years', '', '', 24],
  ['2', '24', '', undefined],
  ['', '', '', undefined],
])('the youngest age of “%s” years, “%s” months and “%s” weeks is %s months', (Y, M, W, months) => {
  const columns = { youngest: { years: 'Y', months: 'M', weeks: 'W' }, oldest: { years: 'To' } }
  const { ageMinMonths, ageMaxMonths } = known({ ageUnit: 'weeks' }, columns, { Y, M, W, To: '12' })
  expect({ ageMinMonths, ageMaxMonths }).toEqual({ ageMinMonths: months, ageMaxMonths: 155 })
})

test('ages that cannot be read are reported with their row, and not guessed', () => {
  const read = readRow({}, { ages: 'A' }, { A: '2 yrs. 9 mos. to entry into 1st grade' })
  expect(inEnglish(read)).toMatchObject({
    notes: [{ code: 'ages', text: 'We can’t read the ages "2 yrs. 9 mos. to entry into 1st grade".' }],
  })
  expect(read).not.toHaveProperty('known.ageMinMonths')
})

test('a place for schoolchildren alone is after-school care', () => {
  const careTypes = (T: string) => known({ kinds: { [T]: 'center' } }, { kind: 'T' }, { T }).careTypes
  for (const word of ['School-Age Program', 'Recorded Program - School Age', 'Before and After School', 'SACC'])
    expect([word, careTypes(word)]).toEqual([word, ['after_school']])
  for (const word of ['Infant and School Age Center', 'Large Group and School Age Child Care', 'Nursery School'])
    expect([word, careTypes(word)]).toEqual([word, ['daycare']])
})

test.each([
  '12 Otter Way\nJay, OH 43215\n(39.96, -83)',
  '{"latitude":"39.96","longitude":"-83.0","human_address":"{\\"address\\":\\"12 OTTER WAY\\",\\"city\\":\\"JAY\\",\\"state\\":\\"OH\\",\\"zip\\":\\"43215\\"}"}',
])('an address of an open data portal has its point: %j', (A) => {
  const columns = { street: 'None', city: 'None', zip: 'None', address: 'A' }
  const place = { street: '12 Otter Way', city: 'Jay', state: 'OH', zip: '43215' }
  expect(known({}, columns, { A, None: '' })).toMatchObject({ ...place, point: { latitude: 39.96, longitude: -83 } })
})

test.each(['License Revocation Pending', 'Temporary suspension lifted', 'Revoked (appealed)'])(
  'a status of “%s” has not ended the license, so that the row goes in and is listed',
  (word) => {
    const read = readRow({}, { status: 'S' }, { S: word })
    expect(unread(read)).toEqual(['S'])
    expect(read).toMatchObject({ notes: [{ code: 'status' }] })
    expect(read).not.toHaveProperty('known.status')
  },
)

test.each(['PR', 'Pending', 'Reinstatement Pending', 'Otterish'])(
  'a row whose status “%s” nobody understands is left out until somebody says what it means',
  (S) => {
    const read = readRow({ statuses: { Other: 'open' } }, { status: 'S' }, { S })
    expect(unread(read)).toEqual(['S'])
    expect(inEnglish(read)).toMatchObject({
      code: 'status',
      reason: `We don’t know what the status "${S}" means. Add it to "statuses".`,
    })
    const statusAs = (meaning: string | null) => known({ statuses: { [S]: meaning } }, { status: 'S' }, { S }).status
    expect(['open', 'closed', 'temporarily_closed', null].map(statusAs)).toEqual([
      undefined,
      'closed',
      'temporarily_closed',
      undefined,
    ])
  },
)

test.each([
  ['Active', 'Temporarily Closed', '', 'temporarily_closed'],
  ['Licensed', '', 'Yes', 'temporarily_closed'],
  ['Licensed', 'Open', 'No', undefined],
  ['Revoked', 'Temporarily Closed', '', 'closed'],
  ['Suspended', 'Open', '', 'temporarily_closed'],
  ['Active', 'XY', '', undefined],
])('of the statuses “%s”, “%s” and “%s” the most serious counts', (A, B, C, status) => {
  const statuses = { Yes: 'temporarily_closed', No: null }
  const columns = { status: { join: ['A', 'B', 'C'], with: ' / ' } }
  expect(known({ statuses }, columns, { A, B, C }).status).toBe(status)
  expect(unread(readRow({ statuses }, columns, { A, B, C }))).toEqual(B === 'XY' ? ['B'] : [])
})

test.each<[object, Row]>([
  [{ week: 'H' }, { H: '6:30 AM - 6:00 PM' }],
  [
    { opens: 'H', closes: 'C' },
    { H: '6:30 AM', C: '6:00 PM' },
  ],
])('hours without days are not shown on days that nobody stated, and the report says so: %j', (columns, cells) => {
  const read = readRow({}, columns, cells)
  expect(read).not.toHaveProperty('known.hours')
  const counts = new ColumnCounts()
  counts.add(read.cells ?? [])
  const [column] = inEnglish(counts.list().filter((one) => one.column === 'H'))
  expect(column).toMatchObject({ notUnderstood: 1, examples: [`${cells.H} (no days given)`] })
  expect(unread(readRow({}, { ...columns, days: 'D' }, { ...cells, D: 'Mon-Fri' }))).toEqual([])
})

test('in a list with homes, a row without a type counts as one unless the mapping says otherwise', () => {
  const kinds = { Center: 'center', Home: 'family_home' }
  for (const T of ['', 'N/A'])
    expect(readRow({ kinds }, { kind: 'T' }, { T })).toMatchObject({
      known: { kind: 'family_home' },
      guessed: ['kind', 'careTypes'],
    })
  const street = readRow({ kinds }, { kind: 'T' }, { T: '', Street: 'SOMEWHERE' })
  expect(JSON.stringify(street.cells)).not.toContain('SOMEWHERE')
  expect(readRow({ kinds, defaultKind: 'center' }, { kind: 'T' }, { T: '' })).toMatchObject({
    known: { kind: 'center' },
  })
  expect(readRow({ kinds: { Center: 'center' } }, { kind: 'T' }, { T: '' })).toMatchObject({
    known: { kind: 'center' },
  })
  expect(readRow({ kinds }, { kind: 'T' }, { T: 'Center' })).toMatchObject({ known: { kind: 'center' } })
})

test('a license has its type, status and dates', () => {
  const columns = { license: 'No', licenseType: 'T', licenseStatus: 'S', licenseIssued: 'I', licenseExpires: 'E' }
  const cells = { No: 'L-1', T: 'Type III ', S: 'Full license', I: '6/1/2020', E: '2027-06-01' }
  expect(known({ licenseIssuer: 'Otter DCY' }, columns, cells)).toMatchObject({
    licenses: [
      {
        number: 'L-1',
        issuer: 'Otter DCY',
        kind: 'Type III',
        status: 'active',
        issuedOn: '2020-06-01',
        expiresOn: '2027-06-01',
        asOf: '2026-06-01',
      },
    ],
    facts: { license: { source: 'state_file' } },
  })
  expect(unread(readRow({ licenseIssuer: 'Otter DCY' }, columns, { ...cells, S: 'Pending review' }))).toEqual(['S'])
})

test('FALSE counts as unknown where the mapping says so, and a flag adds its code only if it is TRUE', () => {
  const flags = [
    { column: 'Head Start', list: 'programs', code: 'head_start' },
    { column: 'Weekend', list: 'schedules', code: 'weekend' },
  ]
  const row = { 'Head Start': 'TRUE', Weekend: 'FALSE', Seats: 'FALSE' }
  const columns = { capacity: { column: 'Seats', unknown: ['FALSE'] } }
  const read = known({ flags }, columns, row)
  expect(read).toMatchObject({ programs: ['head_start'] })
  expect(read.schedules).toBeUndefined()
  expect(read.capacity).toBeUndefined()
  expect(unread(readRow({ flags }, columns, row))).toEqual([])
})

test('rows are filtered by their words, and counted apart from mistakes', () => {
  const filter = [
    { column: 'Type', only: ['Center'] },
    { column: 'Status', not: ['Closed'] },
  ]
  const read = (Type: string, Status: string) => readRow({ filter }, {}, { Type, Status })
  expect(read('center', 'Open')).toHaveProperty('known')
  expect(inEnglish(read('Home', 'Open'))).toMatchObject({ code: 'filtered', reason: 'Type is "Home".' })
  expect(inEnglish(read('Center', 'closed'))).toMatchObject({ code: 'filtered', reason: 'Status is "closed".' })
})

test('a word that the mapping lists counts even where it would mean “unknown”', () => {
  const filter = [{ column: 'Status', not: ['Not listed'] }]
  expect(inEnglish(readRow({ filter }, {}, { Status: 'NOT LISTED' }))).toMatchObject({
    code: 'filtered',
    reason: 'Status is "NOT LISTED".',
  })
  const kinds = { 'Not applicable': 'faith', Center: 'center' }
  const kindOf = (T: string) => known({ kinds }, { kind: 'T' }, { T }).kind
  expect(['NOT APPLICABLE', 'Not specified', 'center'].map(kindOf)).toEqual(['faith', 'center', 'center'])
  const capacity = { column: 'C', words: { 'Not specified': '12' } }
  const capacityOf = (C: string) => known({}, { capacity }, { C }).capacity
  expect(['NOT SPECIFIED', ''].map(capacityOf)).toEqual([12, undefined])
})

test('a day whose hours are only unknown is not closed', () => {
  const hours = { monday: 'M', saturday: 'S' }
  const read = (S: string) => readRow({ hours }, {}, { M: '7:00 AM - 6:00 PM', S }) as CleanRow
  expect(['TBD', 'Not Provided', 'unknown'].map((text) => read(text).known.hours)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(['', 'N/A', 'Closed'].map((text) => read(text).known.hours?.length)).toEqual([1, 1, 1])
})

test('every value that is not understood is reported with its column, and the row is still imported', () => {
  const columns = {
    phone: 'P',
    email: 'M',
    website: 'W',
    capacity: 'C',
    ages: 'A',
    week: 'H',
    latitude: 'Lat',
    longitude: 'Lon',
  }
  const cells = { P: 'ask', M: 'none@none', W: 'see below', C: 'many', A: 'all sorts', H: 'varies', Lat: 'x', Lon: '' }
  const read = readRow({}, columns, cells)
  expect(read).toHaveProperty('known')
  expect(unread(read)).toEqual(
    ['Lat', 'P', 'W', 'M', 'C', 'A', 'H'].toSorted((a, b) => unread(read).indexOf(a) - unread(read).indexOf(b)),
  )
  expect(unread(readRow({}, columns, { ...cells, P: '', M: 'N/A' }))).not.toContain('P')
})

test.each([
  ['0 years 0 months', '0 years 0 months', {}],
  ['0', '0', {}],
  ['3', '0', { ageMinMonths: 36 }],
  ['0', '1', { ageMinMonths: 0, ageMaxMonths: 23 }],
])('the ages from “%s” to “%s” are %j: an oldest age of 0 is unknown', (A, B, ages) => {
  const { ageMinMonths, ageMaxMonths } = known({ ageUnit: 'years' }, { youngest: 'A', oldest: 'B' }, { A, B })
  expect({ ageMinMonths, ageMaxMonths }).toEqual(ages)
})

test('a youngest age above the oldest is left out, and both columns say so', () => {
  const read = readRow({}, { youngest: 'A', oldest: 'B' }, { A: '5 years', B: '18 months' })
  expect(unread(read)).toEqual(['A', 'B'])
  expect(read).toMatchObject({ notes: [{ code: 'ages' }] })
})

test('a home’s address that is not understood is never an example, and a masked one withholds the point', () => {
  const read = readRow({ kinds: { Home: 'family_home' } }, { kind: 'T' }, { T: 'Home', Street: 'SOMEWHERE' })
  const example = (read.cells ?? []).find(({ column }) => column === 'Street')
  expect(example?.notUnderstood).not.toContain('SOMEWHERE')
  expect(known({}, {}, { Street: '12XX OTTER WAY' })).toMatchObject({ street: null, isWithheld: true })
})

test('a row without a ZIP code is filed by its city; without both it is rejected', () => {
  expect(known({}, { zip: 'None' }, { None: '' })).toMatchObject({ zip: null, city: 'Columbus' })
  expect(readRow({}, {}, { Zip: '', City: '' })).toMatchObject({ code: 'zip' })
})

test('editors get a schema with every setting and an example of each way to make a value', () => {
  const schema = JSON.stringify(mappingJsonSchema())
  for (const word of [
    'licenseExpires',
    'filter',
    'ignore',
    'flags',
    '"sum"',
    '"join"',
    '"constant"',
    '"split"',
    '"unknown"',
  ])
    expect(schema).toContain(word)
})
