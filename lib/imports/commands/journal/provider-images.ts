import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { Image } from '../../rules/images'

/** What no import writes, or what follows from the rest. */
const NOT_KEPT = ['id', 'code', 'created_at', 'updated_at', 'rating_average', 'review_count', 'sponsored_until']
  .concat(['is_sample', 'merged_into_id'])
  .map((column) => `'${column}'`)
  .join(', ')

const keyed = (table: string, key: string, of: string) => `
  || coalesce((SELECT jsonb_object_agg(${key}, to_jsonb(r) - 'id') FROM ${table} r WHERE ${of}), '{}')`
const listed = (name: string, table: string) => `
  || jsonb_build_object('${name}', (
    SELECT jsonb_agg(row ORDER BY row) FROM (
      SELECT to_jsonb(r) - 'id' AS row FROM ${table} r WHERE r.provider_id = p.id
    ) list
  ))`

const OWN = 'r.provider_id = p.id'
/** A merged provider's rows in files lead to the survivor. */
const OWN_OR_MERGED = `(${OWN} OR r.provider_id IN (SELECT m.id FROM providers m WHERE m.merged_into_id = p.id))`

const IMAGE = `to_jsonb(p) - ARRAY[${NOT_KEPT}]
  || jsonb_build_object('private_address', (SELECT to_jsonb(r) FROM provider_private_addresses r WHERE ${OWN}))
  ${keyed('provider_facts', `'fact:' || r."group"`, OWN)}
  ${keyed('provider_age_bands', `'band:' || r.band`, OWN)}
  ${keyed('provider_licenses', `'license:' || r.issuer || ':' || r.number`, OWN)}
  ${keyed('provider_sources', `'source:' || r.source || ':' || r.source_id`, OWN_OR_MERGED)}
  ${listed('hours', 'provider_hours')}
  ${listed('inspections', 'provider_inspections')}`

/** These providers (internal ids) as they are, locked until the transaction ends, in the order that every writer takes. */
export async function readImages(tx: Transaction, ids: readonly number[]): Promise<Map<number, Image>> {
  if (ids.length === 0) return new Map()
  await tx.$executeRaw`SELECT FROM providers WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`
  const rows = await tx.$queryRawUnsafe<{ id: number; image: Image }[]>(
    `SELECT p.id, ${IMAGE} AS image FROM providers p WHERE p.id = ANY($1::int[])`,
    [...ids],
  )
  return new Map(rows.map(({ id, image }) => [id, image]))
}
