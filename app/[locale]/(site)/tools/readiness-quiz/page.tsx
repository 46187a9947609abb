import { getLocale, getTranslations } from 'next-intl/server'
import { QuizView } from '@/components/content/tools/quiz-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('content.quiz')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name }),
    description: t('description'),
    path: routes.readinessQuiz(),
  })
}

export default function ReadinessQuizPage() {
  return <QuizView />
}
