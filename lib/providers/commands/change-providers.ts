import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { Kind } from '../catalogue/traits'
import { publicIdOf } from '../rules/public-id'
import { publicPlaceOf } from '../rules/public-place'
import type { ProviderChange, SavedProvider } from '../schema/provider-draft'
import { deleteRowsOf, mergeRows, updateRows } from './bulk-rows'
import { providerColumns } from './provider-columns'
import { saveProviderDetails } from './save-provider-details'
import { readZipCenters } from './zip-centers'

type Stored = {
  id: number
  code: string
  name: string
  kind: Kind
  zip: string
  street: string | null
  latitude: number
  longitude: number
  locationSlug: string
}

/** Part of saveProviders; alone it would leave the search documents behind. */
export async function changeProviders(tx: Transaction, changes: readonly ProviderChange[]): Promise<SavedProvider[]> {
  if (changes.length === 0) return []
  const stored = await lockProviders(
    tx,
    changes.map(({ id }) => id),
  )
  const pairs = changes.map((change) => {
    const before = stored.get(change.id)
    if (!before) throw new NotFoundError(`There is no provider ${change.id}.`)
    return { change, before }
  })
  const familyHomes = pairs.filter(({ change, before }) => (change.kind ?? before.kind) === 'family_home')
  const zipCenter = await readZipCenters(
    tx,
    familyHomes.map(({ change, before }) => change.zip ?? before.zip),
  )
  const updatedAt = now().toISOString()
  const rows = pairs.map(({ change, before }) => {
    const after = { ...before, ...withoutUndefined(change), street: streetAfter(change, before) }
    const { privateAddress, ...place } = publicPlaceOf(after, zipCenter)
    const slug = publicIdOf(after.name, after.locationSlug, before.code)
    return {
      columns: { ...withoutUndefined(providerColumns(change)), ...place, id: before.id, slug, updatedAt },
      saved: { id: before.id, code: before.code, slug },
      privateAddress: privateAddress && { providerId: before.id, ...privateAddress },
      forgetsAddress: change.street === null,
    }
  })
  await updateRows(
    tx,
    'providers',
    rows.map(({ columns }) => columns),
  )
  await deleteRowsOf(
    tx,
    'provider_private_addresses',
    rows.flatMap(({ forgetsAddress, saved }) => (forgetsAddress ? saved.id : [])),
  )
  await mergeRows(
    tx,
    'provider_private_addresses',
    ['providerId'],
    rows.flatMap(({ privateAddress }) => privateAddress ?? []),
  )
  await saveProviderDetails(
    tx,
    changes.map((change) => ({ id: change.id, item: change })),
    false,
  )
  return rows.map(({ saved }) => saved)
}

/** A street that is not given stays: the public one, and the private one by not being written. */
function streetAfter(change: ProviderChange, before: Stored): string | null {
  return change.street === undefined ? before.street : change.street
}

/** Reads and locks in the order of ids, so that two writers wait for each other instead of deadlocking. */
async function lockProviders(tx: Transaction, ids: readonly number[]): Promise<Map<number, Stored>> {
  const rows = await tx.$queryRaw<Stored[]>`
    SELECT id, code, name, kind::text AS kind, zip, street, latitude, longitude, location_slug AS "locationSlug"
    FROM providers WHERE id = ANY(${[...new Set(ids)]}::int[]) ORDER BY id FOR UPDATE`
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same keys but those that say nothing; the type stays, since a change's keys may all be absent. */
function withoutUndefined<R extends object>(row: R): R {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as R
}
