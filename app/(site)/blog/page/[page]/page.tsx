import { parseFurtherPage } from '@/lib/articles/rules/list-page'
import { askedList, BlogList, blogListMetadata } from '../../list-page'

/** As the first page. */
export const revalidate = 3_600
export const generateStaticParams = () => []

type Props = { params: Promise<{ page: string }> }
const asked = async ({ params }: Props) => askedList(null, parseFurtherPage((await params).page))

export const generateMetadata = async (props: Props) => blogListMetadata(await asked(props))

export default async function FurtherBlogPage(props: Props) {
  return <BlogList asked={await asked(props)} />
}
