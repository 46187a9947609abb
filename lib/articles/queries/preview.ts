import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { db } from '@/lib/platform/db'
import { keyedHash } from '@/lib/platform/secrets'
import { readPreviewToken } from '../rules/preview'
import { PAGE, toPage } from '../select'
import type { ArticlePage } from '../types'

/** The secret of a link: made of a random key beside the article and the server's own, so reading the database gives nobody a link. */
export const previewSecret = (id: number, key: Uint8Array): string =>
  Buffer.from(keyedHash('article preview', id, Buffer.from(key).toString('hex'))).toString('base64url')

/** An article as its page would show it, for whoever has a link that works; else null. */
export async function findPreview(token: string, now: Date): Promise<ArticlePage | null> {
  const read = readPreviewToken(token)
  const row =
    read &&
    (await db().article.findFirst({
      where: { id: read.id, deletedAt: null, previewUntil: { gt: now } },
      select: { ...PAGE, previewKey: true },
    }))
  if (!read || !row?.previewKey) return null
  const [given, wanted] = [Buffer.from(read.secret), Buffer.from(previewSecret(row.id, row.previewKey))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? toPage(row, 0, false) : null
}
