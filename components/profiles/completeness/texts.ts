import { type Criterion, EFFECT_RULE, type Effect, ENOUGH, type Measure } from '@/lib/profiles/rules/completeness'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/freshness'

const { days, fewestPages, fewestSeen } = EFFECT_RULE

export const completenessTexts = {
  title: 'How complete your page is',
  of: (score: number) => `${score} of 100`,
  whole: `All that is counted here is there. Keep it fresh: facts fade after ${CONFIRMED_DAYS} days.`,
  next: 'What adds the most',
  more: (count: number) => (count === 1 ? 'One more' : `${count} more`),
  points: (points: number) => `+${points}`,
  names: {
    photos: `At least ${ENOUGH.photos} photos`,
    openings: 'Openings with a fresh date',
    tuition: 'Tuition with a fresh date',
    about: 'A text about you',
    hours: 'Opening hours with a fresh date',
    contact: 'Phone, e-mail or website with a fresh date',
    amenities: `At least ${ENOUGH.amenities} amenities`,
    activities: 'An activity',
    virtualTours: 'A virtual tour',
  } satisfies Record<Criterion, string>,
  reasons: {
    photos: 'The first one stands beside your name in every list.',
    openings: `Families search for a place at their child’s age. After ${STALE_DAYS} days yours are not found by it.`,
    tuition: 'Families compare prices, and see whether yours is within what they can pay.',
    about: 'Your own words are the first thing that a family reads on your page.',
    hours: 'Families search by drop-off and pick-up, and see whether you are open now.',
    contact: 'Some families would rather call than write.',
    amenities: 'Each one is a filter by which families find you.',
    activities: 'The first tab of your page shows them.',
    virtualTours: 'Families can look around before they come.',
  } satisfies Record<Criterion, string>,
  effects: {
    clicks: (it) =>
      `Of 100 times that pages were shown, those with it were opened ${it.with} times, those without ${it.without} times (${it.pagesWith} and ${it.pagesWithout} pages).`,
    inquiries: (it) =>
      `Of 100 times that pages were opened, those with it got ${it.with} requests, those without ${it.without} (${it.pagesWith} and ${it.pagesWithout} pages).`,
  } satisfies Record<Measure, (it: Effect) => string>,
  rule: `Measured in this directory in the last ${days} days, of pages that were seen at least ${fewestSeen} times, and said only where there are ${fewestPages} or more on each side. It says what went together, not what caused it.`,
} as const
