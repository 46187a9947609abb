import 'server-only'
import { fullName } from '@/lib/accounts/rules/names'
import { readAddition } from '@/lib/claims/queries/addition'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { UserFile } from '../types'

/** What an admin sees of one account. Throws NotFoundError. */
export async function findUserFile(id: number, now: Date): Promise<UserFile> {
  const row = await db().user.findUnique({
    where: { id },
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      role: true,
      status: true,
      createdAt: true,
      emailVerifiedAt: true,
      secondFactor: { select: { confirmedAt: true } },
      deletion: { select: { dueAt: true } },
      careproviderProfile: { select: { daycareName: true, licenseNumber: true } },
      sessions: {
        where: { expiresAt: { gt: now } },
        orderBy: { lastSeenAt: 'desc' },
        select: { device: true, createdAt: true, lastSeenAt: true },
      },
      manages: {
        orderBy: { createdAt: 'asc' },
        select: { role: true, provider: { select: { slug: true, name: true } } },
      },
      claims: {
        orderBy: { id: 'desc' },
        take: 20,
        select: { id: true, status: true, addition: true, provider: { select: { name: true } } },
      },
    },
  })
  if (!row) throw new NotFoundError('There is no such account.')
  const { firstName, lastName, secondFactor, deletion, careproviderProfile, sessions, manages, claims, ...user } = row
  return {
    ...user,
    name: fullName({ firstName, lastName }),
    hasSecondFactor: Boolean(secondFactor?.confirmedAt),
    erasedAt: deletion?.dueAt ?? null,
    said: careproviderProfile,
    devices: sessions,
    providers: manages.map(({ role, provider }) => ({ publicId: provider.slug, name: provider.name, role })),
    claims: claims.map(({ id, status, provider, addition }) => ({
      id,
      status,
      provider: provider?.name ?? readAddition(addition).name,
    })),
  }
}
