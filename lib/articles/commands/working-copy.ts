import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import type { WorkingCopyInput } from '../schema/working-copy'

/** Keeps what the actor has typed and not saved; `articleId`: 0 for a new article. */
export async function keepWorkingCopy(
  { id: userId }: SignedInActor,
  { articleId: slot, fields }: WorkingCopyInput,
  now: Date,
): Promise<void> {
  const data = { fields, savedAt: now }
  await db().articleWorkingCopy.upsert({
    where: { userId_slot: { userId, slot } },
    create: { userId, slot, ...data },
    update: data,
    select: { slot: true },
  })
}

/** What was typed is saved, or nobody wants it. */
export async function dropWorkingCopy(
  { id: userId }: SignedInActor,
  slot: number,
  tx: Database | Transaction = db(),
): Promise<void> {
  await tx.articleWorkingCopy.deleteMany({ where: { userId, slot } })
}
