import 'server-only'
import { sendSignal } from '@/lib/platform/commands/send-signal'
import type { Transaction } from '@/lib/platform/db'

/** The open pages of both sides of a conversation ask for it anew: also the writer's, who may have another one. */
export async function signalBoth(
  tx: Transaction,
  { caregiverId, providerId }: { caregiverId: number; providerId: number },
): Promise<void> {
  const people = await tx.providerPerson.findMany({ where: { providerId }, select: { userId: true } })
  await sendSignal(tx, 'messages', [caregiverId, ...people.map(({ userId }) => userId)])
}
