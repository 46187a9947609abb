import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { readSessionToken, sessionCookieName, writeSessionToken } from './session-token'

const secret = 'only-for-tests-and-nothing-but-tests-000000'

test('over TLS the cookie is bound to this very host', () => {
  expect(sessionCookieName('https://care.example')).toBe('__Host-session')
  expect(sessionCookieName('http://localhost:3000')).toBe('session')
  expect(sessionCookieName('')).toBe('session')
})

test('our own token says who signed in, in which version of their sessions, and where', async () => {
  const claims = { sub: 12, ver: 3, sid: 'kept' }
  expect(await readSessionToken(await writeSessionToken(claims, secret, 60), secret)).toEqual(claims)
})

test.each([
  ['no cookie', undefined, secret],
  ['an empty cookie', '', secret],
  ['no secret configured', 'anything', undefined],
  ['a text that is no token', 'a.b.c', secret],
])('%s says nothing', async (_case, token, key) => {
  expect(await readSessionToken(token, key)).toBeNull()
})

test('a token made with another secret, changed, or expired says nothing', async () => {
  const foreign = await encode({
    secret: 'another-secret-another-secret-another',
    token: { sub: '12', ver: 0, sid: 'kept' },
  })
  expect(await readSessionToken(foreign, secret)).toBeNull()
  const own = await encode({ secret, token: { sub: '12', ver: 0, sid: 'kept' } })
  expect(await readSessionToken(`${own.slice(0, -6)}AAAAAA`, secret)).toBeNull()
  const old = await encode({ secret, token: { sub: '12', ver: 0, sid: 'kept' }, maxAge: -60 })
  expect(await readSessionToken(old, secret)).toBeNull()
})

test.each([
  {},
  { sub: '12', ver: 0 },
  { sub: '12', sid: 'kept' },
  { ver: 1, sid: 'kept' },
  { sub: 'admin', ver: 0, sid: 'kept' },
  { sub: '0', ver: 0, sid: 'kept' },
  { sub: '1.5', ver: 0, sid: 'kept' },
  { sub: '12', ver: '1', sid: 'kept' },
  { sub: '12', ver: 0, sid: '' },
  { sub: '12', ver: 0, sid: 'x'.repeat(65) },
])('a token of ours without a usable account says nothing: %j', async (claims) => {
  const token = await encode({ secret, token: claims as Record<string, unknown> })
  expect(await readSessionToken(token, secret)).toBeNull()
})

/** A token made with our very key, but sealed by AES-128-CBC with HMAC (RFC 7516, A128CBC-HS256). */
function sealedOtherwise(claims: object): string {
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

test('a token sealed by any other algorithm says nothing, even with the right key', async () => {
  const token = sealedOtherwise({ sub: '12', ver: 0, sid: 'kept' })
  expect(await decode({ token, secret })).toMatchObject({ sub: '12' })
  expect(await readSessionToken(token, secret)).toBeNull()
})
