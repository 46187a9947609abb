import type { APIRequestContext, APIResponse } from '@playwright/test'
import { readPath } from '@/lib/platform/language/addresses.mjs'
import { expect } from '@/tests/support/journeys/journey'
import { faultsOfHtml } from '@/tests/support/platform/valid-html'
import { type ReadPage, readPage } from './read-page'

/** The pages that the crawl has visited: one process visits each page once, and every check reads them from here. */
export const pages = new Map<string, ReadPage>()
/** The last change of each page in the sitemap, by path. */
export const changes = new Map<string, string>()
/** The redirects of linked addresses. */
export const redirects = new Set<string>()
export const invalid: string[] = []

/** The addresses in a sitemap file, in order. */
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

/** Pages of one kind share a template: the first two of each are validated, or all with EVERY_SCREEN. */
export function checkAndRead(path: string, html: string): ReadPage {
  const kind = path
    .replace(/\d{5}$/, 'ZIP')
    .replace(/[a-z-]+-county-\w\w$/, 'COUNTY')
    .replace(/=[^&]*/g, '')
    .replace(
      /\/(provider|proveedor|claim|daycare|guarderias|preschool|preescolares|montessori|blog)\/[a-z0-9-]+/,
      '/$1/ONE',
    )
  const validated = (kinds.get(kind) ?? 0) + 1
  kinds.set(kind, validated)
  if (html && (validated <= 2 || process.env.EVERY_SCREEN))
    invalid.push(...faultsOfHtml(html).map((fault) => `${path}: ${fault}`))
  return readPage(html)
}
const kinds = new Map<string, number>()

/**
 * Pages that differ only in a parameter of their address: a provider's forms, its claim, sign-in with a way back, the prefilled estimator. Every
 * twentieth is visited, or all with EVERY_SCREEN; the provider's own page is always visited.
 */
export function createSampler() {
  const visitCounts = new Map<string, number>()
  return ([address]: [string, string]) => {
    const target = readPath(address).path
    const kind = /^\/provider\/[^/]+(\/.+)|^(\/claim)\/|^(\/signin|\/tools\/cost-estimator)\?/.exec(target)
    if (!kind || process.env.EVERY_SCREEN) return true
    const name = kind[1] ?? kind[2] ?? kind[3] ?? ''
    const before = visitCounts.get(name) ?? 0
    visitCounts.set(name, before + 1)
    return before % 20 === 0
  }
}

/** Further searches are endless; those linked from listed pages are visited. */
export const isSearch = (target: string) => readPath(target).path.startsWith('/search?')
export const isText = (response: APIResponse) => response.headers()['content-type']?.includes('html') ?? false

/** Addresses on this site that are still to be visited, each with a page that links to it. */
export function linksOf(from: Map<string, ReadPage>, baseURL: string | undefined): [target: string, from: string][] {
  return [...from].flatMap(([path, { links }]) =>
    links.flatMap((link): [string, string][] => {
      const { origin, pathname, search } = new URL(link, `${baseURL}${path}`)
      return origin === baseURL && !pages.has(pathname + search) ? [[pathname + search, path]] : []
    }),
  )
}
