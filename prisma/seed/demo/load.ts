import { CATALOGUE_CITIES } from '@/lib/places/catalogue/cities'
import { SITE } from '@/lib/platform/config/site'
import type { Database } from '@/lib/platform/database/client'
import { DomainError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { todayIn } from '@/lib/platform/time/dates'
import { mergeProvider, saveProviders } from '@/lib/providers/commands/save-providers'
import { saveReviews } from '@/lib/reviews/commands/reviews'
import { DEMO_SOURCE, demoDirectory } from './providers/compose'
import { demoCities, type ZipPoints } from './providers/outlines'

export type DemoReport = { state: 'loaded' | 'there'; providers: number; reviews: number }
type Options = {
  now: Date
  /** Load even into a database with real providers. */
  besideReal?: boolean
}

/**
 * Loads the demo data as of today, in one transaction. If it is already loaded nothing changes, even on another day, so that
 * users' changes stay. Throws DomainError with instructions if the gazetteer is missing, or if the database has real providers and
 * `besideReal` is not set.
 */
export async function loadDemo(database: Database, { now, besideReal = false }: Options): Promise<DemoReport> {
  const existing = await database.providerSource.count({ where: { source: DEMO_SOURCE } })
  if (existing > 0) return { state: 'there', providers: existing, reviews: 0 }
  if (!besideReal && (await database.provider.count({ where: { isSample: false } })) > 0)
    throw new DomainError(
      409,
      asWritten(
        'This database holds real providers, and the demo data is invented: give --beside-real to load it all the same.',
      ),
    )
  if ((await database.location.count({ where: { slug: CATALOGUE_CITIES[0]?.slug } })) === 0)
    throw new DomainError(
      409,
      asWritten('The demo data needs the gazetteer: run npm run db:seed -- --gazetteer first.'),
    )

  const directory = demoDirectory(todayIn(SITE.timeZone, now), demoCities(await readZipPoints(database)))
  const reviews = await database.$transaction(
    async (tx) => {
      const saved = await saveProviders(
        tx,
        directory.map(({ draft }) => draft),
      )
      const idOf = new Map(directory.map(({ sourceId }, index) => [sourceId, saved[index]?.id ?? 0]))
      const drafts = directory.flatMap((provider) =>
        provider.reviews.map((review) => ({ ...review, providerId: idOf.get(provider.sourceId) ?? 0 })),
      )
      await saveReviews(tx, drafts)
      for (const { sourceId, mergedInto } of directory)
        if (mergedInto) await mergeProvider(tx, idOf.get(sourceId) ?? 0, idOf.get(mergedInto) ?? 0)
      return drafts.length
    },
    { timeout: 60_000 },
  )
  return { state: 'loaded', providers: directory.length, reviews }
}

/** The ZIP codes of the cities of site.config.ts, the center's first. */
async function readZipPoints(database: Database): Promise<ZipPoints> {
  const rows = await database.zipCode.findMany({
    where: { locationSlug: { in: CATALOGUE_CITIES.map(({ slug }) => slug) } },
    orderBy: { zip: 'asc' },
    select: { zip: true, latitude: true, longitude: true, locationSlug: true },
  })
  return new Map(
    CATALOGUE_CITIES.map(({ slug, zip: center }) => {
      const own = rows.filter(({ locationSlug }) => locationSlug === slug)
      const sorted = own.toSorted((a, b) => Number(b.zip === center) - Number(a.zip === center))
      return [slug, sorted.map(({ zip, latitude, longitude }) => [zip, latitude, longitude] as const)]
    }),
  )
}
