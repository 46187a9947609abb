import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { addJob } from '@/lib/platform/jobs/job'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import type { Kind } from '../catalogue/traits'
import { publishOpenDataJob } from '../open-data/jobs'
import { publicPlaceOf } from '../rules/address'
import { codeOf, publicIdOf } from '../rules/names'
import type { ProviderChange, ProviderDraft, SavedProvider } from '../schema'
import { refreshSearchDocuments } from '../search-documents/commands'
import {
  deleteRowsOf,
  insertRows,
  mergeRows,
  PROVIDER_DEFAULTS,
  providerColumns,
  readCenters,
  saveProviderDetails,
  updateRows,
} from './provider-rows'

/**
 * Queues a rebuild of the open-data files after this transaction. Otherwise they would contain the data it withdraws until the nightly run. The
 * job has its own queue, so that runs waiting for each other do not block other jobs.
 */
export const queueOpenDataRebuild = (tx: Transaction): Promise<void> =>
  addJob(tx, publishOpenDataJob, {}, { key: publishOpenDataJob.name, queue: publishOpenDataJob.name })

type Stored = {
  id: number
  code: string
  name: string
  kind: Kind
  zip: string | null
  /** The ZIP code of a home that shows only its city. */
  privateZip: string | null
  county: string | null
  street: string | null
  latitude: number
  longitude: number
  locationSlug: string
}

const noProvider = (id: number) => message('providers.errors.noProvider', { id: String(id) })

