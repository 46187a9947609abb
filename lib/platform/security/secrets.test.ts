import fc from 'fast-check'
import { NotFoundError, NotSignedInError } from '../http/errors'
import { message } from '../language/message'
import { daysFrom } from '../time/dates'
import {
  checkBearer,
  datedSignature,
  isSigned,
  keyedHash,
  randomToken,
  seal,
  serverSecret,
  tokenHash,
  unseal,
  withUniformTiming,
} from './secrets'

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

test('a dated signature is valid for what was signed, until it expires', () => {
  const [made, content] = [new Date('2026-11-18T15:00:00Z'), ['pat', 7]]
  const signature = datedSignature('links', content, made)
  expect(signature).toMatch(/^20775\.[\w-]{22}$/)
  const signed = { content, signature, maxDays: 30 }
  const isValid = (change: Partial<typeof signed>, days = 0) =>
    isSigned('links', { ...signed, ...change }, daysFrom(made, days))
  expect([isValid({}), isValid({}, 30), isValid({}, 31), isValid({}, -1)]).toEqual([true, true, false, false])
  expect(isSigned('other links', signed, made)).toBe(false)
  expect(isValid({ content: ['pat', 8] })).toBe(false)
  for (const altered of ['', `20776${signature.slice(5)}`, `${signature}A`, signature.slice(0, -2)])
    expect(isValid({ signature: altered })).toBe(false)
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

describe('bearer secret', () => {
  const bearer = 'only-for-tests-0000'

  test('the right secret is accepted', () => {
    expect(() => checkBearer(`Bearer ${bearer}`, bearer)).not.toThrow()
  })

  test.each([
    null,
    '',
    'Bearer ',
    'Bearer wrong',
    `Bearer ${bearer}x`,
    bearer,
    `Basic ${bearer}`,
    'Bearer only-for-tests-000',
  ])('anything else is rejected: %j', (authorization) => {
    expect(() => checkBearer(authorization, bearer)).toThrow(NotSignedInError)
  })

  test('without a configured secret the endpoint does not exist', () => {
    expect(() => checkBearer('Bearer undefined', undefined)).toThrow(NotFoundError)
    expect(() => checkBearer('Bearer ', '')).toThrow(NotFoundError)
  })
})

describe('uniform timing', () => {
  const STEP = 80
  /** Timers may fire a little early, because they count whole milliseconds from the start of the event loop's turn. */
  const TOLERANCE = 10

  const sleep = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

  async function timeOf(work: () => Promise<unknown>) {
    const started = performance.now()
    const result = await withUniformTiming(STEP, work).catch((error: Error) => error.message)
    return { result, millis: performance.now() - started }
  }

  test('results for known and unknown addresses take the same time', async () => {
    const known = await timeOf(async () => {
      await sleep(30)
      return 'sent'
    })
    const unknown = await timeOf(async () => 'sent')
    for (const { result, millis } of [known, unknown]) {
      expect(result).toBe('sent')
      expect(millis).toBeGreaterThanOrEqual(STEP - TOLERANCE)
    }
  })

  test('an error takes the same time, too', async () => {
    const { result, millis } = await timeOf(async () => {
      throw new Error('rejected')
    })
    expect(result).toBe('rejected')
    expect(millis).toBeGreaterThanOrEqual(STEP - TOLERANCE)
  })

  test('longer work is rounded up to the next step', async () => {
    const { millis } = await timeOf(() => sleep(100))
    expect(millis).toBeGreaterThanOrEqual(2 * STEP - TOLERANCE)
  })
})
