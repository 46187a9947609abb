import type { Database } from '@/lib/platform/db'
import { saveSearch } from '@/lib/saved-searches/commands/save-search'

const DAY = 86_400_000
const SEARCH = {
  search: 'zipCode=32801&age=10&openings=confirmed',
  name: 'Orlando, FL 32801, 10 months, with an opening',
}

/** A search that the parent saved some days ago, with two of its providers as what is new since. Without the gazetteer, nothing. */
export async function loadDemoSearch(database: Database, email: string, now: Date): Promise<void> {
  if ((await database.zipCode.count({ where: { zip: '32801' } })) === 0) return
  const user = await database.user.findUniqueOrThrow({ where: { email } })
  const saved = new Date(now.getTime() - 4 * DAY)
  const { id } = await saveSearch({ kind: 'user', ...user }, { ...SEARCH, frequency: 'daily' }, saved)
  const { openIds } = await database.savedSearch.findUniqueOrThrow({ where: { id }, select: { openIds: true } })
  const told = { savedSearchId: id, foundAt: new Date(now.getTime() - DAY), toldAt: now }
  await database.searchNews.createMany({
    data: openIds.slice(0, 2).map((providerId) => ({ ...told, providerId, kind: 'opening' as const })),
  })
}
