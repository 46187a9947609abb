import type { APIRequestContext } from '@playwright/test'
import { readPath } from '@/lib/platform/language/addresses.mjs'
import { createSimilarPageFinder, MAX_SHARED_WORDS, shinglesOf, wordsOf } from '@/lib/providers/landing/rules/pages'
import { expect, test } from '@/tests/support/journeys/journey'

test.describe.configure({ timeout: 240_000 })

async function landingPages(request: APIRequestContext): Promise<string[]> {
  const files = await Promise.all(
    ['landing', 'counties', 'zips'].map(async (file) => (await request.get(`/sitemaps/${file}.xml`)).text()),
  )
  return files.flatMap((xml) =>
    Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, at]) => new URL(at ?? '').pathname),
  )
}

test('no landing page equals another one with the names swapped', async ({ request }) => {
  const pages: { url: string; careType: string; shingles: Set<string> }[] = []
  for (const path of await landingPages(request)) {
    const shingles = shinglesOf(wordsOf(await (await request.get(path)).text()))
    const { locale, path: page } = readPath(path)
    pages.push({ url: path, careType: `${locale} ${page.split('/')[1]}`, shingles })
  }
  expect(pages.length).toBeGreaterThan(60)
  const pairs = [...new Set(pages.map(({ careType }) => careType))].flatMap((careType) => {
    const ofType = pages.filter((page) => page.careType === careType)
    const similarTo = createSimilarPageFinder(ofType)
    return ofType.flatMap((page) => {
      const similar = similarTo(page)
      return similar ? [{ pair: `${page.url} ${similar.url}`, shared: similar.shared }] : []
    })
  })
  const worst = pairs.toSorted((a, b) => b.shared - a.shared).slice(0, 5)
  for (const { pair, shared } of worst) console.log(`${(shared * 100).toFixed(1)} % of ${pair}`)
  expect(worst.filter(({ shared }) => shared >= MAX_SHARED_WORDS)).toEqual([])
})
