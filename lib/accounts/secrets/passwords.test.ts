import { hashPassword, isCommonPassword, isPassword } from './passwords'

describe('password hash', () => {
  test('a password is hashed as argon2id of 19 MiB, two passes, one lane', async () => {
    const hash = await hashPassword('playground-2026')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(hash).not.toContain('playground')
  })

  test('only the right password is accepted', async () => {
    const hash = await hashPassword('playground-2026')
    expect(await isPassword('playground-2026', hash)).toBe(true)
    for (const wrong of ['Playground-2026', 'playground-2026 ', '', hash])
      expect(await isPassword(wrong, hash)).toBe(false)
  })

  test('two people with the same password have different hashes', async () => {
    expect(await hashPassword('same words')).not.toBe(await hashPassword('same words'))
  })

  test('any characters are allowed, and Unicode variants of the same password are equal', async () => {
    const long = 'Überraschung 💚 '.repeat(16)
    expect(await isPassword(long, await hashPassword(long))).toBe(true)
    expect(await isPassword(`${long}x`, await hashPassword(long))).toBe(false)
    expect(await isPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true)
  })

  test('without an account every password is rejected, after about the same work', async () => {
    const hash = await hashPassword('playground-2026')
    await isPassword('x', null)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 15; i++)
      for (const [kind, stored] of [
        ['known', hash],
        ['unknown', null],
      ] as const) {
        const started = performance.now()
        expect(await isPassword('wrong', stored)).toBe(false)
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
