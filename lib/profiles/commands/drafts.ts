import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { findManaged } from '@/lib/provider-people/queries/own'
import { isListField } from '../catalogue'
import { DRAFT_DAYS } from '../rules/limits'
import type { ProfileChangeInput } from '../schema/calls'
import { DRAFT_PARTS, type DraftInput, type DraftPart, type DraftQuery } from '../schema/drafts'

/**
 * Keeps what the actor has typed for a page and not sent, so that it is there after a sign-out and on another device. Nobody else reads it.
 * Throws NotFoundError and ForbiddenError.
 */
export async function keepDraft(
  actor: SignedInActor,
  { providerId: publicId, part, fields }: DraftInput,
  now: Date,
): Promise<void> {
  const { internalId: providerId } = await findManaged(actor, publicId, 'edit-profile')
  const data = { fields, savedAt: now }
  await db().profileDraft.upsert({
    where: { userId_providerId_part: { userId: actor.id, providerId, part } },
    create: { userId: actor.id, providerId, part, ...data },
    update: data,
    select: { part: true },
  })
}

/** Nobody wants it any more. Throws NotFoundError and ForbiddenError. */
export async function discardDraft(actor: SignedInActor, { providerId: publicId, part }: DraftQuery): Promise<void> {
  const { internalId } = await findManaged(actor, publicId, 'edit-profile')
  await dropDrafts(actor.id, internalId, [part])
}

/** What was typed for these parts of a provider's page (internal id) is sent. */
export async function dropDrafts(
  userId: number,
  providerId: number,
  parts: readonly DraftPart[],
  tx: Database | Transaction = db(),
): Promise<void> {
  await tx.profileDraft.deleteMany({ where: { userId, providerId, part: { in: [...parts] } } })
}

/** The parts of the dashboard whose fields are in a change as it is sent. */
export function sentParts({
  values,
  photos,
  tours,
}: Pick<ProfileChangeInput, 'values' | 'photos' | 'tours'>): DraftPart[] {
  const fields = Object.entries(values).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  const parts: Record<DraftPart, boolean> = {
    details: fields.some((field) => !isListField(field)),
    photos: photos !== undefined,
    activities: values.activities !== undefined,
    virtualTours: tours !== undefined,
  }
  return DRAFT_PARTS.filter((part) => parts[part])
}

/** What nobody came back to. */
export async function dropOldDrafts(now: Date): Promise<void> {
  const before = new Date(now.getTime() - DRAFT_DAYS * 86_400_000)
  await db().profileDraft.deleteMany({ where: { savedAt: { lt: before } } })
}
