import 'server-only'
import { findRefusing } from '@/lib/notifications/queries'
import type { Database, Transaction } from '@/lib/platform/db'

type Connection = Database | Transaction

/**
 * Where those of these providers (internal ids) are reached whose pages nobody has claimed: their addresses on file, but those that
 * want no mails. As soon as somebody answers for a provider it is none of them.
 */
export async function findRelayAddresses(
  connection: Connection,
  providerIds: readonly number[],
): Promise<Map<number, string>> {
  if (providerIds.length === 0) return new Map()
  const rows = await connection.provider.findMany({
    where: {
      id: { in: [...providerIds] },
      status: { in: ['open', 'temporarily_closed'] },
      email: { not: null },
      people: { none: {} },
    },
    select: { id: true, email: true },
  })
  const found = rows.flatMap(({ id, email }) => (email ? [[id, email] as const] : []))
  const refusing = await findRefusing(
    connection,
    found.map(([, email]) => email),
  )
  return new Map(found.filter(([, email]) => !refusing.has(email)))
}

const RELAYED = {
  id: true,
  caregiverId: true,
  providerId: true,
  provider: { select: { slug: true, name: true, email: true, timeZone: true, status: true, people: { take: 1 } } },
  caregiver: { select: { firstName: true, lastName: true } },
} as const

/**
 * A conversation that its provider takes part in by mail: nobody has claimed the page, the parent is still here, and neither has
 * blocked the other. Null for any other, so that links end with the first of these. An address that wants no more mails keeps those it has.
 */
export async function findRelayed(connection: Connection, inquiryId: number) {
  const row = await connection.inquiry.findFirst({
    where: { id: inquiryId, relay: { isNot: null }, caregiver: { status: 'active' } },
    select: RELAYED,
  })
  if (!row) return null
  const { slug, name, email, timeZone, status, people } = row.provider
  if (!email || people.length > 0 || status === 'closed' || status === 'merged') return null
  const { caregiverId, providerId } = row
  if ((await connection.inquiryBlock.count({ where: { caregiverId, providerId } })) > 0) return null
  const provider = { id: slug, name, timeZone }
  return {
    id: inquiryId,
    caregiverId,
    providerId,
    side: 'careprovider' as const,
    email,
    provider,
    parent: row.caregiver,
  }
}
export type RelayedInquiry = NonNullable<Awaited<ReturnType<typeof findRelayed>>>
