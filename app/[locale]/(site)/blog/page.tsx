import { BlogList, blogListMetadata, blogListQuery } from './list-page'

/** Cached until `articles` is revalidated, and rendered again hourly, because the order depends on views. */
export const revalidate = 3_600

const listQuery = blogListQuery(null, 1)
export const generateMetadata = () => blogListMetadata(listQuery)

export default function BlogPage() {
  return <BlogList query={listQuery} />
}
