import { PageHead } from '@/components/layout/page-head'
import { FactLine } from '@/components/ui/fact-line'
import { Quiz } from './quiz'
import { QuizChecklist } from './quiz-checklist'
import { quizTexts as texts } from './texts'

export function QuizView() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]}>
        <div className="mt-4 text-ui noscript:hidden">
          <FactLine icon="lock">{texts.privacy}</FactLine>
        </div>
      </PageHead>
      <div className="wrap pb-16">
        <div className="noscript:hidden">
          <Quiz />
        </div>
        <noscript>
          <QuizChecklist />
        </noscript>
      </div>
    </>
  )
}
