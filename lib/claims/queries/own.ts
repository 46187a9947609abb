import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { Prisma } from '@/prisma/generated/client'
import { TRIES_PER_CODE } from '../rules/limits'
import { maskedEmail } from '../rules/masked-email'
import type { ClaimPage, OwnAddition, OwnClaimLine } from '../types'
import { readAddition } from './addition'
import { EVIDENCE, evidenceOf } from './evidence'
import { findSides } from './sides'
import { findProviderToClaim } from './to-claim'

/** How a provider stands for somebody who claims it, with their own newest claim. Throws NotFoundError. */
export async function findClaimPage(actor: SignedInActor, publicId: string, now: Date): Promise<ClaimPage> {
  const { internalId: providerId, email, ...provider } = await findProviderToClaim(publicId)
  const [sides, row] = await Promise.all([
    findSides(providerId),
    db().providerClaim.findFirst({
      where: { providerId, userId: actor.id, status: { not: 'withdrawn' } },
      orderBy: { id: 'desc' },
      select: {
        ...EVIDENCE,
        rejection: true,
        decisionNote: true,
        codeHash: true,
        codeExpiresAt: true,
        codeTries: true,
      },
    }),
  ])
  const isManager = sides.managers.includes(actor.id)
  const rivals = isManager ? sides.challengers : [...sides.managers, ...sides.challengers]
  return {
    provider,
    mailbox: email && maskedEmail(email),
    isManager,
    isContested: rivals.some((id) => id !== actor.id),
    own: row && {
      id: row.id,
      status: row.status,
      position: row.position,
      note: row.note,
      licenseNumber: row.licenseNumber,
      ...evidenceOf(row),
      isCodeOpen: row.codeHash !== null && row.codeTries < TRIES_PER_CODE && (row.codeExpiresAt ?? now) > now,
      rejection: row.rejection,
      decisionNote: row.decisionNote,
      createdAt: row.createdAt.toISOString(),
    },
  }
}

/** One's own claims, the newest first. */
export async function findOwnClaims(actor: SignedInActor): Promise<OwnClaimLine[]> {
  const rows = await db().providerClaim.findMany({
    where: { userId: actor.id, status: { not: 'withdrawn' } },
    orderBy: { id: 'desc' },
    take: 20,
    select: {
      id: true,
      status: true,
      createdAt: true,
      addition: true,
      provider: { select: { slug: true, name: true } },
    },
  })
  return rows.map(({ id, status, createdAt, addition, provider }) => ({
    id,
    status,
    createdAt: createdAt.toISOString(),
    provider: { id: provider?.slug ?? null, name: provider?.name ?? readAddition(addition).name },
  }))
}

/** A provider that the actor adds, or has added (id of the claim). Throws NotFoundError for any other. */
export async function findOwnAddition(actor: SignedInActor, id: number): Promise<OwnAddition> {
  const row = await db().providerClaim.findFirst({
    where: { id, userId: actor.id, status: { not: 'withdrawn' }, addition: { not: Prisma.AnyNull } },
    select: {
      id: true,
      status: true,
      position: true,
      note: true,
      licenseNumber: true,
      documentKey: true,
      rejection: true,
      decisionNote: true,
      addition: true,
      provider: { select: { slug: true } },
    },
  })
  if (!row) throw new NotFoundError('There is no such claim.')
  const { documentKey, addition, provider, ...own } = row
  return {
    ...own,
    hasDocument: documentKey !== null,
    addition: readAddition(addition),
    provider: provider && { id: provider.slug },
  }
}
