import 'server-only'
import { findByPublicIds } from '@/lib/favorites/queries'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { ACTIVE_PEOPLE } from '@/lib/provider-people/queries/own'
import { findSurvivors } from '@/lib/providers/queries/survivors'
import { findRelayAddresses } from './relay'

/**
 * `id`: public id. `isAnswered`: somebody of the provider reads here, or (`isByMail`) at its address on file since nobody has claimed
 * its page; and it has not closed.
 */
export type Addressee = {
  internalId: number
  id: string
  name: string
  isClosed: boolean
  isAnswered: boolean
  isByMail: boolean
  timeZone: string
}

/** What these providers are today, in their order, each once; ids that nobody has are left out. */
export async function findAddressees(
  publicIds: readonly string[],
  connection: Database | Transaction = db(),
): Promise<Addressee[]> {
  const asked = await findByPublicIds(publicIds, connection)
  const present = [...new Set((await findSurvivors([...asked.keys()], connection)).map(({ id }) => id))]
  const rows = await connection.provider.findMany({
    where: { id: { in: present } },
    select: {
      id: true,
      slug: true,
      name: true,
      status: true,
      timeZone: true,
      _count: { select: { people: { where: ACTIVE_PEOPLE } } },
    },
  })
  const addresses = await findRelayAddresses(connection, present)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return present.flatMap((internalId) => {
    const row = byId.get(internalId)
    if (!row) return []
    const isClosed = row.status === 'closed'
    const isByMail = addresses.has(internalId)
    const isAnswered = isByMail || (row._count.people > 0 && !isClosed)
    return { internalId, id: row.slug, name: row.name, timeZone: row.timeZone, isClosed, isAnswered, isByMail }
  })
}
