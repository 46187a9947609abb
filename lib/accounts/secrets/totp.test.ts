import { newTotpSecret, stepOfCode, totpCode, totpSetup, totpStep } from './totp'

const rfc = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i an app shows the value from RFC 6238', (second, code) => {
  expect(totpCode(rfc, totpStep(new Date(second * 1000)))).toBe(code)
})

const now = new Date('2026-11-21T12:00:10Z')
const step = totpStep(now)

test('a code is valid one step before and after its own, for clocks that differ', () => {
  for (const offset of [-1, 0, 1]) expect(stepOfCode(rfc, totpCode(rfc, step + offset), 0, now)).toBe(step + offset)
  for (const offset of [-2, 2]) expect(stepOfCode(rfc, totpCode(rfc, step + offset), 0, now)).toBeNull()
})

test('a used code and all earlier codes are rejected', () => {
  expect(stepOfCode(rfc, totpCode(rfc, step), step, now)).toBeNull()
  expect(stepOfCode(rfc, totpCode(rfc, step - 1), step, now)).toBeNull()
  expect(stepOfCode(rfc, totpCode(rfc, step + 1), step, now)).toBe(step + 1)
})

test.each(['', '1', '1234567', 'abcdef', '12 345', '٣٣٣٣٣٣', '\u{1f600}'.repeat(3)])('%j is not a code', (typed) => {
  expect(stepOfCode(rfc, typed, 0, now)).toBeNull()
})

test('every secret has 160 random bits', () => {
  expect(newTotpSecret()).toHaveLength(20)
  expect(newTotpSecret()).not.toEqual(newTotpSecret())
})

test('the secret is returned to type and as a URI for a QR code', () => {
  const { secret, address } = totpSetup(rfc, 'pat+home@example.test')
  expect(secret).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
  expect(address).toBe(
    'otpauth://totp/Nookling:pat%2Bhome%40example.test?issuer=Nookling&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  )
})
