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
  /** A home may show only its city. */
  showsZip: boolean
  /** Whether confirmed and ended enrollments change its openings. */
  followsEnrollments: boolean
  facts: FactProvenances
  /** Unordered; a band without a row is not stated. */
  ageBands: AgeBandFacts[]
}

/** The stated facts of a provider (internal id) with their provenance, for the people who manage it. Throws if it does not exist. */
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

/** What a comparison needs in addition to a card, by public id; of inspections, the newest. */
export async function findComparedColumns(publicIds: readonly string[]) {
  const rows =
    publicIds.length === 0
      ? []
      : await db().provider.findMany({
          where: { slug: { in: [...publicIds] } },
          select: {
            slug: true,
            amenities: true,
            registrationFeeCents: true,
            languages: true,
            inspections: {
              orderBy: { inspectedOn: 'desc' },
              take: 1,
              select: { inspectedOn: true, violations: true, correctedOn: true },
            },
          },
        })
  return new Map(
    rows.map(({ slug, inspections, ...columns }) => [
      slug,
      { ...columns, inspections: inspections.map(({ violations, ...on }) => ({ violations, ...daysOf(on) })) },
    ]),
  )
}

const daysOf = ({ inspectedOn, correctedOn }: { inspectedOn: Date; correctedOn: Date | null }) => ({
  inspectedOn: inspectedOn.toISOString().slice(0, 10),
  correctedOn: correctedOn?.toISOString().slice(0, 10) ?? null,
})
