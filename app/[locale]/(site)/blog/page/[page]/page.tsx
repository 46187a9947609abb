import { parseFurtherPage } from '@/lib/content/articles/rules/publishing'
import { BlogList, blogListMetadata, blogListQuery } from '../../list-page'

/** Same as the first page. */
export const revalidate = 3_600
export const generateStaticParams = () => []

type Props = { params: Promise<{ page: string }> }
const listQuery = async ({ params }: Props) => blogListQuery(null, parseFurtherPage((await params).page))

export const generateMetadata = async (props: Props) => blogListMetadata(await listQuery(props))

export default async function FurtherBlogPage(props: Props) {
  return <BlogList query={await listQuery(props)} />
}
