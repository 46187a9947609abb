import type { Metadata } from 'next'
import { FaqView } from '@/components/help/faq-view'
import { faqTexts } from '@/components/help/texts'
import { routes } from '@/lib/platform/routes'

export const metadata: Metadata = {
  title: faqTexts.title,
  description: faqTexts.description,
  alternates: { canonical: routes.faq() },
}

export default function FaqPage() {
  return <FaqView />
}
