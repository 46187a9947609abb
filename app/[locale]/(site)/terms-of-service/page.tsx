import { terms } from '@/components/content/pages/policies'
import { PolicyView } from '@/components/content/pages/policy-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = pageMetadata({
  title: terms.metaTitle,
  description: terms.description,
  path: routes.termsOfService(),
})

export default function TermsOfServicePage() {
  return <PolicyView policy={terms} />
}
