import { cache } from 'react'
import { tagPage, tags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'
import { findProviderPage } from '@/lib/providers/queries/provider-page'
import { codeFromPublicId, internalIdOf } from '@/lib/providers/rules/names'

/**
 * What stands at this address, once for metadata and page. Says what the answer depends on before it asks, so that also
 * "nobody" ends when that provider comes to be. The id is as it stands in the address: ours need no percent signs, and what
 * cannot be decoded is no reason to fail.
 */
export const loadProviderPage = cache(async (publicId: string) => {
  const code = codeFromPublicId(publicId)
  const internalId = code && internalIdOf(code)
  if (!internalId) return { kind: 'none' } as const
  await tagPage([tags.provider(internalId), tags.directory()])
  const page = await findProviderPage(publicId, now())
  if (page.kind === 'redirect') await tagPage(page.dependsOn.map(tags.provider))
  return page
})
