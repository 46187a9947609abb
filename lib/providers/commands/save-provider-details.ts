import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { ProviderChange, ProviderDraft } from '../schema/provider-draft'
import { deleteRowsOf, insertRows, mergeRows, type Row } from './bulk-rows'

export type WithId = { id: number; item: Partial<ProviderDraft> | ProviderChange }

/** Tables whose rows are laid over the stored ones by key: a source that knows tuition leaves the openings alone. */
const MERGED = {
  provider_facts: {
    keys: ['providerId', 'group'],
    rows: (item) => item.facts && Object.entries(item.facts).map(([group, stamp]) => ({ group, ...stamp })),
  },
  provider_age_bands: { keys: ['providerId', 'band'], rows: (item) => item.ageBands },
  provider_licenses: { keys: ['issuer', 'number', 'providerId'], rows: (item) => item.licenses },
  provider_sources: { keys: ['source', 'sourceId'], rows: (item) => item.sources },
} satisfies Record<string, { keys: string[]; rows: (item: WithId['item']) => Row[] | undefined }>

/** Tables whose rows are given as a whole: what is stored goes, the given ones come. */
const REPLACED = {
  provider_hours: (item) => item.hours,
  provider_inspections: (item) => item.inspections,
  provider_photos: (item) => item.photos?.map(inOrder),
  provider_activities: (item) => item.activities?.map(inOrder),
  provider_virtual_tours: (item) =>
    item.virtualTours?.map(({ photos = [], video = null, ...tour }) => ({ ...tour, photos, video })),
} satisfies Record<string, (item: WithId['item']) => Row[] | undefined>

/** Writes everything of these providers that stands in tables of its own. `isNew` saves looking for what is stored. */
export async function saveProviderDetails(tx: Transaction, items: readonly WithId[], isNew: boolean): Promise<void> {
  for (const [table, { keys, rows }] of Object.entries(MERGED)) {
    const given = items.flatMap(({ id, item }) => (rows(item) ?? []).map((row) => ({ ...row, providerId: id })))
    if (isNew) await insertRows(tx, table, given)
    else await mergeRows(tx, table, keys, given)
  }
  for (const [table, rows] of Object.entries(REPLACED)) {
    const given = items.filter(({ item }) => rows(item) !== undefined)
    if (!isNew)
      await deleteRowsOf(
        tx,
        table,
        given.map(({ id }) => id),
      )
    await insertRows(
      tx,
      table,
      given.flatMap(({ id, item }) => (rows(item) ?? []).map((row) => ({ ...row, providerId: id }))),
    )
  }
}

function inOrder<R extends object>(row: R, position: number): R & { position: number } {
  return { ...row, position }
}
