import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/actions/links'
import { Card } from '@/components/ui/surface/card'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

/** `place` ("Orlando, FL") prefills the estimator. */
export function ToolCards({ place }: { place?: string }) {
  const t = useTranslations('content.toolCards')
  const cards = [
    { name: 'quiz', href: routes.readinessQuiz() },
    { name: 'estimator', href: routes.costEstimator({ place }) },
  ] as const
  return (
    <section>
      <h2 className="text-section">{t('title')}</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {cards.map(({ name, href }) => (
          <Card key={name} className="flex flex-col items-start">
            <h3 className="text-name">{t(`${name}.title`)}</h3>
            <p className="mt-1.5 mb-4 grow text-ui text-soft">{t(`${name}.hint`, { region: SITE.region })}</p>
            <ButtonLink variant="secondary" href={href}>
              {t(`${name}.action`)}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </section>
  )
}
