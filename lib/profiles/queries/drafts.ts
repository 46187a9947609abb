import 'server-only'
import { db } from '@/lib/platform/db'
import { DRAFT_PARTS, draftFields } from '../schema/drafts'
import type { ProfileDrafts } from '../types'

/** What somebody was typing for a provider's page (internal id) and did not send, by part. */
export async function findDrafts(userId: number, providerId: number): Promise<ProfileDrafts> {
  const rows = await db().profileDraft.findMany({
    where: { userId, providerId },
    select: { part: true, fields: true },
  })
  const entries = DRAFT_PARTS.flatMap((part) => {
    const read = draftFields.safeParse(rows.find((row) => row.part === part)?.fields)
    return read.success ? [[part, read.data] as const] : []
  })
  return Object.fromEntries(entries)
}
