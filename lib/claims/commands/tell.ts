import 'server-only'
import type { FactsOf } from '@/lib/notifications/catalogue/kinds'
import { notify } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'

const READER = { id: true, email: true, firstName: true, lastName: true } as const

/** Tells every active admin that a claim waits. */
export async function tellDeciders(tx: Transaction, facts: FactsOf<'claim-received'>, at: Date): Promise<void> {
  const admins = { where: { role: 'admin', status: 'active' }, select: READER } as const
  for (const to of await tx.user.findMany(admins)) await notify(tx, { kind: 'claim-received', to, facts, at })
}

/** Tells accounts that somebody else wants the provider that they manage, or claim. */
export async function tellOtherSides(
  tx: Transaction,
  userIds: readonly number[],
  facts: FactsOf<'claim-contested'>,
  at: Date,
): Promise<void> {
  const others = { id: { in: [...userIds] }, status: 'active' as const }
  for (const to of await tx.user.findMany({ where: others, select: READER }))
    await notify(tx, { kind: 'claim-contested', to, facts, at })
}

/** Tells a claimant what was decided, by mail with the words that the admin wrote for them; whose account is closed is told nothing. */
export async function tellClaimant(
  tx: Transaction,
  userId: number,
  facts: FactsOf<'claim-decided'>,
  at: Date,
  reviewerWords?: string,
): Promise<void> {
  const to = await tx.user.findFirst({ where: { id: userId, status: 'active' }, select: READER })
  if (to) await notify(tx, { kind: 'claim-decided', to, facts, at, reviewerWords })
}
