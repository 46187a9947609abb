import { GuidelinesView, guidelines } from '@/components/reviews/guidelines-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = pageMetadata({
  title: guidelines.metaTitle,
  description: guidelines.description,
  path: routes.reviewGuidelines(),
})

export default function ReviewGuidelinesPage() {
  return <GuidelinesView />
}
