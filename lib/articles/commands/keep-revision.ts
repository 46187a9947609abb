import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { ArticleValues } from '../rules/merge'
import { asRevision, isSameRevision, revisionFields } from '../rules/revision'

/** Keeps what an article says now, unless its newest version says the same. */
export async function keepRevision(
  tx: Transaction,
  articleId: number,
  values: ArticleValues,
  { version, savedById, savedAt }: { version: number; savedById: number; savedAt: Date },
): Promise<void> {
  const fields = asRevision(values)
  const newest = await tx.articleRevision.findFirst({
    where: { articleId },
    orderBy: { version: 'desc' },
    select: { fields: true },
  })
  if (newest && isSameRevision(revisionFields.parse(newest.fields), fields)) return
  await tx.articleRevision.create({ data: { articleId, version, fields, savedById, savedAt }, select: { id: true } })
}
