import { PageHead } from '@/components/layout/page-head'
import { Prose } from '@/components/ui/surface/text'
import { SITE } from '@/lib/platform/config/site'
import type { HoldReason } from '@/lib/reviews/rules'
import { reviewMessages } from './messages'

type Section = { id: string; heading: string; paragraphs: readonly string[]; points?: readonly string[] }

const { relations, rejections } = reviewMessages

const WAITS_WHERE: Record<HoldReason, string> = {
  'first-review': 'it is the author’s first one here',
  burst: 'many came within a day, about one provider or by one author',
  link: 'it seems to hold a link',
  'contact-data': 'it seems to hold a phone number or an e-mail address',
  'child-name': 'it seems to name a child of the author’s',
  'strong-language': 'it holds strong words, or others that somebody reads first',
  'rejected-before': 'an earlier version of it was turned down',
}

/** The rules that the code enforces; its lists are the code's own. */
export const guidelines = {
  title: 'Review guidelines',
  metaTitle: `Review guidelines for parents and providers | ${SITE.name}`,
  description:
    'Who writes reviews here, what is confirmed of them, why a review waits or is not shown, and what providers can do about one.',
  lead: 'Reviews are the word of parents. These are the rules that they, the providers and we keep to.',
  sections: [
    {
      id: 'who',
      heading: 'Who writes',
      paragraphs: [
        'Parents with an account write of providers that they toured, or where their child is or was enrolled. There is one review of a parent at a provider; its author can change or withdraw it at any time.',
      ],
    },
    {
      id: 'confirmed',
      heading: 'What is confirmed',
      paragraphs: ['What authors say of themselves is theirs to say. Beside it stands what is known:'],
      points: [
        `“${relations.toured}”: the tour was agreed on this site, and was done.`,
        `“${relations.enrolled}”: the provider says that the family has or had a place.`,
        `“${relations.none}”: neither is known. The review may be true all the same.`,
      ],
    },
    {
      id: 'waiting',
      heading: 'When a review waits',
      paragraphs: ['Most reviews are shown at once. Somebody reads a review first, and its author is told why, where'],
      points: Object.values(WAITS_WHERE),
    },
    {
      id: 'not-shown',
      heading: 'What is not shown',
      paragraphs: [
        'A review is turned down or taken off the page for one of these reasons, and its author is told which:',
      ],
      points: Object.values(rejections),
    },
    {
      id: 'negative',
      heading: 'Negative reviews stay',
      paragraphs: [
        'No review is turned down because it is negative. How many stars it gives plays no part in whether it waits, and there is no such reason in the list above. Providers cannot pay to have a review removed, moved or shown later.',
      ],
    },
    {
      id: 'answers',
      heading: 'Answers of providers',
      paragraphs: [
        'Whoever answers for a provider here can answer each review once, in public, and change or withdraw the answer. An answer that breaks these rules is removed.',
      ],
    },
    {
      id: 'reports',
      heading: 'Reports',
      paragraphs: [
        'Below every review stands “Report”. Somebody reads the report and decides; until then the review stays as it is, however many report it.',
        'Whoever has no account reports a review by “Report wrong information” on the provider’s page.',
      ],
    },
    {
      id: 'stars',
      heading: 'Stars',
      paragraphs: [
        'A provider’s stars are the average of its published reviews here, and of nothing else. They are counted again with every review that comes, changes or goes.',
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
