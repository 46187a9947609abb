import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { everyAddress } from '@/tests/support/journeys/every-address'
import { expect, test } from '@/tests/support/journeys/journey'
import { startNginx } from '@/tests/support/servers/nginx.mjs'

const SAMPLES: Record<string, string> = { careType: 'daycare', location: 'orlando-fl' }
/** What is no page: feeds, sitemaps, pictures, endpoints. */
const handlers = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  // Event streams stay open, and signing out is an answer of its own.
  .filter((file) => !/^api\/(live|auth)/.test(file))
  .map((file) =>
    `/${path.dirname(file)}`
      .replace(/\/\([^)]+\)/g, '')
      .replace(/\[+(?:\.{3})?(\w+)\]+/g, (_, name) => SAMPLES[name] ?? '1'),
  )

/** Names that pages know, a name that none does, and the router's own. */
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
const queryWith = (marker: string) => [...NAMES, marker].map((name) => `${name}=${marker}`).join('&')

/** What anybody behind a shared cache would get; undefined where no cache may share it. */
async function sharedResponse(request: APIRequestContext, address: string, marker: string, headers = {}) {
  const url = `${address}?${queryWith(marker)}`
  let response = await request.get(url, { headers, maxRedirects: 0 })
  // The router computes `_rsc` from its headers; Next redirects what has another one.
  const { location = '' } = response.headers()
  if (response.status() === 307 && location.includes('_rsc'))
    response = await request.get(new URL(location, response.url()).href, { headers, maxRedirects: 0 })
  const control = response.headers()['cache-control'] ?? ''
  const isTemporary = [302, 303, 307].includes(response.status()) && control === ''
  if (isTemporary || /private|no-store/.test(control)) return undefined
  const sent = response.headersArray().map(({ name, value }) => `${name}: ${value}`)
  const body = await response.text()
  // What is not found is rendered each time, and cut into pieces as they come.
  const isCached = response.status() === 200 && control.includes('stale-while-revalidate')
  return { body, text: [...sent, body].join('\n'), isCached }
}

const FORMS = { page: {}, 'router’s': { rsc: '1' } }

for (const way of ['directly', 'through nginx'])
  test(`what caches may share holds nothing of a visitor’s query, ${way}`, async ({ playwright, baseURL }) => {
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

test('search results may be shared for a minute, but what a signed-in user gets is private', async ({ request }) => {
  const cacheOf = async (headers: Record<string, string>) =>
    (await request.get('/search?zipCode=32801', { headers })).headers()['cache-control']
  expect(await cacheOf({})).toBe('public, max-age=0, s-maxage=60')
  expect(await cacheOf({ cookie: 'session=x' })).toMatch(/^private/)
})
