import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SEARCH_FIELDS } from '@/lib/search/rules/filters'
import { config } from '@/proxy'
import { readsWholeQuery, SEARCH_PARAMETERS, withoutUnreadQuery } from '@/server/query.mjs'

test("removes the query from a cached page's address, except for the router's own parameter", () => {
  for (const page of ['/', '/faq', '/signin', '/daycare/orlando-fl', '/provider/a-k3f9', '/no/such'])
    expect(withoutUnreadQuery(`${page}?utm_email=a@b.test&next=%2Fx&page=1`)).toBe(page)
  expect(withoutUnreadQuery('/faq?utm=x&_rsc=1a2b3', true)).toBe('/faq?_rsc=1a2b3')
  expect(withoutUnreadQuery('/faq?utm=x&_rsc=tzZhE-2E0AzM_YB3', true)).toBe('/faq?_rsc=tzZhE-2E0AzM_YB3')
  expect(withoutUnreadQuery('/faq?utm=x&_rsc=1a2b3')).toBe('/faq')
  expect(withoutUnreadQuery('/faq')).toBe('/faq')
})

test('normalizes a search: unknown parameters are removed, the rest gets a fixed order', () => {
  expect(withoutUnreadQuery('/search?utm=x&page=2&kind=center&zipCode=32801&kind=home&_rsc=1', true)).toBe(
    '/search?zipCode=32801&kind=center&kind=home&page=2&_rsc=1',
  )
  expect(withoutUnreadQuery('/search?utm=x')).toBe('/search')
  expect([...SEARCH_PARAMETERS].sort()).toEqual(['zipCode', 'skipped', 'filters', ...SEARCH_FIELDS].sort())
})

test('redirects a query for a further page of a landing page, and ignores the rest of the query', () => {
  expect(withoutUnreadQuery('/daycare/orlando-fl?utm=x&page=12')).toBe('/daycare/orlando-fl?page=12')
  expect(withoutUnreadQuery('/Daycare/Orlando-FL?page=2')).toBe('/Daycare/Orlando-FL/page/2')
  for (const page of ['0', '1', 'x', '12345', '2x'])
    expect(withoutUnreadQuery(`/daycare/a-fl?page=${page}`)).toBe('/daycare/a-fl')
})

test("leaves the query of endpoints, Next's own files and pages that read it unchanged", () => {
  for (const url of ['/api/files?key=a&b', '/_next/static/a.js?v=1', '/settings?tab=x', '/admin/users?q=%E0%A4%A'])
    expect(withoutUnreadQuery(url)).toBe(url)
})

const APP = 'app/[locale]'
const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'page.tsx',
)
const addressOf = (file: string) => `/${path.dirname(file)}`.replace(/\/\([^)]+\)/g, '').replace(/\[+[^\]]+\]+/g, 'x')

test('leaves the query of every page that reads it', () => {
  const reading = pages.filter((file) => readFileSync(path.join(APP, file), 'utf8').includes('searchParams'))
  expect(reading.length).toBeGreaterThan(20)
  const without = reading
    .map(addressOf)
    .filter((address) => !readsWholeQuery(address) && !address.startsWith('/search'))
  expect(without).toEqual([])
})

test('returns to the whole address after signing in from a guarded page', () => {
  for (const matcher of config.matcher) {
    const address = matcher
      .replace(/^\/:language\([^/]+\)/, '/es')
      .replace(':provider', 'proveedor')
      .replace('/:path*', '/deep/inside')
      .replace(':id', 'x')
    expect([address, readsWholeQuery(address)]).toEqual([address, true])
  }
})
