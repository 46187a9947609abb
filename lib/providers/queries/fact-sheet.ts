import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import type { ProviderStatus } from '@/prisma/generated/enums'
import type { Kind } from '../catalogue/traits'
import { toAgeBand, toFactProvenances } from '../select'
import type { AgeBandFacts, FactProvenances } from '../types'

export type FactSheet = {
  kind: Kind
  status: ProviderStatus
  timeZone: string
  /** A home may show its city alone. */
  showsZip: boolean
  /** Places that are confirmed and end change its openings. */
  followsEnrollments: boolean
  facts: FactProvenances
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
  return { ...row, ...chosen, facts: toFactProvenances(facts), ageBands: ageBands.map(toAgeBand) }
}

/** What a comparison asks beside a card, by public id. */
export async function findComparedColumns(publicIds: readonly string[]) {
  const rows = await db().provider.findMany({
    where: { slug: { in: [...publicIds] } },
    select: { slug: true, amenities: true, registrationFeeCents: true, languages: true },
  })
  return new Map(rows.map(({ slug, ...columns }) => [slug, columns]))
}
