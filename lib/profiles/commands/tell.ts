import 'server-only'
import type { FactsOf } from '@/lib/notifications/catalogue/kinds'
import { notify } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'
import { peopleToTell } from '@/lib/provider-people/queries/own'

const READER = { id: true, email: true, firstName: true, lastName: true } as const

/** Tells every active admin that a change waits for a decision. */
export async function tellAdmins(tx: Transaction, providerId: number, at: Date): Promise<void> {
  const { name } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { name: true } })
  const facts = { provider: name }
  for (const to of await tx.user.findMany({ where: { role: 'admin', status: 'active' }, select: READER }))
    await notify(tx, { kind: 'profile-change-waits', to, facts, at })
}

/** Tells everybody who may edit the page that an admin has put it back; the dashboard says why. */
export async function tellRolledBack(tx: Transaction, providerId: number, at: Date): Promise<void> {
  const { name, slug } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { name: true, slug: true },
  })
  const facts = { provider: name, publicId: slug }
  const editors = await tx.user.findMany({ where: peopleToTell(providerId, 'edit-profile'), select: READER })
  for (const to of editors) await notify(tx, { kind: 'profile-rolled-back', to, facts, at })
}

/** Tells everybody who may edit the page what became of its change. */
export async function tellEditors(
  tx: Transaction,
  providerId: number,
  facts: FactsOf<'profile-change-decided'>,
  at: Date,
): Promise<void> {
  const editors = await tx.user.findMany({ where: peopleToTell(providerId, 'edit-profile'), select: READER })
  for (const to of editors) await notify(tx, { kind: 'profile-change-decided', to, facts, at })
}
