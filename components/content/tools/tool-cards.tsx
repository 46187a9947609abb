import { ButtonLink } from '@/components/ui/actions/links'
import { Card } from '@/components/ui/surface/card'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

const texts = {
  cardsTitle: 'Tools for your decision',
  quiz: 'Readiness Quiz',
  quizHint: 'Eleven questions about your child, your days and your search. Your answers stay in your browser.',
  quizAction: 'Take the quiz',
  estimator: 'Cost Estimator',
  estimatorHint: `What care costs by room and year until kindergarten, with ${SITE.region}’s free pre-K hours.`,
  estimatorAction: 'Estimate costs',
} as const

/** `place` ("Orlando, FL") prefills the estimator. */
export function ToolCards({ place }: { place?: string }) {
  const cards = [
    { title: texts.quiz, hint: texts.quizHint, action: texts.quizAction, href: routes.readinessQuiz() },
    {
      title: texts.estimator,
      hint: texts.estimatorHint,
      action: texts.estimatorAction,
      href: routes.costEstimator({ place }),
    },
  ]
  return (
    <section>
      <h2 className="text-section">{texts.cardsTitle}</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {cards.map((card) => (
          <Card key={card.title} className="flex flex-col items-start">
            <h3 className="text-name">{card.title}</h3>
            <p className="mt-1.5 mb-4 grow text-ui text-soft">{card.hint}</p>
            <ButtonLink variant="secondary" href={card.href}>
              {card.action}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </section>
  )
}
