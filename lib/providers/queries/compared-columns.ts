import 'server-only'
import { db } from '@/lib/platform/db'

/** What a comparison asks beside a card, by public id. */
export async function findComparedColumns(publicIds: readonly string[]) {
  const rows = await db().provider.findMany({
    where: { slug: { in: [...publicIds] } },
    select: { slug: true, amenities: true, registrationFeeCents: true, languages: true },
  })
  return new Map(rows.map(({ slug, ...columns }) => [slug, columns]))
}
