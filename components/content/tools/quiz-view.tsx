import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { FactLine } from '@/components/ui/surface/badge'
import { Quiz } from './quiz'
import { QUIZ_QUESTIONS } from './quiz-questions'

/** The quiz as a printable list, for browsers without JavaScript. */
export function QuizChecklist() {
  const t = useTranslations('content.quiz')
  return (
    <section className="max-w-reading">
      <h2 className="text-section">{t('checklistTitle')}</h2>
      <p className="mt-1 text-soft">{t('checklistLead')}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {QUIZ_QUESTIONS.map(({ name }) => (
          <li key={name} className="flex gap-3 py-3">
            <span aria-hidden className="mt-1 size-4 shrink-0 rounded-xs border border-edge" />
            <div>
              <p className="font-semibold">{t(`questions.${name}.question`)}</p>
              <p className="text-ui text-soft">{t(`questions.${name}.step`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{t('disclaimer')}</p>
    </section>
  )
}

export function QuizView() {
  const t = useTranslations('content.quiz')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumbs={[{ label: t('title') }]}>
        <div className="mt-4 text-ui noscript:hidden">
          <FactLine icon="lock">{t('privacy')}</FactLine>
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
