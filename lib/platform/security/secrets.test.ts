import fc from 'fast-check'
import { keyedHash, randomToken, seal, serverSecret, tokenHash, unseal } from './secrets'

const before = { ...process.env }
const secret = 'only-for-tests-and-nothing-but-tests-000000'
jest.mock('../config/env', () => ({ env: () => ({ NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || undefined }) }))
beforeEach(() => {
  process.env.NEXTAUTH_SECRET = secret
})
afterAll(() => {
  process.env = before
})

test('a link holds 128 random bits and is never the same twice', () => {
  const tokens = Array.from({ length: 1_000 }, randomToken)
  expect(new Set(tokens).size).toBe(1_000)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
})

test('what is stored of a link is another thing than the link', () => {
  expect(Buffer.from(tokenHash('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('the same person has the same mark for one purpose, and another one for another purpose or another server', () => {
  const mark = keyedHash('tries', 'pat@example.test')
  expect(keyedHash('tries', 'pat@example.test')).toEqual(mark)
  expect(keyedHash('audit', 'pat@example.test')).not.toEqual(mark)
  expect(keyedHash('tries', 'pat', '@example.test')).not.toEqual(mark)
  process.env.NEXTAUTH_SECRET = secret.replace('0', '1')
  expect(keyedHash('tries', 'pat@example.test')).not.toEqual(mark)
})

test('whatever is sealed comes back as it was, and for its own purpose alone', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (plain) => {
      const sealed = seal('second factor', plain)
      expect(new Uint8Array(unseal('second factor', sealed) ?? [])).toEqual(plain)
      expect(unseal('another purpose', sealed)).toBeNull()
    }),
  )
})

test('what somebody changed, or sealed with another secret, does not open', () => {
  const sealed = seal('second factor', Buffer.from('twenty secret bytes!'))
  for (let at = 0; at < sealed.length; at++) {
    const changed = new Uint8Array(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal('second factor', changed)).toBeNull()
  }
  expect(unseal('second factor', new Uint8Array(3))).toBeNull()
  process.env.NEXTAUTH_SECRET = secret.replace('0', '1')
  expect(unseal('second factor', sealed)).toBeNull()
})

test('without a secret nobody can sign in, and the answer says so', () => {
  process.env.NEXTAUTH_SECRET = ''
  expect(serverSecret).toThrow('no NEXTAUTH_SECRET')
})
