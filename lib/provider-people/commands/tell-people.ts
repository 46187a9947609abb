import 'server-only'
import type { FactsOf } from '@/lib/notifications/catalogue/kinds'
import { notify } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'
import { peopleToTell } from '../queries/own'

const READER = { id: true, email: true, firstName: true, lastName: true } as const
type News = { facts: FactsOf<'people-changed'>; at: Date; except: number }

/** Tells the managers of a provider (internal id) that its people have changed. */
export async function tellManagers(tx: Transaction, providerId: number, { facts, at, except }: News): Promise<void> {
  const where = { ...peopleToTell(providerId, 'manage-people'), id: { not: except } }
  for (const to of await tx.user.findMany({ where, select: READER }))
    await notify(tx, { kind: 'people-changed', to, facts, at })
}

/** Tells one person what has become of their own role; whose account is closed is told nothing. */
export async function tellPerson(tx: Transaction, userId: number, { facts, at }: Omit<News, 'except'>): Promise<void> {
  const to = await tx.user.findFirst({ where: { id: userId, status: 'active' }, select: READER })
  if (to) await notify(tx, { kind: 'people-changed', to, facts, at })
}
