import type { Metadata } from 'next'
import { cache } from 'react'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import { tagPage, tags } from '@/lib/platform/cache/pages'
import { readForVisitors } from '@/lib/platform/database/replica'
import { now } from '@/lib/platform/time/clock'
import { findProviderPage } from '@/lib/providers/queries'
import { codeFromPublicId, internalIdOf } from '@/lib/providers/rules/names'

/**
 * Loaded once for metadata and page. Cache tags are set before the query, so that a cached "not found" is invalidated
 * when the provider is created. The id is used as it appears in the URL: ours need no percent encoding, and a malformed
 * one must not throw.
 */
export const loadProviderPage = cache(async (publicId: string) => {
  const code = codeFromPublicId(publicId)
  const internalId = code && internalIdOf(code)
  if (!internalId) return { kind: 'none' } as const
  await tagPage([tags.provider(internalId), tags.directory()])
  const page = await readForVisitors(() => findProviderPage(publicId, now()))
  if (page.kind === 'redirect') await tagPage(page.dependsOn.map(tags.provider))
  return page
})

/** The metadata of a page that is not indexed; where there is no provider, it is a 404. */
export const hiddenMetadata = ({ kind }: { kind: string }): Metadata => ({
  robots: { index: false },
  ...(kind === 'none' && { other: NOT_FOUND_MARK }),
})
