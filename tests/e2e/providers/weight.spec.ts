import { gzipSync } from 'node:zlib'
import { routes } from '@/lib/platform/http/routes'
import { type DemoCase, findDemoProviders } from '@/tests/support/journeys/demo-providers'
import { expect, test } from '@/tests/support/journeys/journey'

/** In kB, by amount of content: photos, thirty reviews and more; the facts in a state's list; a notice, and its reviews. */
const MOST: [DemoCase, number][] = [
  ['withManyReviews', 32],
  ['knownFromListAlone', 20],
  ['closed', 24],
]

for (const [kind, most] of MOST)
  test(`the page of a provider (${kind}) has at most ${most} kB of HTML`, async ({ request }) => {
    const weights = []
    for (const { publicId } of await findDemoProviders(kind)) {
      const html = await (await request.get(routes.provider(publicId))).text()
      weights.push({ publicId, weight: gzipSync(html).length })
      // A client component must get the values it shows, not the whole record.
      expect(html).not.toContain('internalId')
    }
    const [heaviest] = weights.toSorted((a, b) => b.weight - a.weight)
    console.log(`heaviest of ${weights.length}: ${heaviest?.publicId} ${heaviest?.weight} bytes (gzip)`)
    expect(weights.filter(({ weight }) => weight > most * 1000)).toEqual([])
  })
