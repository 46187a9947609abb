import {
  hashPassword,
  isCommonPassword,
  newRecoveryCodes,
  newTotpSecret,
  recoveryCodeHash,
  stepOfCode,
  totpCode,
  totpSetup,
  totpStep,
  verifyPassword,
} from './secrets'

describe('password hash', () => {
  test('a password is hashed as argon2id of 19 MiB, two passes, one lane', async () => {
    const hash = await hashPassword('playground-2026')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(hash).not.toContain('playground')
  })

  test('only the right password is accepted', async () => {
    const hash = await hashPassword('playground-2026')
    expect(await verifyPassword('playground-2026', hash)).toBe(true)
    for (const wrong of ['Playground-2026', 'playground-2026 ', '', hash])
      expect(await verifyPassword(wrong, hash)).toBe(false)
  })

  test('two people with the same password have different hashes', async () => {
    expect(await hashPassword('same words')).not.toBe(await hashPassword('same words'))
  })

  test('any characters are allowed, and Unicode variants of the same password are equal', async () => {
    const long = 'Überraschung 💚 '.repeat(16)
    expect(await verifyPassword(long, await hashPassword(long))).toBe(true)
    expect(await verifyPassword(`${long}x`, await hashPassword(long))).toBe(false)
    expect(await verifyPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true)
  })

  test('without an account every password is rejected, after about the same work', async () => {
    const hash = await hashPassword('playground-2026')
    await verifyPassword('x', null)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 15; i++)
      for (const [kind, stored] of [
        ['known', hash],
        ['unknown', null],
      ] as const) {
        const started = performance.now()
        expect(await verifyPassword('wrong', stored)).toBe(false)
        times[kind].push(performance.now() - started)
      }
    const median = (list: number[]) => list.sort((a, b) => a - b)[7] ?? 0
    // CI machines are shared, so this only distinguishes hashing from not hashing, a factor of a thousand.
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.4)
  })
})

describe('common passwords', () => {
  test.each([
    '123456',
    'password',
    'Password',
    ' qwerty ',
    'ILOVEYOU',
    'football',
    '\uff11\uff12\uff13\uff14\uff15\uff16',
  ])('%s is a common password', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })

  test.each(['playground-2026', 'three green bicycles', 'mj7#Qp', ''])(
    '%s is not a common password',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false)
    },
  )
})

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

jest.mock('@/lib/platform/config/env', () => ({
  env: () => ({ NEXTAUTH_SECRET: 'only-for-tests-and-nothing-but-tests-000000' }),
}))

test('ten codes without ambiguous characters are generated', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([abcdefghjkmnp-z2-9]{4}-){3}[abcdefghjkmnp-z2-9]{4}$/)
})

test('case and separators do not matter, and the hash differs per user', () => {
  const hash = recoveryCodeHash(1, 'k3f9-7mzp-q2rt-v8xd')
  for (const typed of ['K3F9 7MZP Q2RT V8XD', 'k3f97mzpq2rtv8xd', ' k3f9-7mzp-q2rt-v8xd\n'])
    expect(recoveryCodeHash(1, typed)).toEqual(hash)
  expect(recoveryCodeHash(2, 'k3f9-7mzp-q2rt-v8xd')).not.toEqual(hash)
  expect(recoveryCodeHash(1, 'k3f9-7mzp-q2rt-v8xe')).not.toEqual(hash)
})
