import { PolicyView } from '@/components/policies/policy-view'
import { terms } from '@/components/policies/terms'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: terms.metaTitle,
  description: terms.description,
  path: routes.termsOfService(),
})

export default function TermsOfServicePage() {
  return <PolicyView policy={terms} />
}
