import { privacy } from '@/components/content/pages/policies'
import { PolicyView } from '@/components/content/pages/policy-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = pageMetadata({
  title: privacy.metaTitle,
  description: privacy.description,
  path: routes.privacyPolicy(),
})

export default function PrivacyPolicyPage() {
  return <PolicyView policy={privacy} />
}
