import { SITE } from '@/lib/platform/config/site'
import type { Translate } from '@/lib/platform/language/types'

/**
 * The states whose laws, agencies and forms the guides name: messages/en/content/stateTexts.json has an entry for each. The facts in
 * lib/places/catalogue/state-facts.ts are also by state: change both together.
 */
const STATES = ['FL', 'GA'] as const

function homeState() {
  const state = STATES.find((code) => code === SITE.homeState)
  if (state) return state
  throw new Error('site.config.ts: region.states.0 needs an entry in components/content/resources/guides.ts.')
}

/** The state whose texts are shown. */
export const HOME_STATE = homeState()

type GuideKey = Parameters<Translate<'content.guides'>>[0]

export type Guide = {
  heading: GuideKey
  paragraphs?: readonly GuideKey[]
  points?: readonly GuideKey[]
  /** Adds a last point: the home state's law on reporting. */
  endsWithReporting?: true
}

/**
 * The four tabs, as message keys. What they say about this site must be true of the software. The ids are the same in every language, because
 * links contain them.
 */
export const GUIDES: readonly { id: string; label: GuideKey; guides: readonly Guide[] }[] = [
  {
    id: 'business-operations',
    label: 'business.label',
    guides: [
      {
        heading: 'business.onePlace.heading',
        paragraphs: ['business.onePlace.sum'],
        points: ['business.onePlace.byRoom', 'business.onePlace.again'],
      },
      {
        heading: 'business.priceList.heading',
        points: [
          'business.priceList.prices',
          'business.priceList.included',
          'business.priceList.fees',
          'business.priceList.discounts',
          'business.priceList.absence',
        ],
      },
      {
        heading: 'business.waitlist.heading',
        points: ['business.waitlist.months', 'business.waitlist.ask', 'business.waitlist.offer'],
      },
      { heading: 'business.answer.heading', paragraphs: ['business.answer.requests'] },
    ],
  },
  {
    id: 'curriculum-development',
    label: 'curriculum.label',
    guides: [
      {
        heading: 'curriculum.week.heading',
        paragraphs: ['curriculum.week.rows'],
        points: ['curriculum.week.start', 'curriculum.week.transitions', 'curriculum.week.infants'],
      },
      {
        heading: 'curriculum.watch.heading',
        points: [
          'curriculum.watch.sentences',
          'curriculum.watch.seen',
          'curriculum.watch.goodThing',
          'curriculum.watch.worried',
        ],
      },
      { heading: 'curriculum.kindergarten.heading', paragraphs: ['curriculum.kindergarten.packs'] },
      {
        heading: 'curriculum.everyone.heading',
        points: ['curriculum.everyone.words', 'curriculum.everyone.books', 'curriculum.everyone.pictures'],
      },
    ],
  },
  {
    id: 'marketing-growth',
    label: 'marketing.label',
    guides: [
      { heading: 'marketing.first.heading', paragraphs: ['marketing.first.answers'] },
      { heading: 'marketing.origin.heading', paragraphs: ['marketing.origin.records'] },
      { heading: 'marketing.fresh.heading', paragraphs: ['marketing.fresh.days'] },
      {
        heading: 'marketing.photos.heading',
        points: ['marketing.photos.rooms', 'marketing.photos.entrance', 'marketing.photos.faces'],
      },
      { heading: 'marketing.reviews.heading', paragraphs: ['marketing.reviews.ask'] },
      { heading: 'marketing.wrong.heading', paragraphs: ['marketing.wrong.report'] },
    ],
  },
  {
    id: 'compliance-safety',
    label: 'compliance.label',
    guides: [
      {
        heading: 'compliance.inspector.heading',
        points: ['compliance.inspector.binder', 'compliance.inspector.last', 'compliance.inspector.public'],
      },
      {
        heading: 'compliance.incident.heading',
        points: ['compliance.incident.order'],
        endsWithReporting: true,
      },
      { heading: 'compliance.homes.heading', paragraphs: ['compliance.homes.street'] },
    ],
  },
]
