import type { Metadata } from 'next'
import { PolicyView } from '@/components/policies/policy-view'
import { terms } from '@/components/policies/terms'
import { routes } from '@/lib/platform/routes'

export const metadata: Metadata = {
  title: terms.title,
  description: terms.description,
  alternates: { canonical: routes.termsOfService() },
}

export default function TermsOfServicePage() {
  return <PolicyView policy={terms} />
}
