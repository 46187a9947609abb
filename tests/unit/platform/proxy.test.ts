import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { config, proxy } from '@/proxy'

const secret = 'only-for-tests-and-nothing-but-tests-000000'
const before = { ...process.env }
beforeAll(() => {
  Object.assign(process.env, { NEXTAUTH_SECRET: secret, SITE_URL: 'http://localhost:3000' })
})
afterAll(() => {
  process.env = before
})

const visit = (path: string, cookie?: string) =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { headers: cookie ? { cookie } : {} }))

test('a visitor of a guarded page is sent to sign in, with the way back', async () => {
  const response = await visit('/admin/cms?status=draft')
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe('http://localhost:3000/signin?next=%2Fadmin%2Fcms%3Fstatus%3Ddraft')
})

test('a visitor with a session cookie of ours reaches the page, which checks the database itself', async () => {
  const cookie = `session=${await encode({ secret, token: { sub: '1', ver: 0, sid: 'kept' } })}`
  const response = await visit('/caregiver-dashboard', cookie)
  expect(response.status).toBe(200)
  expect(response.headers.get('location')).toBeNull()
})

test.each(['session=x.y.z', 'session=', 'other=1'])(
  'a cookie that is none of ours is no session: %s',
  async (cookie) => {
    expect((await visit('/caregiver-dashboard', cookie)).status).toBe(307)
  },
)

test('a token for the insecure cookie is not taken where the site runs over TLS', async () => {
  process.env.SITE_URL = 'https://care.example'
  const token = await encode({ secret, token: { sub: '1', ver: 0, sid: 'kept' } })
  expect((await visit('/caregiver-dashboard', `session=${token}`)).status).toBe(307)
  expect((await visit('/caregiver-dashboard', `__Host-session=${token}`)).status).toBe(200)
  process.env.SITE_URL = 'http://localhost:3000'
})

test('only guarded pages pass through here: public ones never pay for it', () => {
  expect(config.matcher).toEqual([
    '/settings/:path*',
    '/notifications/:path*',
    '/saved-searches/:path*',
    '/provider/:id/request',
    '/provider/:id/review',
    '/claim/add/:id',
    '/report-review',
    '/caregiver-dashboard/:path*',
    '/careprovider-dashboard/:path*',
    '/admin-dashboard/:path*',
    '/admin/:path*',
    '/provider-profile-preview/:path*',
  ])
})
