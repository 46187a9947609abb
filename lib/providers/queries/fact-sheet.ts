import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import type { ProviderStatus } from '@/prisma/generated/enums'
import type { Kind } from '../catalogue/traits'
import { toAgeBand, toFactStamps } from '../select/parts'
import type { AgeBandFacts, FactStamps } from '../types'

export type FactSheet = {
  kind: Kind
  status: ProviderStatus
  timeZone: string
  /** A home may show its city alone. */
  showsZip: boolean
  /** Places that are confirmed and end change its openings. */
  followsEnrollments: boolean
  facts: FactStamps
  /** In no order; a band without a row is not stated. */
  ageBands: AgeBandFacts[]
}

/** What is stated of a provider (internal id) and since when, for who looks after it. Throws where there is none. */
export async function findFactSheet(internalId: number, connection: Database | Transaction = db()): Promise<FactSheet> {
  const { facts, ageBands, zip, openingsFollowSince, ...row } = await connection.provider.findUniqueOrThrow({
    where: { id: internalId },
    select: {
      kind: true,
      status: true,
      timeZone: true,
      zip: true,
      openingsFollowSince: true,
      facts: { omit: { providerId: true } },
      ageBands: { omit: { providerId: true } },
    },
  })
  const chosen = { showsZip: zip !== null, followsEnrollments: openingsFollowSince !== null }
  return { ...row, ...chosen, facts: toFactStamps(facts), ageBands: ageBands.map(toAgeBand) }
}
