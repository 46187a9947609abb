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
import { readCenters } from './read-centers'
import { saveProviderDetails } from './save-provider-details'

type Stored = {
  id: number
  code: string
  name: string
  kind: Kind
  zip: string | null
  /** Of a home that shows its city alone. */
  privateZip: string | null
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
  const places = pairs.map(({ change, before }) => placeAfter(change, before))
  const centers = await readCenters(
    tx,
    places.filter(({ kind }) => kind === 'family_home'),
  )
  const updatedAt = now().toISOString()
  const rows = places.map(({ change, before, ...after }) => {
    const { privateAddress, ...place } = publicPlaceOf(after, centers)
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

/**
 * Where it is from now on. A street that is not given stays: the public one, and the private one by not being written. A ZIP code that a home keeps
 * to itself stays so, whoever gives another one, until `showsZip` says otherwise.
 */
function placeAfter(change: ProviderChange, before: Stored) {
  return {
    ...before,
    ...withoutUndefined(change),
    street: change.street === undefined ? before.street : change.street,
    zip: change.zip ?? before.zip ?? before.privateZip ?? '',
    showsZip: change.showsZip ?? before.zip !== null,
    change,
    before,
  }
}

/** Reads and locks in the order of ids, so that two writers wait for each other instead of deadlocking. */
async function lockProviders(tx: Transaction, ids: readonly number[]): Promise<Map<number, Stored>> {
  const rows = await tx.$queryRaw<Stored[]>`
    SELECT p.id, p.code, p.name, p.kind::text AS kind, p.zip, a.zip AS "privateZip", p.street, p.latitude, p.longitude,
      p.location_slug AS "locationSlug"
    FROM providers p LEFT JOIN provider_private_addresses a ON a.provider_id = p.id
    WHERE p.id = ANY(${[...new Set(ids)]}::int[]) ORDER BY p.id FOR UPDATE OF p`
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same keys but those that say nothing; the type stays, since a change's keys may all be absent. */
function withoutUndefined<R extends object>(row: R): R {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as R
}
