import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { ARTICLE_LIMITS } from '../catalogue'
import { findPost } from '../queries/posts'
import type { BlogPost } from '../types'
import { createArticle } from './save-article'

/** A draft with the same words, and a name and an address of its own. Throws NotFoundError. */
export async function duplicateArticle(actor: SignedInActor, id: number, now: Date): Promise<BlogPost> {
  const { title, content, excerpt, metaDescription, metaKeywords, featuredImage, featuredAlt, ...rest } =
    await findPost(id)
  const { category, audience, tags, author } = rest
  const words = { content, excerpt, metaDescription, metaKeywords, featuredImage, featuredAlt }
  const copy = { ...words, category, audience, tags, author, status: 'draft' as const }
  const name = `Copy of ${title}`.slice(0, ARTICLE_LIMITS.title).trim()
  return (await createArticle(actor, { ...copy, title: name }, now)).post
}
