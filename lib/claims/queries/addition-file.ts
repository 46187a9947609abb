import 'server-only'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import type { AdditionFile } from '../types'
import { findAlike, readAddition } from './addition'
import { decidedSide, SIDE } from './claim-file'

/** What an admin decides a claim by whose provider is, or was, not here yet; null for any other claim. */
export async function findAdditionFile(id: number): Promise<AdditionFile | null> {
  const row = await db().providerClaim.findFirst({
    where: { id, addition: { not: Prisma.AnyNull } },
    select: {
      ...SIDE,
      rejection: true,
      decisionNote: true,
      addition: true,
      provider: { select: { ...SIDE.provider.select, slug: true } },
    },
  })
  if (!row) return null
  const { provider, licenseNumber } = row
  const addition = readAddition(row.addition)
  return {
    claim: decidedSide(row, new Set()),
    addition,
    provider: provider && { id: provider.slug },
    alike: row.status === 'pending' ? await findAlike({ addition, licenseNumber }, db()) : [],
  }
}
