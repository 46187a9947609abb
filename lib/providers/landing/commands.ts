import 'server-only'
import { z } from 'zod'
import { siteUrl } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/database/client'
import { absoluteUrl } from '@/lib/platform/http/routes'
import { addJob, defineJob } from '@/lib/platform/jobs/job'
import { DAY_MS } from '@/lib/platform/time/dates'
import { listBrowsedPages } from './queries/pages'
import {
  createSimilarPageFinder,
  isIndexableScope,
  LANDING_CARE_TYPES,
  type PageShingles,
  shinglesOf,
  wordsOf,
} from './rules/pages'

export const compareWordsJob = defineJob('compare-landing-words', z.object({}))

const TIMEOUT_MS = 30_000

/** Called when an admin views the landing pages: queues a comparison of their words, at most once a day. */
export async function requestComparison(now: Date): Promise<void> {
  if (await areFresh(now)) return
  await addJob(db(), compareWordsJob, {}, { key: compareWordsJob.name, maxAttempts: 3 })
}

/**
 * Fetches every landing page listed on /browse-locations from `site`, as a visitor would, and stores for each one the most similar indexable
 * page of the same care type. Throws if a page cannot be fetched.
 */
export async function compareWords(now: Date, signal?: AbortSignal, site: string = siteUrl()): Promise<void> {
  if (await areFresh(now)) return
  const pages = await listBrowsedPages()
  const found = []
  for (const careType of LANDING_CARE_TYPES) {
    const read: (PageShingles & { isIndexable: boolean })[] = []
    // Sequential, to leave capacity for visitors.
    for (const { url, providers } of pages.filter((page) => page.careType === careType)) {
      signal?.throwIfAborted()
      const html = await readPage(absoluteUrl(url, site))
      const isIndexable = isIndexableScope({ kind: 'city', total: providers })
      if (html !== null) read.push({ url, shingles: shinglesOf(wordsOf(html)), isIndexable })
    }
    const sisterOf = createSimilarPageFinder(read.filter(({ isIndexable }) => isIndexable))
    for (const page of read) {
      const sister = sisterOf(page)
      const percent = Math.floor(100 * (sister?.shared ?? 0))
      found.push({ path: page.url, sisterPath: sister?.url ?? null, percent, comparedAt: now })
    }
  }
  await db().$transaction([db().landingPageWords.deleteMany(), db().landingPageWords.createMany({ data: found })])
}

async function areFresh(now: Date): Promise<boolean> {
  const { _max } = await db().landingPageWords.aggregate({ _max: { comparedAt: true } })
  return _max.comparedAt !== null && now.getTime() - _max.comparedAt.getTime() < DAY_MS
}

/** Null if the page does not exist, because the gazetteer lacks a place of the catalogue. */
async function readPage(address: string): Promise<string | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`A landing page returned status ${response.status}.`)
  return response.text()
}
