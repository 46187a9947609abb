import { NextRequest } from 'next/server'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { currentActor } from '@/lib/access/session'
import { VISITOR } from '@/lib/access/types'
import { PASSWORD, personWithPassword } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))

const site = 'http://localhost:3000'

async function call(
  method: 'GET' | 'POST',
  action: string,
  form: Record<string, string> = {},
  origin: string | null = site,
) {
  const request = new NextRequest(`${site}/api/auth/${action}`, {
    method,
    headers: { ...(origin && { origin }), 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { body: new URLSearchParams(form).toString() }),
  })
  const response = await (method === 'GET' ? GET : POST)(request, {
    params: Promise.resolve({ nextauth: action.split('/') }),
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return { status: response.status, json: await response.json().catch(() => null), cookies, headers: response.headers }
}

/** Like next-auth's own client: fetches the CSRF token first. */
async function signInByForm(email: string, password: string) {
  setRequestCookies('')
  const { json, cookies } = await call('GET', 'csrf')
  setRequestCookies(cookies)
  const answer = await call('POST', 'callback/credentials', {
    email,
    password,
    csrfToken: json.csrfToken,
    json: 'true',
  })
  return { ...answer, csrf: { cookies, token: json.csrfToken } }
}

test('a next-auth client signs in with the same cookie, reads the session, and signs out', async () => {
  const parent = await personWithPassword()
  const { status, cookies, csrf, headers } = await signInByForm(parent.email, PASSWORD)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const session = cookies.find((cookie) => cookie.startsWith('session=')) ?? ''
  setRequestCookies([session])
  expect(await currentActor()).toEqual(parent)
  expect((await call('GET', 'session')).json).toMatchObject({ user: { name: 'Pat Tester', email: parent.email } })
  setRequestCookies([session, ...csrf.cookies])
  expect((await call('POST', 'signout', { csrfToken: csrf.token, json: 'true' })).status).toBe(200)
  setRequestCookies([session])
  expect(await currentActor()).toEqual(VISITOR)
  expect((await call('GET', 'session')).json).not.toHaveProperty('user')
})

test('a wrong password creates no session and reveals nothing else', async () => {
  const { email } = await personWithPassword()
  const { status, json, cookies } = await signInByForm(email, 'wrong words')
  expect([status, json.url]).toEqual([401, `${site}/api/auth/error?error=CredentialsSignin&provider=credentials`])
  expect(cookies.filter((cookie) => cookie.startsWith('session='))).toEqual([])
  expect((await call('GET', 'error')).headers.get('location')).toMatch(/^\/signin\b/)
})

test('the same rate limits apply', async () => {
  const { email } = await personWithPassword()
  for (let i = 0; i < 10; i++) await signInByForm(email, 'wrong words')
  expect((await signInByForm(email, PASSWORD)).status).toBe(401)
})

test('a request without the CSRF token or from another site does not sign in', async () => {
  const { email } = await personWithPassword()
  const form = { email, password: PASSWORD, json: 'true' }
  expect((await call('POST', 'callback/credentials', form)).cookies.join()).not.toContain('session=')
  for (const origin of [null, 'null', 'https://evil.example'])
    expect((await call('POST', 'callback/credentials', form, origin)).status).toBe(403)
})

test('a forged cookie is refused without a server error', async () => {
  setRequestCookies('next-auth.callback-url=nowhere')
  expect((await call('GET', 'session')).status).toBe(400)
})

test.each(['signin/google', 'verify-request', 'callback/google', '_log', 'signout'])(
  'unused next-auth endpoints do not exist: %s',
  async (action) => {
    expect((await call('GET', action)).status).toBe(404)
  },
)
