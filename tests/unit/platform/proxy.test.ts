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

test('redirects a visitor of a guarded page to sign-in, with the way back', async () => {
  const response = await visit('/admin/cms?status=draft')
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe('http://localhost:3000/signin?next=%2Fadmin%2Fcms%3Fstatus%3Ddraft')
})

test('lets a session cookie of ours through to the page, which checks it in the database', async () => {
  const cookie = `session=${await encode({ secret, token: { sub: '1', ver: 0, sid: 'a-session' } })}`
  const response = await visit('/caregiver-dashboard', cookie)
  expect(response.status).toBe(200)
  expect(response.headers.get('location')).toBeNull()
})

test.each(['session=x.y.z', 'session=', 'other=1'])(
  'does not accept a foreign cookie as a session: %s',
  async (cookie) => {
    expect((await visit('/caregiver-dashboard', cookie)).status).toBe(307)
  },
)

test('does not accept a token in the insecure cookie on a site with TLS', async () => {
  process.env.SITE_URL = 'https://care.example'
  const token = await encode({ secret, token: { sub: '1', ver: 0, sid: 'a-session' } })
  expect((await visit('/caregiver-dashboard', `session=${token}`)).status).toBe(307)
  expect((await visit('/caregiver-dashboard', `__Host-session=${token}`)).status).toBe(200)
  process.env.SITE_URL = 'http://localhost:3000'
})

test('runs only for guarded pages, so public pages have no overhead', () => {
  const guarded = [
    '/settings/:path*',
    '/notifications/:path*',
    '/saved-searches/:path*',
    '/provider/:id/review',
    '/claim/add/:id',
    '/report-review',
    '/caregiver-dashboard/:path*',
    '/careprovider-dashboard/:path*',
    '/admin-dashboard/:path*',
    '/admin/:path*',
    '/provider-profile-preview/:path*',
  ]
  const inLanguages = guarded.map((path) => `/:language((?!api)[a-z]{2,3})${path.replace('/provider/', '/:provider/')}`)
  expect(config.matcher).toEqual([...guarded, ...inLanguages])
})
