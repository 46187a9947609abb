import type { Database } from '@/lib/platform/db'
import { addDays, todayIn } from '@/lib/providers/rules/dates'
import type { InteractionType, PageViewSource } from '@/prisma/generated/enums'

const DAYS = 60
/** Of a hundred families that see a page in a list; weekends are quieter. */
const TYPES = { view: 100, click: 21, favorite: 4, call: 3 } satisfies Record<InteractionType, number>
const SOURCES = { search: 15, landing: 9, elsewhere: 7, direct: 3, here: 2 } satisfies Record<PageViewSource, number>

/** Of a hundred families that see a page in a list: who opened its first photo large, its second, and so on. */
const PHOTOS = [6, 4, 3, 3, 2, 1]

/** Two months of invented visits for sample providers (internal ids), the same at every load: growing a little, calmer on weekends. */
export async function loadDemoFigures(database: Database, providerIds: readonly number[], now: Date): Promise<void> {
  const today = todayIn('America/New_York', now)
  const days = providerIds.flatMap((providerId) =>
    Array.from({ length: DAYS }, (_, ago) => {
      const day = new Date(addDays(today, -ago))
      const isWeekend = day.getUTCDay() % 6 === 0
      const wave = ((providerId * 7 + ago * 13) % 9) - 4
      return { providerId, day, families: Math.max(4, Math.round((34 - ago / 4 + wave) * (isWeekend ? 0.55 : 1))) }
    }),
  )
  const share = (families: number, percent: number) => Math.round((families * percent) / 100)
  const counted = <Kind extends string>(percents: Record<Kind, number>) =>
    days.flatMap(({ providerId, day, families }) =>
      (Object.keys(percents) as Kind[])
        .map((kind) => ({ providerId, day, kind, count: share(families, percents[kind]) }))
        .filter(({ count }) => count > 0),
    )
  await database.providerInteraction.createMany({
    data: counted(TYPES).map(({ kind: type, ...row }) => ({ ...row, type })),
    skipDuplicates: true,
  })
  await database.providerPageView.createMany({
    data: counted(SOURCES).map(({ kind: source, ...row }) => ({ ...row, source })),
    skipDuplicates: true,
  })
  const families = (providerId: number) =>
    days.filter((day) => day.providerId === providerId).reduce((sum, day) => sum + day.families, 0)
  const photos = await database.providerPhoto.findMany({
    where: { providerId: { in: [...providerIds] } },
    select: { providerId: true, path: true, position: true },
  })
  await database.providerPhotoView.createMany({
    data: photos
      .map(({ providerId, path, position }) => ({
        providerId,
        path,
        count: share(families(providerId), PHOTOS[position] ?? 0),
      }))
      .filter(({ count }) => count > 0),
    skipDuplicates: true,
  })
}
