import { PageHead } from '@/components/layout/page-head'
import { Prose } from '@/components/ui/surface/text'
import { SITE } from '@/lib/platform/config/site'
import type { HoldReason } from '@/lib/reviews/rules'
import { reviewMessages } from './messages'

type Section = { id: string; heading: string; paragraphs: readonly string[]; points?: readonly string[] }

const { relations, rejections } = reviewMessages

const WAITS_WHERE: Record<HoldReason, string> = {
  'first-review': 'it’s the author’s first one here',
  burst: 'many came within a day, about one provider or from one author',
  link: 'it seems to hold a link',
  'contact-data': 'it seems to hold a phone number or an e-mail address',
  'child-name': 'it seems to name the author’s child',
  'strong-language': 'it has strong language, or other words we read first',
  'rejected-before': 'an earlier version of it was turned down',
}

/** The rules that the code enforces; its lists are the code's own. */
export const guidelines = {
  title: 'Review guidelines',
  metaTitle: `Review guidelines for parents and providers | ${SITE.name}`,
  description:
    'Who writes reviews here, what we confirm, why we hold or don’t show a review, and what providers can do about one.',
  lead: 'Reviews come from parents. These are the rules for them, for providers, and for us.',
  sections: [
    {
      id: 'who',
      heading: 'Who writes',
      paragraphs: [
        'Parents with an account can review providers they toured, or where their child is or was enrolled. Each parent can write one review per provider, and change or withdraw it at any time.',
      ],
    },
    {
      id: 'confirmed',
      heading: 'What we confirm',
      paragraphs: ['Authors describe themselves. Next to that, we show what we know:'],
      points: [
        `“${relations.toured}”: they booked the tour on this site, and it took place.`,
        `“${relations.enrolled}”: the provider says the family has or had a place.`,
        `“${relations.none}”: we know neither. The review may still be true.`,
      ],
    },
    {
      id: 'waiting',
      heading: 'When we hold a review',
      paragraphs: ['We show most reviews right away. We read a review first, and tell its author why, if'],
      points: Object.values(WAITS_WHERE),
    },
    {
      id: 'not-shown',
      heading: 'What we don’t show',
      paragraphs: [
        'We turn a review down or take it off the page for one of these reasons, and tell its author which:',
      ],
      points: Object.values(rejections),
    },
    {
      id: 'negative',
      heading: 'Negative reviews stay',
      paragraphs: [
        'We never turn a review down for being negative. The number of stars plays no part in whether we hold it, and isn’t a reason on the list above. Providers can’t pay to have a review removed, moved or shown later.',
      ],
    },
    {
      id: 'answers',
      heading: 'Replies from providers',
      paragraphs: [
        'A provider’s team can reply to each review once, in public, and change or withdraw the reply. We remove replies that break these rules.',
      ],
    },
    {
      id: 'reports',
      heading: 'Reports',
      paragraphs: [
        'Every review has a “Report” link below it. We read the report and decide; until then the review stays as it is, no matter how many people report it.',
        'Without an account, report a review with “Report wrong information” on the provider’s page.',
      ],
    },
    {
      id: 'stars',
      heading: 'Stars',
      paragraphs: [
        'A provider’s stars are the average of its published reviews here, and nothing else. We recount them whenever a review is added, changed or removed.',
      ],
    },
  ] satisfies readonly Section[],
} as const

export function GuidelinesView() {
  return (
    <>
      <PageHead title={guidelines.title} lead={guidelines.lead} crumbs={[{ label: guidelines.title }]} />
      <div className="wrap pb-16">
        <Prose>
          {guidelines.sections.map(({ id, heading, paragraphs, ...section }: Section) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {section.points && (
                <ul>
                  {section.points.map((point) => (
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
