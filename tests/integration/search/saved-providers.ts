import { db } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { refreshSearchDocuments } from '@/lib/providers/search-documents/commands/documents'
import { createRandom } from '@/tests/support/factories/random'
import { addLocation } from '@/tests/support/providers/add-provider'
import type { Saved } from './expected-results'
import { randomProvider } from './random-providers'

const PROVIDERS = 240

/** Random providers around Orlando, with what was saved of each. */
export async function saveRandom(count = PROVIDERS): Promise<Saved[]> {
  await addLocation()
  const drafts = Array.from({ length: count }, (_, seed) => randomProvider(seed + 2))
  const saved = await db().$transaction((tx) => saveProviders(tx, drafts))
  const random = createRandom('stars')
  for (const { id } of saved.filter(() => random.chance(0.6))) {
    const data = { ratingAverage: random.int(20, 50) / 10, reviewCount: random.int(1, 40) }
    await db().provider.update({ where: { id }, data })
  }
  await db().$transaction((tx) => refreshSearchDocuments(tx, 'all'))
  const rows = await db().provider.findMany({
    select: {
      slug: true,
      latitude: true,
      longitude: true,
      ratingAverage: true,
      reviewCount: true,
      searchDocument: { select: { completeness: true } },
    },
    orderBy: { id: 'asc' },
  })
  return rows.flatMap(({ slug, ratingAverage, reviewCount, searchDocument, ...point }, index) => {
    const draft = drafts[index]
    const completeness = searchDocument?.completeness ?? 0
    return draft ? [{ id: slug, draft, point, rating: ratingAverage, reviewCount, completeness }] : []
  })
}
