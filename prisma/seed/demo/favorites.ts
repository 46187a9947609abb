import type { Scores } from '@/lib/favorites/rules/scorecard'
import type { Database } from '@/lib/platform/db'

const DAY = 86_400_000
const NOTE = {
  note: 'Quiet rooms, kind answers. Ask about the nap times.',
  touredDaysAgo: 3,
  scores: { staff: 5, space: 4 } satisfies Scores,
}

/** Three providers of Winter Park that the parent saved, the newest with what they wrote after the tour. */
export async function loadDemoFavorites(database: Database, userId: number, now: Date): Promise<void> {
  const providers = await database.provider.findMany({
    where: { isSample: true, locationSlug: 'winter-park-fl', status: 'open', kind: 'center', sponsoredUntil: null },
    orderBy: [{ reviewCount: 'desc' }, { id: 'asc' }],
    take: 3,
    select: { id: true },
  })
  const { touredDaysAgo, ...words } = NOTE
  await database.favorite.createMany({
    data: providers.map(({ id: providerId }, index) => ({
      userId,
      providerId,
      createdAt: new Date(now.getTime() - (index + 2) * DAY),
      ...(index === 0 && { ...words, touredOn: new Date(now.getTime() - touredDaysAgo * DAY) }),
    })),
  })
}
