import 'server-only'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { differenceOf } from '../rules/difference'
import { revisionFields } from '../rules/revision'
import type { RevisionDetail, RevisionLine } from '../types'

const MOST_SHOWN = 100
const NONE = 'There is no such version.'

/** The versions of an article, the newest first. For admins alone. */
export async function listRevisions(articleId: number): Promise<RevisionLine[]> {
  const rows = await db().articleRevision.findMany({
    where: { articleId, article: { deletedAt: null } },
    orderBy: { version: 'desc' },
    take: MOST_SHOWN,
    select: { id: true, version: true, savedAt: true, savedBy: { select: { firstName: true, lastName: true } } },
  })
  return rows.map(({ savedAt, savedBy, ...row }) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy && `${savedBy.firstName} ${savedBy.lastName}`.trim(),
  }))
}

/** What has changed since a version: from it to the newest one. Throws NotFoundError. For admins alone. */
export async function findRevision(articleId: number, id: number): Promise<RevisionDetail> {
  const row = await db().articleRevision.findFirst({
    where: { id, articleId, article: { deletedAt: null } },
    select: { id: true, version: true, fields: true },
  })
  const newest = await db().articleRevision.findFirst({
    where: { articleId },
    orderBy: { version: 'desc' },
    select: { id: true, fields: true },
  })
  if (!row || !newest) throw new NotFoundError(NONE)
  const difference = differenceOf(revisionFields.parse(row.fields), revisionFields.parse(newest.fields))
  return { id, version: row.version, isNewest: newest.id === id, difference }
}
