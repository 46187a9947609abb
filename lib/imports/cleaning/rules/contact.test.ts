import fc from 'fast-check'
import { cleanCount, cleanDate, cleanDegrees, cleanPhone, cleanZip } from './contact'

test.each([
  ['32801', '32801'],
  ['32801-1234', '32801'],
  ['328011234', '32801'],
  ['32801 1234', '32801'],
  ['1001', '01001'],
  ['3280', '03280'],
  ['328012', null],
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
  ['(407)555-0123 x12', '(407) 555-0123 ext. 12'],
  ['407/555-0123 EXT. 7', '(407) 555-0123 ext. 7'],
  ['(407) 000-0000', null],
  ['(107) 555-0123', null],
  ['555-0123', null],
  ['CALL ME', null],
  ['NOT AVAILABLE', null],
])('the phone %j is %j', (text, phone) => {
  expect(cleanPhone(text)).toBe(phone)
})

test.each([
  ['85', 85],
  ['85.0', 85],
  ['1,200', 1_200],
  ['-999', null],
  ['0', null],
  ['99999', null],
  ['many', null],
])('the capacity %j is %j', (text, count) => {
  expect(cleanCount(text, 5_000)).toBe(count)
})

test.each([
  ['28.5411', 28.5411],
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
  ['2022-02-30', null],
  ['2022', null],
  ['yesterday', null],
])('the date %j is %j', (text, date) => {
  expect(cleanDate(text)).toBe(date)
})

test('no text makes cleaning fail, and clean values stay unchanged', () => {
  const digits = fc.stringMatching(/^[\d\s().+x-]{0,20}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), digits), (text) => {
      for (const clean of [cleanZip, cleanPhone, cleanDate]) {
        const once = clean(text)
        if (once !== null) expect(clean(once)).toBe(once)
      }
      cleanCount(text, 10)
      cleanDegrees(text, 90)
    }),
    { numRuns: 1_000 },
  )
})
