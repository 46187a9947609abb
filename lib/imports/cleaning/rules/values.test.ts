import fc from 'fast-check'
import {
  cleanCellDate,
  cleanCents,
  cleanDate,
  cleanDegrees,
  cleanEmail,
  cleanPhone,
  cleanWebsite,
  cleanWeekly,
  cleanZip,
  dateIn,
  parseCapacity,
  parseFlag,
  parseLastDay,
  strictDay,
} from './values'

test.each([
  ['32801', '32801'],
  ['32801-1234', '32801'],
  ['328011234', '32801'],
  ['32801 1234', '32801'],
  ['1001', '01001'],
  ['32801-', '32801'],
  ['32801.0', '32801'],
  ['3280', '03280'],
  ['32801-0000', '32801'],
  ['328012', null],
  ['00000', null],
  ['3280A', null],
  ['NOT AVAILABLE', null],
])('the ZIP %j is %j', (text, zip) => {
  expect(cleanZip(text)).toBe(zip)
})

test.each([
  ['(407) 555-0123', '(407) 555-0123'],
  ['4075550123', '(407) 555-0123'],
  ['1-407-555-0123', '(407) 555-0123'],
  ['+1 407.555.0123', '(407) 555-0123'],
  ['407\u2011555\u20110123', '(407) 555-0123'],
  ['407–555–0123', '(407) 555-0123'],
  ['(407)555-0123 x12', '(407) 555-0123 ext. 12'],
  ['407/555-0123 EXT. 7', '(407) 555-0123 ext. 7'],
  ['(407) 555-0123, ext: 12', '(407) 555-0123 ext. 12'],
  ['407-555-0123 (Extn 345)', '(407) 555-0123 ext. 345'],
  ['407-555-0123 / 407-555-0199', '(407) 555-0123'],
  ['Phone: 407-555-0123', '(407) 555-0123'],
  ['407-555-0123 (cell)', '(407) 555-0123'],
  ['4075550123.0', '(407) 555-0123'],
  ['407-555-0123|407-555-0199', '(407) 555-0123'],
  ['407-555-0123 407-555-0199', '(407) 555-0123'],
  ['407-555-0123/0199', '(407) 555-0123'],
  ['407-555-0123 ext. 12 / 407-555-0199', '(407) 555-0123 ext. 12'],
  ['407-555-0123 x12 or x14', '(407) 555-0123 ext. 12'],
  ['407-555-0123 cell', '(407) 555-0123'],
  ['407-555-0123 (H)', '(407) 555-0123'],
  ['1-407-555-CARE', '(407) 555-2273'],
  ['407-555-XXXX', null],
  ['407-555-0123 fax', null],
  ['407-555-0123 or ask', null],
  ['(407) 000-0000', null],
  ['(107) 555-0123', null],
  ['555-0123', null],
  ['CALL ME', null],
  ['NOT AVAILABLE', null],
])('the phone %j is %j', (text, phone) => {
  expect(cleanPhone(text)).toBe(phone)
})

test.each([
  ['28.5411', 28.5411],
  ['(28.5411', 28.5411],
  ['-81.37', -81.37],
  ['0', null],
  ['-999', null],
  ['95', null],
  ['28,5', null],
  ['', null],
])('the latitude %j is %j', (text, degrees) => {
  expect(cleanDegrees(text, text.startsWith('-81') ? 180 : 90)).toBe(degrees)
})

test.each([
  ['2022/05/02 00:00:00+00', '2022-05-02'],
  ['2022-05-02T10:00:00Z', '2022-05-02'],
  ['5/2/2022', '2022-05-02'],
  ['5/2/22', '2022-05-02'],
  ['5/2/98', '1998-05-02'],
  ['05-02-2022', '2022-05-02'],
  ['20220502', '2022-05-02'],
  ['2-May-22', '2022-05-02'],
  ['02 May 2022', '2022-05-02'],
  ['May 2, 2022', '2022-05-02'],
  ['May-02-2022', '2022-05-02'],
  ['Monday, May 2, 2022', '2022-05-02'],
  ['5/2/2022 12:00:00 AM', '2022-05-02'],
  ['1651449600000', '2022-05-02'],
  ['2-Otter-22', null],
  ['2022-02-30', null],
  ['2022', null],
  ['yesterday', null],
  ['12/31/9999', null],
  ['9999-12-31T00:00:00', null],
  ['1/1/1900', null],
  ['1/1/0001', null],
  ['-2208988800000', null],
  ['1/1/1950', '1950-01-01'],
])('the date %j is %j', (text, date) => {
  expect(cleanDate(text)).toBe(date)
})

