import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { ArticleValues } from '../rules/merge'
import { asRevision, isSameRevision, revisionFields } from '../rules/revision'

type Saved = { version: number; savedById: number | null; savedAt: Date }

/** Keeps what an article says now, unless its newest version says the same. */
export async function keepRevision(
  tx: Transaction,
  articleId: number,
  values: ArticleValues,
  { version, savedById, savedAt }: Saved,
): Promise<void> {
  const fields = asRevision(values)
  const newest = await findNewest(tx, articleId)
  if (newest && isSameRevision(revisionFields.parse(newest.fields), fields)) return
  await tx.articleRevision.create({ data: { articleId, version, fields, savedById, savedAt }, select: { id: true } })
}

/** Before an article is changed: one that came with the site has no version yet, and what it says would be gone. */
export async function keepFirstRevision(
  tx: Transaction,
  articleId: number,
  values: ArticleValues,
  saved: Omit<Saved, 'savedById'>,
): Promise<void> {
  if (!(await findNewest(tx, articleId))) await keepRevision(tx, articleId, values, { ...saved, savedById: null })
}

const findNewest = (tx: Transaction, articleId: number) =>
  tx.articleRevision.findFirst({ where: { articleId }, orderBy: { version: 'desc' }, select: { fields: true } })
