import 'server-only'
import type { Database, Transaction } from '@/lib/platform/db'
import { ACTIVE_PEOPLE } from '@/lib/provider-people/queries/own'
import { type Standing, standingOf } from '../rules/standing'
import type { OwnInquiry } from './own'
import { findRelayAddresses } from './relay'

/** How a conversation, or one that is about to begin, stands for one of its sides. */
export async function findStanding(
  connection: Database | Transaction,
  { caregiverId, providerId, side }: Omit<OwnInquiry, 'id'>,
): Promise<Standing> {
  const { status, inquiryBlocks, _count } = await connection.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: {
      status: true,
      inquiryBlocks: { where: { caregiverId }, select: { side: true } },
      _count: { select: { people: { where: ACTIVE_PEOPLE } } },
    },
  })
  const isAnswered = _count.people > 0 || (await findRelayAddresses(connection, [providerId])).has(providerId)
  return standingOf({ side, status, isAnswered, blocks: inquiryBlocks.map((one) => one.side) })
}