/** Part of saveProviders, which also refreshes the search documents. */
async function changeProviders(tx: Transaction, changes: readonly ProviderChange[]): Promise<SavedProvider[]> {
  if (changes.length === 0) return []
  const stored = await lockProviders(
    tx,
    changes.map(({ id }) => id),
  )
  const pairs = changes.map((change) => {
    const before = stored.get(change.id)
    if (!before) throw new NotFoundError(noProvider(change.id))
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
    const slug = publicIdOf(change.name ?? before.name, after.locationSlug, before.code)
    return {
      columns: { ...providerColumns(change), ...place, id: before.id, slug, updatedAt },
      saved: { id: before.id, code: before.code, slug },
      privateAddress: privateAddress && { providerId: before.id, ...privateAddress },
      removesAddress: change.street === null,
      withdraws:
        (before.kind !== 'family_home' && after.kind === 'family_home') ||
        (before.street !== null && place.street === null) ||
        (before.zip !== null && place.zip === null),
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
    rows.flatMap(({ removesAddress, saved }) => (removesAddress ? saved.id : [])),
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
  if (rows.some(({ withdraws }) => withdraws)) await queueOpenDataRebuild(tx)
  return rows.map(({ saved }) => saved)
}

/**
 * The provider's place after the change. An omitted street stays unchanged; a private one is not written at all. A home's private ZIP code stays
 * private, even if the change has a new one, unless the change also has `showsZip`: then the county becomes that of the ZIP code again.
 */
function placeAfter(change: ProviderChange, before: Stored) {
  const kind = change.kind ?? before.kind
  const isShownAgain = kind === 'family_home' && change.showsZip === true && before.zip === null
  const county = isShownAgain ? undefined : before.county
  return {
    kind,
    county: change.county === undefined ? county : change.county,
    street: change.street === undefined ? before.street : change.street,
    latitude: change.latitude ?? before.latitude,
    longitude: change.longitude ?? before.longitude,
    locationSlug: change.locationSlug ?? before.locationSlug,
    zip: change.zip ?? before.zip ?? before.privateZip ?? '',
    showsZip: change.showsZip ?? before.zip !== null,
    change,
    before,
  }
}

/** Reads and locks in the order of ids, so that two writers do not deadlock. */
async function lockProviders(tx: Transaction, ids: readonly number[]): Promise<Map<number, Stored>> {
  const [found] = await tx.$queryRaw<{ rows: string | null }[]>`
    SELECT json_agg(stored)::text AS rows FROM (
      SELECT p.id, p.code, p.name, p.kind, p.zip, a.zip AS "privateZip", p.county, p.street, p.latitude, p.longitude,
        p.location_slug AS "locationSlug"
      FROM providers p LEFT JOIN provider_private_addresses a ON a.provider_id = p.id
      WHERE p.id = ANY(${[...new Set(ids)]}::int[]) ORDER BY p.id FOR UPDATE OF p
    ) stored`
  const rows: Stored[] = JSON.parse(found?.rows ?? '[]')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Part of saveProviders, which also refreshes the search documents. */
async function createProviders(tx: Transaction, drafts: readonly ProviderDraft[]): Promise<SavedProvider[]> {
  if (drafts.length === 0) return []
  const places = drafts.map((draft) => {
    const { street = null, county = null, showsZip = true } = draft
    return { ...draft, street, county, showsZip }
  })
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
      ...PROVIDER_DEFAULTS,
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

/** Ids are reserved from the sequence first, since a provider's code and slug are computed from its id. */
async function reserveIds(tx: Transaction, count: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: bigint }[]>`
    SELECT nextval(pg_get_serial_sequence('providers', 'id')) AS id FROM generate_series(1, ${count}::int)`
  return rows.map(({ id }) => Number(id))
}

/**
 * Saves many providers in a few statements and refreshes their search documents: drafts (without an id) are created, changes
 * (with an id) write only their given keys. Returns the providers in the order of the items, which must have been validated
 * by `providerDraft` or `providerChange`. With `refreshes: false` the caller refreshes the documents. Throws InvalidInputError for a
 * family home in a ZIP code (or, if it hides that, a city) that the gazetteer lacks, NotFoundError for a change of an unknown provider.
 */
export async function saveProviders(
  tx: Transaction,
  items: readonly (ProviderDraft | ProviderChange)[],
  { refreshes = true } = {},
): Promise<SavedProvider[]> {
  const drafts: ProviderDraft[] = []
  const changes: ProviderChange[] = []
  for (const item of items) isChange(item) ? changes.push(item) : drafts.push(item)
  const created = (await createProviders(tx, drafts)).values()
  const changed = (await changeProviders(tx, changes)).values()
  const saved = items.flatMap((item) => (isChange(item) ? changed : created).next().value ?? [])
  if (refreshes)
    await refreshSearchDocuments(
      tx,
      saved.map(({ id }) => id),
    )
  return saved
}

function isChange(item: ProviderDraft | ProviderChange): item is ProviderChange {
  return 'id' in item
}

/**
 * Merges a provider into another (internal ids): its page redirects to the survivor's and searches no longer find it. Does not
 * move or delete anything. Throws NotFoundError if one of them does not exist, InvalidInputError if both are the same or the
 * survivor is itself merged.
 */
export async function mergeProvider(tx: Transaction, mergedId: number, survivorId: number): Promise<void> {
  if (mergedId === survivorId) throw new InvalidInputError(message('providers.errors.intoItself'))
  const found = await tx.provider.findMany({
    where: { id: { in: [mergedId, survivorId] } },
    select: { id: true, status: true },
  })
  if (found.length < 2) throw new NotFoundError(noProvider(found[0]?.id === mergedId ? survivorId : mergedId))
  if (found.find(({ id }) => id === survivorId)?.status === 'merged')
    throw new InvalidInputError(message('providers.errors.intoMerged'))
  await tx.provider.update({ where: { id: mergedId }, data: { status: 'merged', mergedIntoId: survivorId } })
  await refreshSearchDocuments(tx, [mergedId])
  await queueOpenDataRebuild(tx)
}

/**
 * Moves license records and inspections of a provider that is being merged into another (internal ids, both locked). If both have the same
 * license, the record from the newer file remains; if both have an inspection with the same day and result, one of them remains.
 */
export async function moveRecords(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM provider_licenses AS one USING provider_licenses AS other
    WHERE one.issuer = other.issuer AND one.number = other.number AND one.id <> other.id
      AND one.provider_id IN (${fromId}, ${toId}) AND other.provider_id IN (${fromId}, ${toId})
      AND (one.as_of, one.provider_id = ${toId}) < (other.as_of, other.provider_id = ${toId})`
  await tx.providerLicense.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await tx.$executeRaw`
    DELETE FROM provider_inspections AS theirs USING provider_inspections AS ours
    WHERE theirs.provider_id = ${fromId} AND ours.provider_id = ${toId} AND ours.inspected_on = theirs.inspected_on
      AND ours.violations = theirs.violations AND ours.summary IS NOT DISTINCT FROM theirs.summary`
  await tx.providerInspection.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await refreshSearchDocuments(tx, [toId])
}

/** Serializes writes to rows that belong to one provider, so that concurrent requests cannot exceed a limit. */
export async function lockProvider(tx: Transaction, providerId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM providers WHERE id = ${providerId} FOR NO KEY UPDATE`
}
