import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { routes } from '@/lib/platform/http/routes'
import { SEARCH_PARAMETERS } from '@/server/query.mjs'
import { everyAddress } from '@/tests/support/journeys/every-address'
import { expect, test } from '@/tests/support/journeys/journey'
import { startNginx } from '@/tests/support/servers/nginx.mjs'

const SAMPLES: Record<string, string> = { careType: 'daycare', location: 'orlando-fl' }
/** Responses that are not pages: feeds, sitemaps, images, endpoints. */
const handlers = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  // Event streams stay open, and signing out has its own test.
  .filter((file) => !/^api\/(live|auth)/.test(file))
  .map((file) =>
    `/${path.dirname(file)}`
      .replace(/\/\([^)]+\)|\/\[locale\]/g, '')
      .replace(/\[+(?:\.{3})?(\w+)\]+/g, (_, name) => SAMPLES[name] ?? '1'),
  )

/** Known names of parameters, one unknown name, and the router's own. */
const NAMES = [
  'q',
  'next',
  'page',
  'location',
  'utm_email',
  'role',
  'tab',
  'zipCode',
  'token',
  '_rsc',
  'unknown-to-all',
]
/** A search is cached by the parameters that it reads, so these may stand in its page. */
const queryWith = (address: string, marker: string) =>
  [...NAMES, marker]
    .filter((name) => address !== routes.search() || !SEARCH_PARAMETERS.includes(name))
    .map((name) => `${name}=${marker}`)
    .join('&')

/** The response that others behind a shared cache would get; undefined if no cache may share it. */
async function sharedResponse(request: APIRequestContext, address: string, marker: string, headers = {}) {
  const url = `${address}?${queryWith(address, marker)}`
  let response = await request.get(url, { headers, maxRedirects: 0 })
  // The router computes `_rsc` from its headers; Next redirects a request with another value.
  const { location = '' } = response.headers()
  if (response.status() === 307 && location.includes('_rsc'))
    response = await request.get(new URL(location, response.url()).href, { headers, maxRedirects: 0 })
  const control = response.headers()['cache-control'] ?? ''
  const isTemporary = [302, 303, 307].includes(response.status()) && control === ''
  if (isTemporary || /private|no-store/.test(control)) return undefined
  const sent = response.headersArray().map(({ name, value }) => `${name}: ${value}`)
  const body = await response.text()
  // A not-found page is rendered per request, and its chunks vary.
  const isCached = response.status() === 200 && control.includes('stale-while-revalidate')
  return { body, text: [...sent, body].join('\n'), isCached }
}

const FORMS = { page: {}, 'router’s': { rsc: '1' } }

for (const way of ['directly', 'through nginx'])
  test(`a shared cache gets nothing of a visitor's query, ${way}`, async ({ playwright, baseURL }) => {
    test.skip(way !== 'directly' && Boolean(spawnSync('nginx', ['-v']).error), 'nginx is not installed')
    test.setTimeout(300_000)
    const nginx = way === 'directly' ? null : await startNginx([Number(new URL(baseURL ?? '').port)])
    const request = await playwright.request.newContext({
      baseURL: nginx ? `http://127.0.0.1:${nginx.port}` : (baseURL ?? ''),
    })
    const [leaks, different, cached]: [string[], string[], Set<string>] = [[], [], new Set()]
    try {
      for (const address of [...(await everyAddress()), ...handlers])
        for (const [form, headers] of Object.entries(FORMS)) {
          const one = await sharedResponse(request, address || '/', 'first-mark3r', headers)
          const other = await sharedResponse(request, address || '/', 'other-mark3r', headers)
          for (const shared of [one, other]) if (shared?.text.includes('mark3r')) leaks.push(`${address} (${form})`)
          if (!one?.isCached || !other?.isCached) continue
          cached.add(`${address} (${form})`)
          if (one.body !== other.body) different.push(`${address} (${form})`)
        }
    } finally {
      await request.dispose()
      await nginx?.stop()
    }
    expect(leaks).toEqual([])
    expect(different).toEqual([])
    for (const page of ['/faq', '/signin', '/daycare/orlando-fl'])
      for (const form of Object.keys(FORMS)) expect([...cached]).toContain(`${page} (${form})`)
  })

test("search results may be shared for a minute, but a signed-in user's are private", async ({ request }) => {
  const cacheOf = async (headers: Record<string, string>) =>
    (await request.get('/search?zipCode=32801', { headers })).headers()['cache-control']
  expect(await cacheOf({})).toBe('public, max-age=0, s-maxage=60')
  expect(await cacheOf({ cookie: 'session=x' })).toMatch(/^private/)
})
