import { BlogList, blogListMetadata, blogListQuery } from '../../list-page'

/** Same as the blog's first page. */
export const revalidate = 3_600
export const generateStaticParams = () => []

type Props = { params: Promise<{ category: string }> }
const listQuery = async ({ params }: Props) => blogListQuery((await params).category, 1)

export const generateMetadata = async (props: Props) => blogListMetadata(await listQuery(props))

export default async function CategoryPage(props: Props) {
  return <BlogList query={await listQuery(props)} />
}
