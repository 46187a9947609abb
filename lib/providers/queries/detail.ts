import 'server-only'
import { db } from '@/lib/platform/db'
import { codeFromPublicId } from '../rules/public-id'
import { detailSelect, toDetail } from '../select/detail'
import type { ProviderDetail } from '../types'
import { whichContactExists } from './contact'

/** `dependsOn`: internal ids whose change makes the answer another one. */
export type ProviderPage =
  | { kind: 'page'; detail: ProviderDetail }
  /** An old or short address, or a provider that was merged into another: go to this public id for good. */
  | { kind: 'redirect'; publicId: string; dependsOn: number[] }
  | { kind: 'none' }

/** A chain of merges is followed this far; a longer one is a circle. */
const MOST_MERGES = 10

/** What stands at /provider/{publicId}. Holds no contact data. `now` decides what is sponsored. */
export async function findProviderPage(publicId: string, now: Date): Promise<ProviderPage> {
  const code = codeFromPublicId(publicId)
  const row = code && (await db().provider.findUnique({ where: { code }, select: detailSelect }))
  if (!row) return { kind: 'none' }
  if (row.status === 'merged') return findSurvivor(row.id)
  if (row.slug !== publicId) return { kind: 'redirect', publicId: row.slug, dependsOn: [row.id] }
  const [has, hasNamesake] = await Promise.all([whichContactExists(row.id), findsNamesake(row)])
  return { kind: 'page', detail: toDetail(row, { has, hasNamesake }, now) }
}

async function findSurvivor(mergedId: number): Promise<ProviderPage> {
  const dependsOn: number[] = []
  for (let id: number | null = mergedId; id !== null && dependsOn.length <= MOST_MERGES; ) {
    dependsOn.push(id)
    const row: { slug: string; status: string; mergedIntoId: number | null } | null = await db().provider.findUnique({
      where: { id },
      select: { slug: true, status: true, mergedIntoId: true },
    })
    if (!row) break
    if (row.status !== 'merged') return { kind: 'redirect', publicId: row.slug, dependsOn }
    id = row.mergedIntoId
  }
  return { kind: 'none' }
}

async function findsNamesake({ id, name, locationSlug }: { id: number; name: string; locationSlug: string }) {
  const other = await db().provider.findFirst({
    where: { locationSlug, name, id: { not: id }, status: { in: ['open', 'temporarily_closed'] } },
    select: { id: true },
  })
  return other !== null
}
