import type { Metadata } from 'next'
import { familyTexts } from '@/components/resources/family-texts'
import { FamilyView } from '@/components/resources/family-view'
import { routes } from '@/lib/platform/routes'

export const metadata: Metadata = {
  title: familyTexts.title,
  description: familyTexts.description,
  alternates: { canonical: routes.familyResources() },
}

export default function SafetyPage() {
  return <FamilyView />
}
