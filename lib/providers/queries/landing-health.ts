import 'server-only'
import { db } from '@/lib/platform/db'
import { hasEnoughToSay } from '../rules/landing'
import type { LandingPageHealth, SharedWords } from '../types'
import { listBrowsedPages } from './browse'

/** What is known of every landing page that /browse-locations lists. */
export async function listLandingHealth(): Promise<LandingPageHealth[]> {
  const [pages, compared] = await Promise.all([listBrowsedPages(), db().landingPageWords.findMany()])
  const cities = new Map(pages.map(({ url, city }) => [url, city]))
  const words = new Map<string, SharedWords>()
  for (const { path, sisterPath, percent } of compared) {
    const sister = sisterPath && cities.get(sisterPath)
    // A sister that is listed no more says nothing until the next comparison.
    if (sister !== undefined) words.set(path, { percent, sister })
  }
  return pages.map(({ url, providers, changedAt }) => ({
    url,
    providers,
    changedAt,
    isIndexable: hasEnoughToSay({ kind: 'city', total: providers }),
    words: words.get(url) ?? null,
  }))
}
