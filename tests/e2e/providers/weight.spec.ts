import { gzipSync } from 'node:zlib'
import { routes } from '@/lib/platform/http/routes'
import { type DemoCase, findDemoProviders } from '@/tests/support/journeys/demo-providers'
import { expect, test } from '@/tests/support/journeys/journey'

/** In kB, by how much there is to say: photos, thirty reviews and more; what a state's list has; a notice, and the reviews that it keeps. */
const MOST: [DemoCase, number][] = [
  ['withManyReviews', 32],
  ['knownFromListAlone', 20],
  ['closed', 24],
]

for (const [kind, most] of MOST)
  test(`the page of a provider (${kind}) weighs ${most} kB of HTML at most`, async ({ request }) => {
    const weights = []
    for (const { publicId } of await findDemoProviders(kind)) {
      const html = await (await request.get(routes.provider(publicId))).text()
      weights.push({ publicId, weight: gzipSync(html).length })
    }
    const [heaviest] = weights.toSorted((a, b) => b.weight - a.weight)
    console.log(`heaviest of ${weights.length}: ${heaviest?.publicId} ${heaviest?.weight} bytes (gzip)`)
    expect(weights.filter(({ weight }) => weight > most * 1000)).toEqual([])
  })
