import { PageHead } from '@/components/layout/page-head'
import { FactLine } from '@/components/ui/surface/badge'
import { Quiz } from './quiz'
import { quizMessages as texts } from './quiz-messages'

/** The quiz as a printable list, for browsers without JavaScript. */
export function QuizChecklist() {
  return (
    <section className="max-w-reading">
      <h2 className="text-section">{texts.checklistTitle}</h2>
      <p className="mt-1 text-soft">{texts.checklistLead}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {texts.questions.map(({ question, step }) => (
          <li key={question} className="flex gap-3 py-3">
            <span aria-hidden className="mt-1 size-4 shrink-0 rounded-xs border border-edge" />
            <div>
              <p className="font-semibold">{question}</p>
              <p className="text-ui text-soft">{step}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{texts.disclaimer}</p>
    </section>
  )
}

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
