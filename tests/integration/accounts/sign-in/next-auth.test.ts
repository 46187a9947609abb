import { NextRequest } from 'next/server'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { currentActor } from '@/lib/access/session'
import { VISITOR } from '@/lib/access/types'
import { PASSWORD, personWithPassword } from '@/tests/support/accounts/people'
import { sendCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => sendCookies(''))

const site = 'http://localhost:3000'

async function ask(
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

/** As next-auth's own client does: a token against forged forms first. */
async function signInByForm(email: string, password: string) {
  sendCookies('')
  const { json, cookies } = await ask('GET', 'csrf')
  sendCookies(cookies)
  const answer = await ask('POST', 'callback/credentials', { email, password, csrfToken: json.csrfToken, json: 'true' })
  return { ...answer, csrf: { cookies, token: json.csrfToken } }
}

test('a client of next-auth signs in with the same cookie, reads who it is, and signs out for good', async () => {
  const parent = await personWithPassword()
  const { status, cookies, csrf, headers } = await signInByForm(parent.email, PASSWORD)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const session = cookies.find((cookie) => cookie.startsWith('session=')) ?? ''
  sendCookies([session])
  expect(await currentActor()).toEqual(parent)
  expect((await ask('GET', 'session')).json).toMatchObject({ user: { name: 'Pat Tester', email: parent.email } })
  sendCookies([session, ...csrf.cookies])
  expect((await ask('POST', 'signout', { csrfToken: csrf.token, json: 'true' })).status).toBe(200)
  sendCookies([session])
  expect(await currentActor()).toEqual(VISITOR)
  expect((await ask('GET', 'session')).json).not.toHaveProperty('user')
})

test('a wrong password makes no session, and says no more than that', async () => {
  const { email } = await personWithPassword()
  const { status, json, cookies } = await signInByForm(email, 'wrong words')
  expect([status, json.url]).toEqual([401, `${site}/api/auth/error?error=CredentialsSignin&provider=credentials`])
  expect(cookies.filter((cookie) => cookie.startsWith('session='))).toEqual([])
  expect((await ask('GET', 'error')).headers.get('location')).toMatch(/^\/signin\b/)
})

test('its limits are the same ones', async () => {
  const { email } = await personWithPassword()
  for (let i = 0; i < 10; i++) await signInByForm(email, 'wrong words')
  expect((await signInByForm(email, PASSWORD)).status).toBe(401)
})

test('without its token, or from another site, nothing is signed in', async () => {
  const { email } = await personWithPassword()
  const form = { email, password: PASSWORD, json: 'true' }
  expect((await ask('POST', 'callback/credentials', form)).cookies.join()).not.toContain('session=')
  for (const origin of [null, 'null', 'https://evil.example'])
    expect((await ask('POST', 'callback/credentials', form, origin)).status).toBe(403)
})

test('a forged cookie is rejected without a server error', async () => {
  sendCookies('next-auth.callback-url=nowhere')
  expect((await ask('GET', 'session')).status).toBe(400)
})

test.each(['signin/google', 'verify-request', 'callback/google', '_log', 'signout'])(
  'what this product does not use is not there: %s',
  async (action) => {
    expect((await ask('GET', action)).status).toBe(404)
  },
)
