import { guidelines } from '@/components/reviews/guidelines'
import { GuidelinesView } from '@/components/reviews/guidelines-view'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: guidelines.metaTitle,
  description: guidelines.description,
  path: routes.reviewGuidelines(),
})

export default function ReviewGuidelinesPage() {
  return <GuidelinesView />
}
