import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/names'
import { findPlan } from '@/lib/billing/queries/plan'
import { isFrozen } from '@/lib/claims/queries/sides'
import { countUnread, findChoices } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { findStanding } from '@/lib/profiles/queries/profile'
import { managedProviders } from '@/lib/provider-people/queries/own'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import type { SeenProvider, WhatTheySee } from '../types'

const MAILS = 20

/**
 * What somebody's account shows them, as far as it is none of their family's business: what is sent to them and how it went, what they
 * chose, and how their providers' pages stand. Looking is logged. Throws NotFoundError.
 */
export async function lookAtAccount(admin: SignedInActor, id: number, now: Date): Promise<WhatTheySee> {
  const user = await db().user.findUnique({
    where: { id },
    select: { id: true, role: true, email: true, firstName: true, lastName: true },
  })
  if (!user) throw new NotFoundError('There is no such account.')
  await recordAudit(db(), { action: 'account.looked-at', at: now, actorId: admin.id, subjectId: id })
  const person: SignedInActor = { kind: 'user', ...user }
  const managed = user.role === 'careprovider' ? await managedProviders(id) : []
  const [unread, choices, mails, providers] = await Promise.all([
    countUnread(person),
    findChoices(person),
    db().mail.findMany({
      where: { userId: id },
      orderBy: { id: 'desc' },
      take: MAILS,
      select: { id: true, kind: true, status: true, createdAt: true },
    }),
    Promise.all(managed.map((one) => lookAtProvider(one, now))),
  ])
  return { id, name: fullName(user), role: user.role, unread, choices, mails, providers }
}

type Managed = Awaited<ReturnType<typeof managedProviders>>[number]

async function lookAtProvider({ internalId, id, name, role }: Managed, now: Date): Promise<SeenProvider> {
  const [{ change }, { facts, timeZone }, { plan, paidUntil }, isHeld, unanswered] = await Promise.all([
    findStanding(internalId),
    findFactSheet(internalId),
    findPlan(internalId, now),
    isFrozen(internalId),
    db().inquiry.count({ where: { providerId: internalId, answeredAt: null } }),
  ])
  const waits = change?.status === 'pending' ? { id: change.id, fields: Object.keys(change.fields).length } : null
  return { id, name, role, timeZone, waits, isHeld, plan, paidUntil, unanswered, facts }
}
