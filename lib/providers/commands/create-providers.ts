import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { codeOf, publicIdOf } from '../rules/public-id'
import { publicPlaceOf } from '../rules/public-place'
import type { ProviderDraft, SavedProvider } from '../schema/provider-draft'
import { insertRows } from './bulk-rows'
import { providerColumns, UNKNOWN } from './provider-columns'
import { readCenters } from './read-centers'
import { saveProviderDetails } from './save-provider-details'

/** Part of saveProviders; alone it would leave the search documents behind. */
export async function createProviders(tx: Transaction, drafts: readonly ProviderDraft[]): Promise<SavedProvider[]> {
  if (drafts.length === 0) return []
  const places = drafts.map((draft) => ({ ...draft, street: draft.street ?? null, showsZip: draft.showsZip ?? true }))
  const centers = await readCenters(
    tx,
    places.filter(({ kind }) => kind === 'family_home'),
  )
  const ids = await reserveIds(tx, drafts.length)
  const time = now().toISOString()
  const rows = places.map((draft, index) => {
    const id = Number(ids[index])
    const code = codeOf(id)
    const slug = publicIdOf(draft.name, draft.locationSlug, code)
    const { privateAddress, ...place } = publicPlaceOf(draft, centers)
    const columns = {
      ...UNKNOWN,
      ...providerColumns(draft),
      ...place,
      id,
      code,
      slug,
      createdAt: time,
      updatedAt: time,
    }
    return { columns, privateAddress: privateAddress && { providerId: id, ...privateAddress } }
  })
  await insertRows(
    tx,
    'providers',
    rows.map(({ columns }) => columns),
  )
  await insertRows(
    tx,
    'provider_private_addresses',
    rows.flatMap(({ privateAddress }) => privateAddress ?? []),
  )
  await saveProviderDetails(
    tx,
    rows.map(({ columns }, index) => ({ id: columns.id, item: drafts[index] ?? {} })),
    true,
  )
  return rows.map(({ columns: { id, code, slug } }) => ({ id, code, slug }))
}

/** Ids come from the table's sequence first, since a provider's code and slug are made from its id. */
async function reserveIds(tx: Transaction, count: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: bigint }[]>`
    SELECT nextval(pg_get_serial_sequence('providers', 'id')) AS id FROM generate_series(1, ${count}::int)`
  return rows.map(({ id }) => Number(id))
}
