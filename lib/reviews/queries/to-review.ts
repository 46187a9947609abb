import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'

/** Providers that a parent is known to have toured or been enrolled at, and has not reviewed; the newest first. Ids are public. */
export async function findToReview({ id: caregiverId }: SignedInActor): Promise<{ id: string; name: string }[]> {
  const rows = await db().provider.findMany({
    where: {
      status: { in: ['open', 'temporarily_closed'] },
      provenances: { some: { caregiverId } },
      reviews: { none: { authorId: caregiverId } },
    },
    orderBy: { id: 'desc' },
    select: { slug: true, name: true },
  })
  return rows.map(({ slug, name }) => ({ id: slug, name }))
}
