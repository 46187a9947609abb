import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { Prose } from '@/components/ui/surface/text'
import { HOLD_REASONS } from '@/lib/reviews/rules'
import { ReviewRejection } from '@/prisma/generated/enums'

type Section = { id: string; heading: string; paragraphs: readonly string[]; points?: readonly string[] }

/** The rules for reviews. The lists of reasons come from the code that applies them. */
function useSections(): Section[] {
  const t = useTranslations('reviews.guidelines')
  const common = useTranslations('reviews.common')
  const choices = useTranslations('reviews.choices')
  return [
    { id: 'who', heading: t('who.heading'), paragraphs: [t('who.text')] },
    {
      id: 'confirmed',
      heading: t('confirmed.heading'),
      paragraphs: [t('confirmed.text')],
      points: (['toured', 'enrolled', 'none'] as const).map((one) =>
        t(`confirmed.${one}`, { relation: common(`relations.${one}`) }),
      ),
    },
    {
      id: 'waiting',
      heading: t('waiting.heading'),
      paragraphs: [t('waiting.text')],
      points: HOLD_REASONS.map((reason) => t(`waiting.reasons.${reason}`)),
    },
    {
      id: 'not-shown',
      heading: t('notShown.heading'),
      paragraphs: [t('notShown.text')],
      points: Object.values(ReviewRejection).map((reason) => choices(`rejections.${reason}`)),
    },
    { id: 'negative', heading: t('negative.heading'), paragraphs: [t('negative.text')] },
    { id: 'answers', heading: t('answers.heading'), paragraphs: [t('answers.text')] },
    {
      id: 'reports',
      heading: t('reports.heading'),
      paragraphs: [t('reports.text'), t('reports.withoutAccount')],
    },
    { id: 'stars', heading: t('stars.heading'), paragraphs: [t('stars.text')] },
  ]
}

export function GuidelinesView() {
  const t = useTranslations('reviews.guidelines')
  const sections = useSections()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumbs={[{ label: t('title') }]} />
      <div className="wrap pb-16">
        <Prose>
          {sections.map(({ id, heading, paragraphs, points }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </Prose>
      </div>
    </>
  )
}
