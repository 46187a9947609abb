import fc from 'fast-check'
import { message } from '../language/message'
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

test('a token has 128 random bits and is unique', () => {
  const tokens = Array.from({ length: 1_000 }, randomToken)
  expect(new Set(tokens).size).toBe(1_000)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
})

test('only a hash of a token is stored', () => {
  expect(Buffer.from(tokenHash('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('a keyed hash is stable per purpose, and differs by purpose and by server secret', () => {
  const mark = keyedHash('tries', 'pat@example.test')
  expect(keyedHash('tries', 'pat@example.test')).toEqual(mark)
  expect(keyedHash('audit', 'pat@example.test')).not.toEqual(mark)
  expect(keyedHash('tries', 'pat', '@example.test')).not.toEqual(mark)
  process.env.NEXTAUTH_SECRET = secret.replace('0', '1')
  expect(keyedHash('tries', 'pat@example.test')).not.toEqual(mark)
})

test('sealed data can be opened only for the same purpose', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (plain) => {
      const sealed = seal('second factor', plain)
      expect(new Uint8Array(unseal('second factor', sealed) ?? [])).toEqual(plain)
      expect(unseal('another purpose', sealed)).toBeNull()
    }),
  )
})

test('data that was changed or sealed with another secret cannot be opened', () => {
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

test('without a secret an error explains that accounts are not available', () => {
  process.env.NEXTAUTH_SECRET = ''
  expect(serverSecret).toThrow(message('platform.errors.noAccounts'))
})
