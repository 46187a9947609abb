import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@/tests/support/journeys/journey'

const NAMED = /<script\b([^>]*)\ssrc="([^"]+)"([^>]*)>/g

/** The script files that a current browser loads for a page before any interaction, each once. */
function scriptsOf(html: string): string[] {
  const sources = Array.from(html.matchAll(NAMED), ([, before, src = '', after]) =>
    /nomodule/i.test(`${before}${after}`) ? [] : [src],
  )
  return [...new Set(sources.flat())]
}

const KB = 1000
const weightOf = (text: string | Buffer) => gzipSync(text).length

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

/** The scripts of a page that a modern browser loads. */
async function scriptWeight(request: APIRequestContext, path: string): Promise<number> {
  const sources = scriptsOf(await htmlOf(request, path))
  expect(sources).not.toEqual([])
  const weights = await Promise.all(sources.map(async (src) => weightOf(await (await request.get(src)).body())))
  return weights.reduce((sum, weight) => sum + weight, 0)
}

test('every landing page with twenty providers has at most 20 kB of HTML', async ({ request }) => {
  test.setTimeout(180_000)
  const weights: [path: string, weight: number][] = []
  for (const file of ['landing', 'counties']) {
    const xml = await htmlOf(request, `/sitemaps/${file}.xml`)
    for (const [, address = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address)
      weights.push([pathname, weightOf(await htmlOf(request, pathname))])
    }
  }
  const [heaviest] = weights.toSorted(([, a], [, b]) => b - a)
  console.log(`heaviest HTML: ${heaviest?.join(' ')} bytes (gzip)`)
  expect(weights.filter(([, weight]) => weight > 20 * KB)).toEqual([])
})

test('a landing page loads at most 25 kB more JavaScript than the smallest page', async ({ request }) => {
  const [smallest, landing] = [
    await scriptWeight(request, '/privacy-policy'),
    await scriptWeight(request, '/daycare/orlando-fl'),
  ]
  console.log(`JavaScript (gzip): smallest page ${smallest}, landing page ${landing} bytes`)
  expect(landing - smallest).toBeLessThanOrEqual(25 * KB)
})
