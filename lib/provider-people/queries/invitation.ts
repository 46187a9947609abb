import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { tokenHash } from '@/lib/platform/secrets'
import type { InvitationOffer } from '../types'

const DEAD_LINK =
  'This invitation does not work any more: it was used, withdrawn, or is too old. Please ask for a new one.'

/** The invitation of a link. Throws InvalidInputError for a dead one. */
export async function findInvitation(token: string, now: Date, connection: Database | Transaction = db()) {
  const row = await connection.providerInvitation.findFirst({
    where: { tokenHash: tokenHash(token), expiresAt: { gt: now }, provider: { status: { not: 'merged' } } },
    select: {
      id: true,
      providerId: true,
      role: true,
      provider: { select: { slug: true, name: true, city: true } },
    },
  })
  if (!row) throw new InvalidInputError(DEAD_LINK, { token: DEAD_LINK })
  return row
}

/** What whoever holds the link is told before they agree. Throws InvalidInputError for a dead one. */
export async function readInvitation(token: string, now: Date): Promise<InvitationOffer> {
  const { role, provider } = await findInvitation(token, now)
  return { role, provider: { id: provider.slug, name: provider.name, city: provider.city } }
}