test.each([
  ['12/2026', '2026-12-31'],
  ['2/2028', '2028-02-29'],
  ['6-2026', '2026-06-30'],
  ['2026-12', '2026-12-31'],
  ['Dec 2026', '2026-12-31'],
  ['December, 2026', '2026-12-31'],
  ['Dec. 2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
])('what ends in “%s” ends on %s', (text, day) => {
  expect(parseLastDay(text)).toEqual({ is: 'value', value: day })
})

test.each(['13/2026', '12/26', 'Dec-26', '2026', 'Otter 2026'])('when “%s” ends is not guessed', (text) => {
  expect(parseLastDay(text)).toEqual({ is: 'not_understood' })
})

test('a month without a day is no date, unless something ends in it', () => {
  expect(['12/2026', 'Dec 2026'].map(cleanCellDate)).toEqual([null, null])
})

test('a spreadsheet’s day number in a column of dates is read as a date, a year or a ZIP code is not', () => {
  expect(['46326', '46326.5', '5/2/22'].map(cleanCellDate)).toEqual(['2026-10-31', '2026-10-31', '2022-05-02'])
  expect(['2026', '02108', '99501'].map(cleanCellDate)).toEqual([null, null, null])
})

test.each([
  ['85', 85],
  ['85.0', 85],
  ['25 Children', 25],
  ['Capacity: 25', 25],
  ['Up to 45', 45],
  ['16 (sixteen)', 16],
  ['6 - 12', 12],
  ['1,200', 1200],
  ['Infants: 8, Toddlers: 12', 20],
  ['8 infants; 12 toddlers', 20],
  ['Infant: 8 | Toddler: 12 | Total: 25', 25],
  ['Day: 50 / Night: 50', 50],
  ['Day: 50, Evening: 30, Overnight: 10', 50],
  ['Capacity: 12, Infants: 4', 12],
  ['Max 12; 4 infants', 12],
  ['12 (infants 4)', 12],
  ['80 children (25 infants/toddlers)', 80],
  ['12 (no more than 4 under 2)', 12],
  ['Licensed Capacity: 60, Licensed Infants: 8', 60],
  ['Total Infants: 8, Total Toddlers: 12', 20],
])('a capacity of “%s” is %i children', (text, value) => {
  expect(parseCapacity(text)).toEqual({ is: 'value', value })
})

test('a capacity of nothing is unknown; one in words is counted as not understood', () => {
  for (const text of ['', '0', '-999', 'N/A']) expect(parseCapacity(text)).toEqual({ is: 'empty' })
  const unclear = [
    'Licensed: 60, Enrolled: 45',
    'Vacancies: 2, Infants: 4',
    'Day: 50, Infants: 8',
    'Max: 12, Total: 15',
    '12 (plus 4 infants)',
    '4 (12 infants)',
  ]
  for (const text of ['many', '8, 12', '99999', ...unclear])
    expect(parseCapacity(text)).toEqual({ is: 'not_understood' })
})

test('people write yes and no in many ways', () => {
  for (const text of ['TRUE', 'Yes', 'y', 'X', '1']) expect(parseFlag(text)).toEqual({ is: 'value', value: true })
  for (const text of ['FALSE', 'No', 'n', '0']) expect(parseFlag(text)).toEqual({ is: 'value', value: false })
  expect(parseFlag('sometimes')).toEqual({ is: 'not_understood' })
  expect(parseFlag('')).toEqual({ is: 'empty' })
})

test.each([
  ['office@otter.example', 'office@otter.example'],
  ['mailto:office@otter.example', 'office@otter.example'],
  ['a@otter.example; b@otter.example', 'a@otter.example'],
  ['none@none', null],
  ['www.otter.example', null],
  ['ask at the desk', null],
  ['INFO@OTTER.EXAMPLE', 'info@otter.example'],
])('the e-mail address %j is %j', (text, email) => {
  expect(cleanEmail(text)).toBe(email)
})

test.each([
  ['$1,250.50', 125_050, 125_050],
  ['280', 28_000, 28_000],
  ['0.0', null, null],
  ['10', 1_000, null],
  ['$8000.00', 800_000, null],
  ['ask', null, null],
])('%j is %j cents, and %j as a week', (text, cents, weekly) => {
  expect(cleanCents(text)).toBe(cents)
  expect(cleanWeekly(text)).toBe(weekly)
})

test.each([
  ['https://otter.example.com/a?b=1', 'https://otter.example.com/a?b=1'],
  ['www.Otter.com', 'http://www.Otter.com'],
  ['javascript:alert(1)', null],
  ['ftp://otter.com', null],
  ['http://localhost', null],
  ['https://me@otter.com', null],
  ['two words.com', null],
  ['NOT AVAILABLE', null],
])('the website %j is %j', (text, website) => {
  expect(cleanWebsite(text)).toBe(website)
})

test('no text makes cleaning fail, and clean values stay unchanged', () => {
  const digits = fc.stringMatching(/^[\d\s().+x-]{0,20}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), digits), (text) => {
      for (const clean of [cleanZip, cleanPhone, cleanDate]) {
        const once = clean(text)
        if (once !== null) expect(clean(once)).toBe(once)
      }
      for (const read of [cleanCents, cleanWeekly, cleanWebsite, cleanEmail, parseFlag, parseCapacity]) read(text)
      cleanDegrees(text, 90)
    }),
    { numRuns: 1_000 },
  )
})

describe('strict day', () => {
  test.each([
    ['2026-03-04', '2026-03-04'],
    ['03/04/2026', '2026-03-04'],
    ['3/4/2026', '2026-03-04'],
    ['03/04/2026 00:00:00', '2026-03-04'],
    ['03/04/2026 12:00:00 AM', '2026-03-04'],
    ['2026-03-04T00:00:00Z', '2026-03-04'],
  ])('%s is a day', (text, day) => {
    expect(strictDay(text)).toBe(day)
  })

  test.each(['', ' ', 'N/A', 'NOT AVAILABLE'])('"%s" counts as empty', (text) => {
    expect(strictDay(text)).toBeNull()
  })

  test.each([
    '2026-02-30',
    '13/01/2026',
    '03/04/26',
    '03-04-2026',
    '4 March 2026',
    '03/04/2026 14:30',
    '0001-01-01',
    'x',
  ])('"%s" is not a date, or is ambiguous', (text) => {
    expect(strictDay(text)).toBeUndefined()
  })
})

test('a date above the header is the file’s date; other lines are not', () => {
  expect(dateIn([['\ufeff2/5/25', '', '']])).toBe('2025-02-05')
  expect(
    dateIn([
      ['List of centers', ''],
      ['', '2026-06-01'],
    ]),
  ).toBe('2026-06-01')
  expect(dateIn([['2/5/25', 'draft']])).toBeNull()
  expect(dateIn([])).toBeNull()
})
