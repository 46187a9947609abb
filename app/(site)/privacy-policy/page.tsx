import type { Metadata } from 'next'
import { PolicyView } from '@/components/policies/policy-view'
import { privacy } from '@/components/policies/privacy'
import { routes } from '@/lib/platform/routes'

export const metadata: Metadata = {
  title: privacy.title,
  description: privacy.description,
  alternates: { canonical: routes.privacyPolicy() },
}

export default function PrivacyPolicyPage() {
  return <PolicyView policy={privacy} />
}
