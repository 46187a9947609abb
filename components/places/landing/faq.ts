import type { QuestionAndAnswer } from '@/lib/content/seo/rules/markup'
import { factsOf, HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { distanceText } from '@/lib/places/rules/geo'
import { stateName } from '@/lib/places/rules/place-names'
import { SITE } from '@/lib/platform/config/site'
import { dateText } from '@/lib/platform/time/dates'
import { ACCREDITATIONS, type LandingCareType, labelOf } from '@/lib/providers/catalogue/traits'
import type { PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import { wholeDollars } from '@/lib/providers/rules/tuition'
import type { LandingData } from './landing-data'
import { careTypeWords, counted } from './messages'

/** "40 centers, 6 family homes and 1 school", the most frequent first. */
export function kindsInWords({ kinds }: Pick<PlaceFigures, 'kinds'>): string {
  return listOf(
    kinds.map(({ kind, providers }) => {
      const [one, many] = landingFaqMessages.kinds.kind[kind]
      return `${providers.toLocaleString('en-US')} ${providers === 1 ? one : many}`
    }),
  )
}

/**
 * Questions and answers of a landing page. `many` is "daycares"; lists come formatted ("12 for infants and 3 for ...").
 */
export const landingFaqMessages = {
  cost: {
    question: {
      daycare: (city: string) => `How much does daycare cost in ${city}?`,
      preschool: (city: string) => `How much does preschool in ${city} cost?`,
      montessori: (city: string) => `How much do Montessori schools in ${city} cost?`,
    },
    medians: (city: string, list: string) =>
      `In ${city} the median full-time week costs ${list}. These are medians of prices providers told us in the last 12 months, only for ages where five or more told us one.`,
    median: (price: string, ages: string, providers: number) => `${price} for ${ages} (${providers} providers)`,
    unknown: (many: string, city: string) =>
      `Fewer than five ${many} in ${city} told us a price for the same age in the last 12 months, so there’s no fair median yet. Each page shows its provider’s prices with their date.`,
  },
  openings: {
    question: {
      daycare: (city: string) => `Which daycares in ${city} have openings now?`,
      preschool: (city: string) => `Do preschools in ${city} have openings?`,
      montessori: (city: string) => `Do Montessori schools in ${city} have openings?`,
    },
    some: (open: number, total: string, city: string, list: string, lastDay: string) =>
      `${open} of ${total} in ${city} confirmed an opening in the last 60 days: ${list}. The latest confirmation is from ${lastDay}. Older confirmations are on the pages with their date; we don’t count them here.`,
    ofBand: (providers: number, ages: string) => `${providers} for ${ages}`,
    none: (total: string, city: string) =>
      `None of the ${total} in ${city} confirmed an opening in the last 60 days. That doesn’t mean they’re all full: many don’t say. Ask about the waitlist, too.`,
  },
  license: {
    question: {
      daycare: (city: string) => `Are daycares in ${city} licensed?`,
      preschool: (city: string) => `How do I check the license of a preschool in ${city}?`,
      montessori: (city: string) => `Do Montessori schools in ${city} have a license?`,
    },
    answer: (withLicense: number, total: string, city: string) =>
      `${withLicense} of ${total} in ${city} have a license number on their page, with the source and date of the record; the others say "No license record on file". ${SITE.name} does not run background checks or verify provider credentials, so look the license up with the state before you enroll.`,
  },
  ratio: {
    question: {
      daycare: (state: string) => `How many children may one adult care for in ${state}?`,
      preschool: (state: string) => `How large may a preschool group be in ${state}?`,
      montessori: () => 'How many children does one adult have in a Montessori room?',
    },
    law: (state: string, list: string) => `In a ${state} center one adult may care for at most ${list}.`,
    local: (city: string, list: string) => `In ${city}, the median providers report is ${list}.`,
  },
  hours: {
    question: {
      daycare: (city: string) => `When do daycares in ${city} open and close?`,
      preschool: (city: string) => `Do preschools in ${city} cover a working day?`,
      montessori: (city: string) => `What are the hours of Montessori schools in ${city}?`,
    },
    answer: (stated: number, many: string, city: string, openBySeven: number, openUntilSix: number) =>
      `Of the ${stated} ${many} in ${city} with known weekday hours, ${openBySeven} open by 7:00 AM and ${openUntilSix} stay open until 6:00 PM or later.`,
    schedules: (list: string) => `Beyond that, ${list}.`,
    schedule: { night: 'night care', weekend: 'weekend care', drop_in: 'drop-in care' } as Record<string, string>,
    offers: (providers: number, what: string) => `${providers} ${providers === 1 ? 'offers' : 'offer'} ${what}`,
  },
  kinds: {
    kind: {
      center: ['center', 'centers'],
      family_home: ['family home', 'family homes'],
      school: ['school', 'schools'],
      faith: ['faith-based center', 'faith-based centers'],
      head_start: ['Head Start center', 'Head Start centers'],
    } as const,
  },
  programs: {
    question: {
      daycare: (city: string) => `Which daycares in ${city} take ${HOME_FACTS.programs.school_readiness}?`,
      preschool: (city: string) => `Is there free ${HOME_FACTS.preK.short} in ${city}?`,
    },
    schoolReadiness: (some: number, total: string, city: string, state: string) =>
      `${some} of ${total} in ${city} say they take ${HOME_FACTS.programs.school_readiness}, ${state}'s help with the cost of care for families with a low income.`,
    vpk: (some: number, total: string, city: string, state: string) =>
      `${HOME_FACTS.preK.short}, ${state}'s free pre-kindergarten, is for children who turn four by September 1. ${some} of ${total} in ${city} say they offer it.`,
  },
  accreditation: {
    question: (city: string) => `Are Montessori schools in ${city} accredited?`,
    some: (list: string) =>
      `Anyone can use the name Montessori, so accreditation tells you more than the sign on the door: ${list}.`,
    states: (providers: number, name: string) => `${providers} ${providers === 1 ? 'states' : 'state'} ${name}`,
    none: (total: string, city: string) =>
      `Anyone can use the name Montessori. None of the ${total} in ${city} lists AMI or AMS accreditation here, so ask how the teachers were trained.`,
  },
  areas: {
    question: {
      daycare: (city: string) => `Where else near ${city} can I look?`,
      preschool: (city: string) => `Are there more preschools close to ${city}?`,
      montessori: (city: string) => `Where else near ${city} are there Montessori schools?`,
    },
    answer: (list: string) => `Close by, ${list}.`,
    area: (city: string, careType: LandingCareType, count: number, distance: string) =>
      `${city}, ${distance} away, has ${count === 0 ? `no ${careTypeWords[careType].one} listed` : counted(careType, count)}`,
  },
}

/** "a", "a and b", "a, b and c". */
function listOf(items: readonly string[]): string {
  return items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export type FaqInput = Pick<LandingData, 'careType' | 'figures' | 'facts' | 'areas' | 'today'> & {
  place: Pick<LandingData['place'], 'kind' | 'name' | 'state'>
}

/**
 * The questions of a care type, answered from the data; a question without an answer is left out. A ZIP code has none:
 * its city's page has them.
 */
export function landingFaq(input: FaqInput): QuestionAndAnswer[] {
  const { careType, figures, place } = input
  if (place.kind === 'zip') return []
  if (figures.total === 0) return answered([areas(input)])
  const own = { daycare: schoolReadiness, preschool: vpk, montessori: accreditation }[careType]
  return answered([cost, openings, own, license, hours, ratio].map((answer) => answer(input)))
}

function answered(all: (QuestionAndAnswer | null)[]): QuestionAndAnswer[] {
  return all.filter((one) => one !== null)
}

const pluralOf = (code: AgeBandCode) => AGE_BANDS.find((band) => band.code === code)?.plural ?? code
const totalOf = ({ careType, figures }: FaqInput) => counted(careType, figures.total)

function cost({ careType, place: { name: city }, figures }: FaqInput): QuestionAndAnswer {
  const list = figures.tuition.map((one) =>
    landingFaqMessages.cost.median(wholeDollars(one.median), pluralOf(one.band), one.providers),
  )
  return {
    question: landingFaqMessages.cost.question[careType](city),
    answer:
      list.length > 0
        ? landingFaqMessages.cost.medians(city, listOf(list))
        : landingFaqMessages.cost.unknown(careTypeWords[careType].many, city),
  }
}

function openings(input: FaqInput): QuestionAndAnswer {
  const { careType, place, figures, today } = input
  const city = place.name
  const list = figures.openingsByBand.map((one) =>
    landingFaqMessages.openings.ofBand(one.providers, pluralOf(one.band)),
  )
  const lastDay = figures.lastConfirmedOn && dateText(figures.lastConfirmedOn, today)
  return {
    question: landingFaqMessages.openings.question[careType](city),
    answer: lastDay
      ? landingFaqMessages.openings.some(figures.withOpenings, totalOf(input), city, listOf(list), lastDay)
      : landingFaqMessages.openings.none(totalOf(input), city),
  }
}

function license(input: FaqInput): QuestionAndAnswer | null {
  const { careType, place, facts } = input
  if (!facts) return null
  return {
    question: landingFaqMessages.license.question[careType](place.name),
    answer: landingFaqMessages.license.answer(facts.withLicense, totalOf(input), place.name),
  }
}

/** A state's law, where it is known. A preschool has no rooms for children under two. */
function ratio({ careType, place, facts }: FaqInput): QuestionAndAnswer | null {
  const most = factsOf(place.state)?.ratios
  if (!most || !facts) return null
  const state = stateName(place.state)
  const bands = AGE_BANDS.filter((band) => careType === 'daycare' || band.minMonths >= 24)
  const law = landingFaqMessages.ratio.law(state, listOf(bands.map((band) => `${most[band.code]} ${band.plural}`)))
  const local = facts.ratios
    .filter((one) => bands.some((band) => band.code === one.band))
    .map((one) => `${one.median} ${pluralOf(one.band)}`)
  return {
    question: landingFaqMessages.ratio.question[careType](state),
    answer: local.length > 0 ? `${law} ${landingFaqMessages.ratio.local(place.name, listOf(local))}` : law,
  }
}

function hours({ careType, place: { name: city }, figures, facts }: FaqInput): QuestionAndAnswer | null {
  const { stated, openBySeven, openUntilSix } = figures.hours
  if (stated === 0) return null
  const answer = landingFaqMessages.hours.answer(stated, careTypeWords[careType].many, city, openBySeven, openUntilSix)
  const beyond = (facts?.schedules ?? []).flatMap((one) => {
    const what = landingFaqMessages.hours.schedule[one.schedule]
    return what ? landingFaqMessages.hours.offers(one.providers, what) : []
  })
  return {
    question: landingFaqMessages.hours.question[careType](city),
    answer: beyond.length > 0 ? `${answer} ${landingFaqMessages.hours.schedules(listOf(beyond))}` : answer,
  }
}

const programCount = ({ figures }: FaqInput, code: string) =>
  figures.programs.find((one) => one.program === code)?.providers ?? 0

function schoolReadiness(input: FaqInput): QuestionAndAnswer | null {
  if (input.place.state !== SITE.homeState) return null
  const some = programCount(input, 'school_readiness')
  return {
    question: landingFaqMessages.programs.question.daycare(input.place.name),
    answer: landingFaqMessages.programs.schoolReadiness(
      some,
      totalOf(input),
      input.place.name,
      stateName(input.place.state),
    ),
  }
}

function vpk(input: FaqInput): QuestionAndAnswer | null {
  if (input.place.state !== SITE.homeState) return null
  return {
    question: landingFaqMessages.programs.question.preschool(input.place.name),
    answer: landingFaqMessages.programs.vpk(
      programCount(input, 'vpk'),
      totalOf(input),
      input.place.name,
      stateName(input.place.state),
    ),
  }
}

function accreditation(input: FaqInput): QuestionAndAnswer | null {
  if (!input.facts) return null
  const stated = input.facts.accreditations.filter((one) => ['ami', 'ams'].includes(one.accreditation))
  const list = stated.map((one) =>
    landingFaqMessages.accreditation.states(one.providers, labelOf(ACCREDITATIONS, one.accreditation)),
  )
  return {
    question: landingFaqMessages.accreditation.question(input.place.name),
    answer:
      list.length > 0
        ? landingFaqMessages.accreditation.some(listOf(list))
        : landingFaqMessages.accreditation.none(totalOf(input), input.place.name),
  }
}

function areas({ careType, place: { name: city }, areas: near }: FaqInput): QuestionAndAnswer | null {
  if (near.length === 0) return null
  const list = near.map((one) =>
    landingFaqMessages.areas.area(one.name, careType, one.count, distanceText(one.distanceMeters)),
  )
  return {
    question: landingFaqMessages.areas.question[careType](city),
    answer: landingFaqMessages.areas.answer(listOf(list)),
  }
}
