import { quizMessages } from '@/components/content/tools/quiz-messages'
import { QuizView } from '@/components/content/tools/quiz-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = pageMetadata({
  title: quizMessages.metaTitle,
  description: quizMessages.description,
  path: routes.readinessQuiz(),
})

export default function ReadinessQuizPage() {
  return <QuizView />
}
