import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect } from '@/tests/support/journeys/journey'
import { faultsOfHtml } from '@/tests/support/platform/valid-html'
import { type ReadPage, readPage } from './read-page'

/** What the crawl has met so far: one process visits each page once, and every check reads from here. */
export const pages = new Map<string, ReadPage>()
/** What the sitemap says of when a page changed, by its path. */
export const changes = new Map<string, string>()
/** What leads on from a linked address that is none itself. */
export const redirects = new Set<string>()
export const invalid: string[] = []

/** The addresses of a sitemap file, in its order. */
export async function addressesIn(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('xml')
  const entries = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)
  return Array.from(entries, ([, address = '', changed]) => {
    if (changed) changes.set(pathOf(address), changed)
    return address
  })
}

export const pathOf = (address: string) => new URL(address).pathname

/** Pages of one kind are drawn alike: of each the first two are validated, with EVERY_SCREEN all. */
export function read(path: string, html: string): ReadPage {
  const kind = path
    .replace(/\d{5}$/, 'ZIP')
    .replace(/[a-z-]+-county-\w\w$/, 'COUNTY')
    .replace(/=[^&]*/g, '')
    .replace(/^\/(provider|claim|daycare|preschool|montessori|blog)\/[a-z0-9-]+/, '/$1/ONE')
  const validated = (kinds.get(kind) ?? 0) + 1
  kinds.set(kind, validated)
  if (html && (validated <= 2 || process.env.EVERY_SCREEN))
    invalid.push(...faultsOfHtml(html).map((fault) => `${path}: ${fault}`))
  return readPage(html)
}
const kinds = new Map<string, number>()

/**
 * Pages that differ in what their address hands on and in nothing else: a provider's forms, its claim, the way to sign in and back,
 * the estimator filled in. Each twentieth is visited, with EVERY_SCREEN all; which provider it is about was visited by itself.
 */
export function isWorthALook() {
  const met = new Map<string, number>()
  return ([target]: [string, string]) => {
    const kind = /^\/provider\/[^/]+(\/.+)|^(\/claim)\/|^(\/signin|\/tools\/cost-estimator)\?/.exec(target)
    if (!kind || process.env.EVERY_SCREEN) return true
    const name = kind[1] ?? kind[2] ?? kind[3] ?? ''
    const before = met.get(name) ?? 0
    met.set(name, before + 1)
    return before % 20 === 0
  }
}

/** Further searches have no end; those that listed pages link to are visited. */
export const isSearch = (target: string) => target.startsWith('/search?')
export const isText = (response: APIResponse) => response.headers()['content-type']?.includes('html') ?? false

/** Addresses on this site that are not visited yet, each with a page that links to it. */
export function linksOf(from: Map<string, ReadPage>, baseURL: string | undefined): [target: string, from: string][] {
  return [...from].flatMap(([path, { links }]) =>
    links.flatMap((link): [string, string][] => {
      const { origin, pathname, search } = new URL(link, `${baseURL}${path}`)
      return origin === baseURL && !pages.has(pathname + search) ? [[pathname + search, path]] : []
    }),
  )
}
