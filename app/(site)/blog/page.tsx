import { BlogList, blogListMetadata, blogListQuery } from './list-page'

/** Kept until `articles` is revalidated, and made again every hour, since views are counted on. */
export const revalidate = 3_600

const asked = blogListQuery(null, 1)
export const generateMetadata = () => blogListMetadata(asked)

export default function BlogPage() {
  return <BlogList asked={asked} />
}
