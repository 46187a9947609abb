import { parseFurtherPage } from '@/lib/content/articles/rules/publishing'
import { BlogList, blogListMetadata, blogListQuery } from '../../../../list-page'

/** Same as the blog's first page. */
export const revalidate = 3_600
export const generateStaticParams = () => []

type Props = { params: Promise<{ category: string; page: string }> }
const listQuery = async ({ params }: Props) => {
  const { category, page } = await params
  return blogListQuery(category, parseFurtherPage(page))
}

export const generateMetadata = async (props: Props) => blogListMetadata(await listQuery(props))

export default async function FurtherCategoryPage(props: Props) {
  return <BlogList query={await listQuery(props)} />
}
