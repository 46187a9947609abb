import { POST as ask } from '@/app/api/auth/forgot-password/route'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as logout } from '@/app/api/auth/logout/route'
import { POST as register } from '@/app/api/auth/register/route'
import { POST as resend } from '@/app/api/auth/resend-verification/route'
import { currentActor } from '@/lib/access/session'
import { totpCode, totpStep } from '@/lib/accounts/secrets'
import { db } from '@/lib/platform/database/client'
import { seal, unseal } from '@/lib/platform/security/secrets'
import { now } from '@/lib/platform/time/clock'
import { mailsTo } from '@/tests/support/accounts/mails'
import { PASSWORD, personWithPassword } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))

const SITE = 'http://localhost:3000'

/** The address that the form of a plain page is sent to. */
const actionIn = (html: string) => /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? ''

/** Sends a form as a browser without JavaScript does. */
async function sendForm(
  route: typeof login,
  typed: Record<string, string>,
  headers: Record<string, string> = {},
  path = '/api/x',
) {
  const request = new Request(SITE + path, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(typed).toString(),
  })
  const response = await route(request, { params: Promise.resolve({}) })
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookies: response.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''),
    headers: response.headers,
    html: await response.text(),
  }
}

describe('without JavaScript', () => {
  test('a parent signs in and reaches their dashboard, or the page where they were', async () => {
    const { id, email } = await personWithPassword()
    const typed = { email, password: PASSWORD }
    const answer = await sendForm(login, typed)
    expect([answer.status, answer.location, answer.html]).toEqual([303, '/caregiver-dashboard', ''])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    setRequestCookies(answer.cookies)
    expect(await currentActor()).toMatchObject({ id })
    for (const [from, lands] of [
      ['/signin?next=%2Fsettings', '/settings'],
      ['/signin?next=https%3A%2F%2Fevil.example', '/caregiver-dashboard'],
      ['/signin?next=%2F%2Fevil.example', '/caregiver-dashboard'],
      ['/parent-login', '/caregiver-dashboard'],
    ])
      expect((await sendForm(login, typed, { referer: SITE + from })).location).toBe(lands)
    expect((await sendForm(login, { ...typed, next: '//evil.example' })).location).toBe('/caregiver-dashboard')
  })

  test('a wrong password returns a page with the message, the address and the return path, but without the password', async () => {
    const { email } = await personWithPassword()
    const typed = { email, password: 'not the password' }
    const answer = await sendForm(login, typed, { referer: `${SITE}/signin?next=%2Fsettings` })
    expect([answer.status, answer.cookies, answer.headers.get('content-type')]).toEqual([
      401,
      [],
      'text/html; charset=utf-8',
    ])
    expect(answer.html).toContain('<p role="alert" class="wrong">Invalid email or password</p>')
    expect(answer.html).toContain(`name="email" autocomplete="username" value="${email}"`)
    expect(answer.html).toContain('name="next" autocomplete="off" value="/settings"')
    expect(answer.html).not.toContain('not the password')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await sendForm(login, { ...typed, password: PASSWORD, next: '/settings' })).location).toBe('/settings')
  })

  test('the submitted input is rendered as text', async () => {
    const { html, status, headers } = await sendForm(login, {
      email: '"><script>alert(1)</script>',
      password: 'x',
      next: '/"><img src=x>',
    })
    expect(status).toBe(400)
    expect(html).not.toMatch(/<script|<img/)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action/)
  })

  test('too many attempts return a page with the time to wait', async () => {
    for (let i = 0; i < 10; i++) await sendForm(login, { email: 'nobody@home.test', password: 'wrong' })
    const { status, headers, html } = await sendForm(login, { email: 'nobody@home.test', password: 'wrong' })
    expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(html).toMatch(/Too many tries\. Please wait \d+ (?:seconds|minutes)\./)
  })

  test('a user who has not confirmed their address reads so and can request another link', async () => {
    const { id, email } = await personWithPassword()
    await db().user.update({ where: { id }, data: { status: 'unverified' } })
    const { html, status } = await sendForm(login, { email, password: PASSWORD })
    expect(status).toBe(403)
    expect(html).toContain('<a href="/verify-email">Send a new link</a>')
  })

  test('an admin sets up the authenticator app, enters the code and reads the recovery codes', async () => {
    const { email } = await personWithPassword('admin')
    const received = await sendForm(login, { email, password: PASSWORD })
    const secret = /<strong>([A-Z2-7 ]+)<\/strong>/.exec(received.html)?.[1] ?? ''
    expect(received.html).toContain('name="code" autocomplete="one-time-code"')
    const [row] = await db().secondFactor.findMany()
    const code = totpCode(unseal('second factor', row?.secret ?? new Uint8Array()) ?? new Uint8Array(), totpStep(now()))
    expect(secret).not.toBe('')
    const wrong = await sendForm(login, { email, password: PASSWORD, code: '000000' })
    expect([wrong.status, wrong.html.includes('name="code"')]).toEqual([401, true])
    const done = await sendForm(login, { email, password: PASSWORD, code })
    expect([done.status, done.html.match(/<li>/g)?.length]).toEqual([200, 10])
    expect(done.html).toContain('<a href="/admin-dashboard">I saved them</a>')
    setRequestCookies(done.cookies)
    expect((await currentActor()).kind).toBe('user')
  })

  test('signing out leads to the home page as a visitor', async () => {
    const { email } = await personWithPassword()
    setRequestCookies((await sendForm(login, { email, password: PASSWORD })).cookies)
    const out = await sendForm(logout, {})
    expect([out.status, out.location, out.cookies]).toEqual([303, '/', ['session=', 'signed-in=']])
    expect((await currentActor()).kind).toBe('visitor')
  })

  const typed = {
    name: 'Kim Cole',
    email: 'kim@home.test',
    role: 'careprovider',
    password: 'three green boats',
    confirmPassword: 'three green boats',
    acceptTerms: 'on',
  }

  test('signing up leads to a page that says to check the mail', async () => {
    const { status, html } = await sendForm(register, typed)
    expect(status).toBe(200)
    expect(html).toContain('<h1>Check Your Email</h1>')
    expect(html).toContain('kim@home.test')
    expect(await db().user.findFirstOrThrow()).toMatchObject({
      firstName: 'Kim',
      lastName: 'Cole',
      role: 'careprovider',
      status: 'unverified',
    })
    expect((await mailsTo('kim@home.test')).map(({ kind }) => kind)).toEqual(['verify-email'])
  })

  test.each([
    [{ name: ' ' }, 'Name must be at least 2 characters.'],
    [{ confirmPassword: 'three green goats' }, 'Passwords do not match'],
    [{ role: 'admin' }, 'Please select your account type.'],
    [{ role: '' }, 'Please select your account type.'],
    [{ acceptTerms: '' }, 'You must accept the terms and conditions.'],
    [{ password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters.'],
    [{ password: 'password', confirmPassword: 'password' }, 'This password is very common'],
  ])('a sign-up with %j is refused at its field, and the other fields keep their values', async (change, sentence) => {
    const { status, html } = await sendForm(register, { ...typed, ...change })
    expect(status).toBe(400)
    expect(html).toContain(`<p role="alert" class="wrong">${sentence}`)
    expect(html).toContain('value="kim@home.test"')
    expect(html).not.toContain('three green boats')
    if (!('role' in change)) expect(html).toContain('value="careprovider" checked')
    expect(await db().user.count()).toBe(0)
  })

  test('who signs in on a Spanish page stays in Spanish after a wrong password', async () => {
    const { email } = await personWithPassword()
    const wrong = await sendForm(
      login,
      { email, password: 'not the password' },
      { referer: `${SITE}/es/iniciar-sesion` },
    )
    expect([wrong.status, actionIn(wrong.html)]).toEqual([401, '/api/auth/login?language=es-US'])
    expect(wrong.html).toContain('<html lang="es-US">')
    const referer = `${SITE}/api/auth/login`
    const again = await sendForm(login, { email, password: PASSWORD }, { referer }, actionIn(wrong.html))
    expect([again.status, again.location]).toEqual([303, '/es/caregiver-dashboard'])
  })

  test('who signs up on a Spanish page after a mistake has an account in Spanish', async () => {
    const from = { referer: `${SITE}/es/crear-cuenta` }
    const wrong = await sendForm(register, { ...typed, confirmPassword: 'three green goats' }, from)
    expect([wrong.status, actionIn(wrong.html)]).toEqual([400, '/api/auth/register?language=es-US'])
    const done = await sendForm(register, typed, { referer: `${SITE}/api/auth/register` }, actionIn(wrong.html))
    expect([done.status, done.html.includes('<html lang="es-US">')]).toEqual([200, true])
    expect(await db().user.findFirstOrThrow()).toMatchObject({ locale: 'es-US' })
  })

  test('who requests a link on a Spanish page stays in Spanish after a mistake', async () => {
    for (const route of [ask, resend]) {
      const wrong = await sendForm(route, { email: 'kim' }, { referer: `${SITE}/es/reset-password` })
      const done = await sendForm(route, { email: 'kim@home.test' }, {}, actionIn(wrong.html))
      expect([done.status, done.html.includes('<html lang="es-US">')]).toEqual([200, true])
    }
  })

  test('a deleted account is kept by a checkbox, which stays checked while a code is missing', async () => {
    const person = await personWithPassword()
    const typed = { email: person.email, password: PASSWORD }
    const statusOf = async () => (await db().user.findUniqueOrThrow({ where: { id: person.id } })).status
    await db().user.update({ where: { id: person.id }, data: { status: 'deleted' } })
    const dueAt = new Date(now().getTime() + 86_400_000)
    await db().accountDeletion.create({ data: { userId: person.id, askedAt: now(), dueAt } })
    expect((await sendForm(login, { ...typed, password: 'not the password' })).html).not.toContain('keepAccount')
    const offered = await sendForm(login, typed)
    expect([offered.status, await statusOf()]).toEqual([403, 'deleted'])
    expect(offered.html).toContain('<input type="checkbox" name="keepAccount" value="on"> Keep my account')
    const secret = Buffer.from('12345678901234567890')
    await db().secondFactor.create({
      data: { userId: person.id, secret: seal('second factor', secret), confirmedAt: now() },
    })
    const coded = await sendForm(login, { ...typed, keepAccount: 'on' })
    expect([coded.status, await statusOf()]).toEqual([401, 'deleted'])
    expect(coded.html).toContain('name="keepAccount" value="on" checked')
    const code = totpCode(secret, totpStep(now()))
    const kept = await sendForm(login, { ...typed, keepAccount: 'on', code })
    expect([kept.status, kept.location, await statusOf()]).toEqual([303, '/caregiver-dashboard', 'active'])
  })

  test('requesting a link returns the same page for every address', async () => {
    const { email } = await personWithPassword()
    for (const [route, sentence] of [
      [ask, /^.*If there’s an account with this address/s],
      [resend, /^.*If an account with this address still needs/s],
    ] as const) {
      const [known, unknown] = [await sendForm(route, { email }), await sendForm(route, { email: 'no@home.test' })]
      expect([known.status, known.html]).toEqual([200, unknown.html])
      expect(known.html).toMatch(sentence)
      const wrong = await sendForm(route, { email: 'kim' })
      expect([wrong.status, wrong.html.includes('value="kim"')]).toEqual([400, true])
    }
  })

  test.each([
    ['login', login, { email: 'kim@home.test', password: PASSWORD }],
    ['logout', logout, {}],
    ['register', register, typed],
    ['forgot-password', ask, { email: 'kim@home.test' }],
  ] as const)('a form from another site is refused with a page: %s', async (_name, route, body) => {
    for (const origin of ['https://evil.example', 'null']) {
      const { status, html, cookies } = await sendForm(route, body, { origin })
      expect([status, cookies]).toEqual([403, []])
      expect(html).toContain('This request didn’t come from this site.')
    }
    expect(await db().user.count()).toBe(0)
  })
})
