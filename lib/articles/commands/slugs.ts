import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { freeSlug, slugFrom } from '../rules/slug'

const TAKEN = 'Another article has or had this address. Please choose another one.'
const UNUSABLE = 'Please use letters and digits, such as "visiting-a-center".'

/** Two that ask for one address at once come one after the other. */
export async function holdSlugs(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('article slugs'))`
}

async function isTaken(tx: Transaction, slug: string, articleId: number | null): Promise<boolean> {
  const others = articleId === null ? {} : { not: articleId }
  return (
    (await tx.article.count({ where: { slug, id: others } })) > 0 ||
    (await tx.articleOldSlug.count({ where: { slug, articleId: others } })) > 0
  )
}

/** An address made of a title, with a number behind it where somebody was first. After holdSlugs(). */
export async function slugOfTitle(tx: Transaction, title: string, articleId: number | null): Promise<string> {
  const wanted = slugFrom(title) ?? 'article'
  const similar = [
    ...(await tx.article.findMany({
      where: { slug: { startsWith: wanted }, ...(articleId !== null && { id: { not: articleId } }) },
      select: { slug: true },
    })),
    ...(await tx.articleOldSlug.findMany({
      where: { slug: { startsWith: wanted }, ...(articleId !== null && { articleId: { not: articleId } }) },
      select: { slug: true },
    })),
  ]
  const taken = new Set(similar.map(({ slug }) => slug))
  return freeSlug(wanted, (slug) => taken.has(slug))
}

/** An address that somebody typed. After holdSlugs(). Throws InvalidInputError where it is another's or none. */
export async function slugAsTyped(tx: Transaction, typed: string, articleId: number | null): Promise<string> {
  const slug = slugFrom(typed)
  if (!slug) throw new InvalidInputError(UNUSABLE, { slug: UNUSABLE })
  if (await isTaken(tx, slug, articleId)) throw new InvalidInputError(TAKEN, { slug: TAKEN })
  return slug
}

/** From now on the address that it had while it was public leads to it; one that it takes back is no old one any more. */
export async function keepOldSlug(tx: Transaction, articleId: number, before: string, after: string): Promise<void> {
  await tx.articleOldSlug.deleteMany({ where: { slug: after } })
  await tx.articleOldSlug.createMany({ data: [{ slug: before, articleId }], skipDuplicates: true })
}
