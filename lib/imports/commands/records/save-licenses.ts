import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { mergeRows } from '@/lib/providers/commands/bulk-rows'
import type { FactStamp } from '@/lib/providers/types'
import { planLicense, type RecordPlan, type StoredLicense } from '../../rules/records/plan-record'
import type { ReadLicense } from '../../rules/records/types'
import type { RecordMapping } from '../../schema/record-mapping'
import type { Owned } from './record-run'

type Stored = StoredLicense & { providerId: number; number: string }
type Stamp = Pick<FactStamp, 'source' | 'confirmedOn'> & { providerId: number }

const DAY = 'YYYY-MM-DD'

/** What becomes of each license, in the order given. */
export async function planLicenses(
  tx: Transaction,
  { issuer }: RecordMapping,
  owned: readonly Owned<ReadLicense>[],
): Promise<RecordPlan[]> {
  const ids = owned.map(({ providerId }) => providerId)
  const stored = await tx.$queryRaw<Stored[]>`
    SELECT provider_id AS "providerId", number, kind, status, to_char(issued_on, ${DAY}) AS "issuedOn",
      to_char(expires_on, ${DAY}) AS "expiresOn", to_char(as_of, ${DAY}) AS "asOf"
    FROM provider_licenses WHERE issuer = ${issuer} AND provider_id = ANY(${ids}::int[])`
  const stamps = await tx.$queryRaw<Stamp[]>`
    SELECT provider_id AS "providerId", source, to_char(confirmed_on, ${DAY}) AS "confirmedOn"
    FROM provider_facts WHERE "group" = 'license' AND provider_id = ANY(${ids}::int[])`
  const licenseOf = new Map(stored.map((one) => [`${one.providerId} ${one.number}`, one]))
  const stampOf = new Map(stamps.map((one) => [one.providerId, one]))
  return owned.map(({ providerId, what }) =>
    planLicense(what, licenseOf.get(`${providerId} ${what.number}`), stampOf.get(providerId)),
  )
}

/** Writes licenses, and stamps the license group with the newest of their days. */
export async function saveLicenses(
  tx: Transaction,
  { issuer }: RecordMapping,
  owned: readonly Owned<ReadLicense>[],
): Promise<void> {
  await mergeRows(
    tx,
    'provider_licenses',
    ['issuer', 'number', 'providerId'],
    owned.map(({ providerId, what }) => ({ ...what, issuer, providerId })),
  )
  const days = new Map<number, string>()
  for (const { providerId, what } of owned)
    if (what.asOf > (days.get(providerId) ?? '')) days.set(providerId, what.asOf)
  await tx.$executeRaw`
    INSERT INTO provider_facts (provider_id, "group", source, source_name, confirmed_on)
    SELECT id, 'license', 'state_file', ${issuer}, day::date
    FROM unnest(${[...days.keys()]}::int[], ${[...days.values()]}::text[]) AS given (id, day)
    ON CONFLICT (provider_id, "group") DO UPDATE
    SET source = excluded.source, source_name = excluded.source_name, confirmed_on = excluded.confirmed_on
    WHERE provider_facts.confirmed_on <= excluded.confirmed_on`
}
