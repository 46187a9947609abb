import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { readSessionToken, sessionCookieName, writeSessionToken } from './session-token'

const secret = 'only-for-tests-and-nothing-but-tests-000000'

test('over TLS the cookie is bound to its host', () => {
  expect(sessionCookieName('https://care.example')).toBe('__Host-session')
  expect(sessionCookieName('http://localhost:3000')).toBe('session')
  expect(sessionCookieName('')).toBe('session')
})

test('a token contains the user, the session version and the session id', async () => {
  const claims = { sub: 12, ver: 3, sid: 'session-1' }
  expect(await readSessionToken(await writeSessionToken(claims, secret, 60), secret)).toEqual(claims)
})

test.each([
  ['no cookie', undefined, secret],
  ['an empty cookie', '', secret],
  ['no secret configured', 'anything', undefined],
  ['an invalid token', 'a.b.c', secret],
])('%s is rejected', async (_case, token, key) => {
  expect(await readSessionToken(token, key)).toBeNull()
})

test('a token that was made with another secret, modified, or expired is rejected', async () => {
  const foreign = await encode({
    secret: 'another-secret-another-secret-another',
    token: { sub: '12', ver: 0, sid: 'session-1' },
  })
  expect(await readSessionToken(foreign, secret)).toBeNull()
  const own = await encode({ secret, token: { sub: '12', ver: 0, sid: 'session-1' } })
  expect(await readSessionToken(`${own.slice(0, -6)}AAAAAA`, secret)).toBeNull()
  const old = await encode({ secret, token: { sub: '12', ver: 0, sid: 'session-1' }, maxAge: -60 })
  expect(await readSessionToken(old, secret)).toBeNull()
})

test.each([
  {},
  { sub: '12', ver: 0 },
  { sub: '12', sid: 'session-1' },
  { ver: 1, sid: 'session-1' },
  { sub: 'admin', ver: 0, sid: 'session-1' },
  { sub: '0', ver: 0, sid: 'session-1' },
  { sub: '1.5', ver: 0, sid: 'session-1' },
  { sub: '12', ver: '1', sid: 'session-1' },
  { sub: '12', ver: 0, sid: '' },
  { sub: '12', ver: 0, sid: 'x'.repeat(65) },
])('a token with invalid claims is rejected: %j', async (claims) => {
  const token = await encode({ secret, token: claims as Record<string, unknown> })
  expect(await readSessionToken(token, secret)).toBeNull()
})

/** A token made with our key, but encrypted by AES-128-CBC with HMAC (RFC 7516, A128CBC-HS256). */
function encryptedOtherwise(claims: object): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'NextAuth.js Generated Encryption Key', 32))
  const header = Buffer.from('{"alg":"dir","enc":"A128CBC-HS256"}').toString('base64url')
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-128-cbc', key.subarray(16), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()])
  const bits = Buffer.alloc(8)
  bits.writeUInt32BE(header.length * 8, 4)
  const mac = createHmac('sha256', key.subarray(0, 16)).update(header).update(iv).update(sealed).update(bits).digest()
  return [header, '', iv.toString('base64url'), sealed.toString('base64url'), mac.toString('base64url', 0, 16)].join(
    '.',
  )
}

test('a token encrypted with another algorithm is rejected, even with the right key', async () => {
  const token = encryptedOtherwise({ sub: '12', ver: 0, sid: 'session-1' })
  expect(await decode({ token, secret })).toMatchObject({ sub: '12' })
  expect(await readSessionToken(token, secret)).toBeNull()
})
