import { BlogList, blogListMetadata, blogListQuery } from './list-page'

/** Cached until `articles` is revalidated, and rendered again hourly, because the order depends on views. */
export const revalidate = 3_600

const asked = blogListQuery(null, 1)
export const generateMetadata = () => blogListMetadata(asked)

export default function BlogPage() {
  return <BlogList asked={asked} />
}
