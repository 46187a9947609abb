/**
 * npm run bench -- provider: the queries of a provider page, for 200 providers out of 12,000 in Florida; with
 * BENCH_PROVIDERS=12000,1000000 also out of a million in the whole country. No query may take more than 100 ms. Each runs three times and
 * the best time counts, because other work on the machine can only add time. Writes synthetic providers into DATABASE_URL, which needs
 * the gazetteer.
 */
import { findReplyFigures } from '@/lib/enrollment/inquiries/queries/recipients'
import { db } from '@/lib/platform/database/client'
import { localTuition } from '@/lib/providers/landing/queries/figures'
import { findProviderPage, similarProviders } from '@/lib/providers/queries'
import type { ProviderDetail } from '@/lib/providers/types'
import { bestOf, percentiles, reportFigure, reportGrowth, runMeasurement } from '../measure/figures'
import { fillDirectory } from '../synthetic/directory'

const PROVIDERS = Number(process.env.BENCH_PROVIDERS ?? 12_000)
const PAGES = 200
const MAX_MS = 100
const today = '2026-11-18'
const at = new Date('2026-11-18T15:00:00Z')
const type = 'daycare'

const queries: [what: string, run: (provider: ProviderDetail) => Promise<unknown>][] = [
  ['the provider', ({ id }) => findProviderPage(id, at)],
  ['tuition around', (provider) => localTuition(provider, type, today)],
  ['others like it', (provider) => similarProviders(provider, at)],
  ['replies', ({ internalId }) => findReplyFigures(internalId, at)],
]

async function somePages(): Promise<ProviderDetail[]> {
  const rows = await db().$queryRaw<
    { slug: string }[]
  >`SELECT slug FROM providers ORDER BY id % 7919, id LIMIT ${PAGES}`
  const pages = await Promise.all(rows.map(({ slug }) => findProviderPage(slug, at)))
  return pages.map((page) => {
    if (page.kind !== 'page') throw new Error('A synthetic provider has no page.')
    return page.detail
  })
}

async function run(): Promise<void> {
  await fillDirectory(db(), PROVIDERS)
  const providers = await somePages()
  let slowest = 0
  for (const [what, query] of queries) {
    const times: number[] = []
    for (const provider of providers) times.push(await bestOf(3, () => query(provider)))
    const figures = percentiles(times)
    reportGrowth(what, figures)
    slowest = Math.max(slowest, ...times)
    console.log(`${what.padEnd(24)} p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms`)
  }
  const what = `${PROVIDERS.toLocaleString('en-US')}: slowest question of a provider page`
  reportFigure({ what, value: slowest, target: { max: MAX_MS }, unit: ' ms', digits: 1 })
}

console.log(`${PROVIDERS.toLocaleString('en-US')} providers`)
runMeasurement(run)
