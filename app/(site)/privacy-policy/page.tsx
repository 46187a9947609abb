import { PolicyView } from '@/components/policies/policy-view'
import { privacy } from '@/components/policies/privacy'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: privacy.metaTitle,
  description: privacy.description,
  path: routes.privacyPolicy(),
})

export default function PrivacyPolicyPage() {
  return <PolicyView policy={privacy} />
}
