import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { config } from '@/middleware'
import { isRenderedPerRequest, sendNonces } from './request-nonce.mjs'
import { routes } from './routes'

test.each([
  routes.search({ zipCode: '32801', view: 'map' }),
  '/search?view=list&view=map',
  '/search?%76iew=map',
  routes.costEstimator({ place: 'Orlando, FL' }),
  routes.caregiverDashboard(),
  routes.careproviderDashboard(),
  routes.adminDashboard(),
  routes.devMails({ page: 2 }),
  routes.devMail(7),
  routes.answerRequest('1.2.x'),
  routes.confirmFacts('1.2.x'),
  routes.findToClaim({ q: 'x' }),
  routes.claim('sunny-k3f9'),
  routes.addProvider(),
  routes.virtualTour('sunny-k3f9', 'extra'),
  '/admin/cms',
  '/provider-profile-preview/x?y=1',
  routes.provider('ChIJN1t_tDeuEmsRUsoyG83frY4'),
])('%s is rendered per request', (url) => {
  expect(isRenderedPerRequest(url)).toBe(true)
})

test.each([
  '/',
  routes.search(),
  routes.search({ zipCode: '32801', view: 'list' }),
  '/search?view=map&view=list',
  '/search?view=mapped',
  '/search/x',
  '/searching',
  '/daycare/orlando-fl',
  '/tools/readiness-quiz',
  '/provider/admin',
  '/claiming',
  '/provider/little-harbor-academy-orlando-fl-k3f9',
  '/administration',
  '/dev/mailbox',
  routes.devMailHtml(7),
  '/faq?a=/search',
  '//search',
  '/%73earch',
  '',
])('%j is kept, or nothing at all', (url) => {
  expect(isRenderedPerRequest(url)).toBe(false)
})

test('every guarded page is among them', () => {
  for (const matcher of config.matcher) {
    expect(isRenderedPerRequest(matcher.replace('/:path*', ''))).toBe(true)
    expect(isRenderedPerRequest(matcher.replace(':path*', 'deep/inside'))).toBe(true)
  }
})

test('each answer has a nonce of its own, the renderer reads the same, and no visitor can choose it', async () => {
  sendNonces((path) => !path.startsWith('/settings/no'))
  const seen: (string | undefined)[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers['content-security-policy'] as string | undefined)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string) =>
    new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const headers = { 'content-security-policy': "script-src 'nonce-chosen'" }
      get({ port, path, headers, agent: false }, (answer) => resolve(answer.resume().headers)).on('error', reject)
    })
  const answers = [
    await ask('/search?view=map'),
    await ask('/search?view=map'),
    await ask('/faq'),
    await ask('/dev/mail'),
    await ask('/settings/no/such'),
  ]
  await new Promise((resolve) => server.close(resolve))

  const [one, other, kept, mails, unknown] = answers.map((headers) => headers['content-security-policy'])
  expect(one).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]{22}==' 'sha256-[A-Za-z0-9+/]{43}='; /)
  expect(other).not.toBe(one)
  expect(kept).toBeUndefined()
  expect(unknown).toBeUndefined()
  expect(one).not.toContain('frame-src')
  expect(mails).toContain("; frame-src 'self'; ")
  expect(seen.slice(0, 2)).toEqual([one, other])
})
