import { newRecoveryCodes, recoveryCodeHash } from './totp'

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
