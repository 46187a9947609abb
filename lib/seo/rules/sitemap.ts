import { absoluteUrl } from '@/lib/platform/routes'
import type { SitemapEntry } from '../types'

/** The files of the sitemap, below /sitemaps/. */
export type SitemapFile = { kind: 'pages' | 'articles' | LandingFile } | { kind: 'providers'; part: number }
export type LandingFile = 'landing' | 'counties' | 'zips'

const FIXED = ['pages', 'articles', 'landing', 'counties', 'zips'] as const
const PART = /^providers-([1-9]\d{0,4})\.xml$/

export function sitemapFileName(file: SitemapFile): string {
  return file.kind === 'providers' ? `providers-${file.part}.xml` : `${file.kind}.xml`
}

/** Which file an address means; null for none of ours. */
export function parseSitemapFile(name: string): SitemapFile | null {
  const kind = FIXED.find((fixed) => name === `${fixed}.xml`)
  if (kind) return { kind }
  const part = PART.exec(name)?.[1]
  return part ? { kind: 'providers', part: Number(part) } : null
}

/**
 * Entries as next-sitemap writes them. It escapes nothing, so an address that XML would read otherwise is refused: ours are
 * letters, digits, hyphens and slashes.
 */
export function sitemapFields(entries: readonly SitemapEntry[], siteUrl: string): { loc: string; lastmod?: string }[] {
  return entries.map(({ path, changedAt }) => {
    if (/[<>&'"\s]/.test(path)) throw new Error(`A sitemap cannot hold the address ${path}.`)
    return { loc: absoluteUrl(path, siteUrl), ...(changedAt && { lastmod: changedAt }) }
  })
}
