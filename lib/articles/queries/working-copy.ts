import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { cleanHtml } from '../html/clean-html'
import { workingFields } from '../schema/working-copy'
import type { WorkingCopy } from '../types'

/** What the actor was writing and did not save; null for nothing. `articleId`: 0 for a new article. */
export async function findWorkingCopy({ id: userId }: SignedInActor, articleId: number): Promise<WorkingCopy | null> {
  const row = await db().articleWorkingCopy.findUnique({ where: { userId_slot: { userId, slot: articleId } } })
  const fields = workingFields.safeParse(row?.fields).data
  if (!row || !fields) return null
  const { content } = fields
  return {
    fields: { ...fields, ...(typeof content === 'string' && { content: cleanHtml(content) }) },
    savedAt: row.savedAt.toISOString(),
  }
}
