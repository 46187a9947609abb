import { mailAddress, oneLine } from './address'

test.each(['dana@home.test', 'd.o+tag@sub.home.test'])('%s is a valid address', (address) => {
  expect(mailAddress.parse(address)).toBe(address)
})

test.each([
  'dana',
  'dana@',
  'dana@home.test\r\nBcc: all@home.test',
  'dana@home.test,all@home.test',
  'Dana <dana@home.test>',
  'dana@home.test ',
  '"dana\nx"@home.test',
  `${'a'.repeat(250)}@home.test`,
])('%j is not a valid address', (address) => {
  expect(mailAddress.safeParse(address).success).toBe(false)
})

test.each([
  ['Little Harbor\r\nBcc: all@home.test', 'Little Harbor Bcc: all@home.test'],
  ['  two\u2028lines\u0000\t ', 'two lines'],
  ['turned \u202eround', 'turned round'],
  ['half \ud800 a pair', 'half a pair'],
])('%j becomes one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('a long line is cut with an ellipsis, never inside a character', () => {
  expect(oneLine('👶'.repeat(50), 10)).toBe(`${'👶'.repeat(9)}…`)
})
