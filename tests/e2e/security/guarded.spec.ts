import { type IncomingHttpHeaders, request as send } from 'node:http'
import { writeSessionToken } from '@/lib/access/session-token'
import { expect, test } from '@/tests/support/journeys/journey'
import { translate } from '@/tests/support/setup/translate'

const GUARDED = ['/settings', '/caregiver-dashboard', '/careprovider-dashboard', '/admin-dashboard', '/admin/users']
/** Text that is only on these pages; their metadata is the same for everyone and not secret. */
const PROTECTED = [
  translate('en', 'accounts.settings')('everywhereText'),
  translate('en', 'admin.dashboard')('figuresTitle'),
  translate('en', 'layout.page')('welcome', { firstName: '' }),
  translate('en', 'admin.users')('caption'),
]

/** Addresses through which a careless check would serve the same page. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  `/${path}`,
  `${path}.rsc`,
  `${path}.segments/_tree.segment.rsc`,
  path.toUpperCase(),
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  path.replace(/[a-z]/, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
  `/x/..${path}`,
  `/x/%2e%2e${path}`,
  `${path}%2f`,
  `${path};a=b`,
  `${path}?_rsc=x`,
]

/** Headers that have bypassed middleware in known vulnerabilities. */
const WAYS: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-prefetch': '1', purpose: 'prefetch' },
  { 'x-original-url': '/settings', 'x-rewrite-url': '/settings', 'x-nextjs-data': '1' },
]

/** Signed with the server's own secret, so that proxy.ts lets it pass; it belongs to no session. */
const passesMiddleware = async () => {
  const claims = { sub: 1, ver: 0, sid: 'nobody-ever-had-this-one' }
  return `session=${await writeSessionToken(claims, 'only-for-tests-and-nothing-but-tests-000000', 3_600)}`
}

/** Sends an address unchanged: a browser or fetch would normalize it first. */
function sendRaw(site: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site)
    const sent = send({ hostname, port, path, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    sent.on('error', reject).end()
  })
}

for (const path of GUARDED)
  test(`without a session no request reads any content of ${path}, with or without proxy.ts`, async ({ baseURL }) => {
    for (const cookie of ['', await passesMiddleware()])
      for (const address of spellings(path))
        for (const headers of WAYS) {
          const { body, status } = await sendRaw(baseURL ?? '', address, { ...headers, ...(cookie && { cookie }) })
          const description = `${address} ${JSON.stringify(headers)} ${cookie ? 'past middleware' : ''}`
          expect(
            PROTECTED.filter((text) => body.includes(text)),
            description,
          ).toEqual([])
          expect(status, description).toBeLessThan(500)
        }
  })

test('a visitor of a guarded page is redirected to sign-in, or gets a 404', async ({ request }) => {
  for (const path of [...GUARDED, '/admin/cms', '/provider-profile-preview/x'])
    for (const headers of WAYS) {
      const response = await request.get(path, { maxRedirects: 0, headers })
      const leadsToSignIn = response.status() === 307 && response.headers().location?.startsWith('/signin?next=')
      expect(leadsToSignIn || response.status() === 404, `${path} returned ${response.status()}`).toBe(true)
    }
})
