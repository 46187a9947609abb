import { QuizView } from '@/components/tools/quiz/quiz-view'
import { quizTexts } from '@/components/tools/quiz/texts'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: quizTexts.metaTitle,
  description: quizTexts.description,
  path: routes.readinessQuiz(),
})

export default function ReadinessQuizPage() {
  return <QuizView />
}
