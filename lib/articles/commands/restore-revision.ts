import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { categoryOfCode } from '../catalogue'
import { revisionFields } from '../rules/revision'
import { changeArticle, type SavedArticle } from './save-article'

/** Makes an article say again what it said in a version; what it said until now stays a version too. Throws NotFoundError. */
export async function restoreRevision(
  actor: SignedInActor,
  articleId: number,
  id: number,
  now: Date,
): Promise<SavedArticle> {
  const row = await db().articleRevision.findFirst({ where: { id, articleId }, select: { fields: true } })
  if (!row) throw new NotFoundError('There is no such version.')
  const { body, category, featuredImage, ...words } = revisionFields.parse(row.fields)
  const input = {
    ...words,
    content: body,
    category: categoryOfCode(category).label,
    featuredImage: featuredImage ?? '',
  }
  return changeArticle(actor, articleId, input, now)
}
