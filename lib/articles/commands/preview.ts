import 'server-only'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { routes } from '@/lib/platform/routes'
import { previewSecret } from '../queries/preview'
import { PREVIEW_DAYS } from '../rules/preview'

const DAY_MS = 86_400_000
const KEY_BYTES = 16
const NONE = 'There is no such article.'

/** The path of an article's preview, the same until it is ended, for 14 days more. Throws NotFoundError. */
export async function openPreview(id: number, now: Date): Promise<{ path: string; until: string }> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${id} FOR UPDATE`
    const row = await tx.article.findFirst({
      where: { id, deletedAt: null },
      select: { previewKey: true, previewUntil: true },
    })
    if (!row) throw new NotFoundError(NONE)
    const isOver = !row.previewUntil || row.previewUntil <= now
    const key = (!isOver && row.previewKey) || new Uint8Array(randomBytes(KEY_BYTES))
    const until = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS)
    await tx.article.update({ where: { id }, data: { previewKey: key, previewUntil: until }, select: { id: true } })
    return { path: routes.articlePreview(`${id}.${previewSecret(id, key)}`), until: until.toISOString() }
  })
}

/** From now on no link to a preview of it works. Throws NotFoundError. */
export async function endPreview(id: number): Promise<void> {
  const { count } = await db().article.updateMany({
    where: { id, deletedAt: null },
    data: { previewKey: null, previewUntil: null },
  })
  if (count === 0) throw new NotFoundError(NONE)
}
