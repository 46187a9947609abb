import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { joinTexts, message } from '@/lib/platform/language/message'
import { findCandidateIds, readStoredProviders } from '../matching/queries'
import { type Comparable, decideMatch, matchOf } from '../matching/rules/providers'
import type { OwnerKey, RecordMapping, RecordRejection } from './schema'

export type Owner = { providerId: number } | RecordRejection

const UNMATCHED: RecordRejection = {
  code: 'unmatched',
  reason: message('imports.recordErrors.unmatched'),
}

/**
 * Finds the provider of each record, in the order of `keys`: by the issuer's license number, else by the id in a list, else
 * by name, address and ZIP code, matched like rows of providers. Records of a merged provider go to the survivor.
 */
export async function findOwners(tx: Transaction, mapping: RecordMapping, keys: readonly OwnerKey[]): Promise<Owner[]> {
  const byNumber = await findByNumber(tx, mapping.issuer, keys)
  const byId = await findBySourceId(tx, mapping.match.sourceId?.source ?? null, keys)
  const exact = keys.map((key) => byNumber.get(key.licenseNumber ?? '') ?? byId.get(key.sourceId ?? '') ?? null)
  const others = keys.filter((_, index) => exact[index] === null)
  const matched = (await findByAddress(tx, mapping.source, others)).values()
  return exact.map((owner) => owner ?? matched.next().value ?? UNMATCHED)
}

type Found = { key: string; ids: number[] }

async function findByNumber(tx: Transaction, issuer: string, keys: readonly OwnerKey[]): Promise<Map<string, Owner>> {
  const numbers = keys.flatMap(({ licenseNumber }) => licenseNumber ?? [])
  if (numbers.length === 0) return new Map()
  return owners(
    await tx.$queryRaw<Found[]>`
      SELECT l.number AS key, array_agg(DISTINCT coalesce(p.merged_into_id, p.id)) AS ids
      FROM provider_licenses l JOIN providers p ON p.id = l.provider_id
      WHERE l.issuer = ${issuer} AND l.number = ANY(${numbers}::text[]) GROUP BY l.number`,
    'severalByLicense',
  )
}

async function findBySourceId(tx: Transaction, source: string | null, keys: readonly OwnerKey[]) {
  const ids = keys.flatMap(({ sourceId }) => sourceId ?? [])
  if (source === null || ids.length === 0) return new Map<string, Owner>()
  return owners(
    await tx.$queryRaw<Found[]>`
      SELECT s.source_id AS key, array_agg(DISTINCT coalesce(p.merged_into_id, p.id)) AS ids
      FROM provider_sources s JOIN providers p ON p.id = s.provider_id
      WHERE s.source = ${source} AND s.source_id = ANY(${ids}::text[]) GROUP BY s.source_id`,
    'severalById',
  )
}

function owners(rows: readonly Found[], several: 'severalByLicense' | 'severalById'): Map<string, Owner> {
  return new Map(
    rows.map(({ key, ids: [providerId, ...others] }) => [
      key,
      providerId === undefined || others.length > 0
        ? {
            code: 'several',
            reason: message(`imports.recordErrors.${several}`, { count: String(others.length + 1) }),
          }
        : { providerId },
    ]),
  )
}

/** Applies the matching rules of the provider import; only a certain match counts. */
async function findByAddress(tx: Transaction, source: string, keys: readonly OwnerKey[]): Promise<Owner[]> {
  const rows = keys.map(comparable)
  const known = rows.filter((row) => row !== null)
  if (known.length === 0) return keys.map(() => UNMATCHED)
  const candidates = (await findCandidateIds(tx, known)).values()
  const idsOf = rows.map((row) => (row ? (candidates.next().value ?? []) : []))
  const providers = await readStoredProviders(tx, source, idsOf.flat())
  return rows.map((row, index) => {
    const found = (idsOf[index] ?? []).flatMap((id) => {
      const provider = providers.get(id)
      const match = row && provider && !provider.isMerged ? matchOf(row, provider) : null
      return provider && match ? [{ provider, match }] : []
    })
    const decision = decideMatch(found)
    if (decision.action === 'merge') return { providerId: decision.found.provider.providerId }
    if (decision.action === 'add') return UNMATCHED
    const [first] = decision.found
    return {
      code: decision.code === 'several' ? 'several' : 'unmatched',
      reason: joinTexts(first ? `${first.provider.name} (${first.provider.slug})? ` : '', decision.reason),
    }
  })
}

function comparable({ name, street, zip, phone }: OwnerKey): Comparable | null {
  return name && zip ? { name, alternateNames: [], street, zip, phone, licenses: [] } : null
}
