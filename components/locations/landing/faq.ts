import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import { ACCREDITATIONS, labelOf } from '@/lib/providers/catalogue/traits'
import { dayText } from '@/lib/providers/rules/dates'
import { distanceText } from '@/lib/providers/rules/distance-text'
import { moneyText } from '@/lib/providers/rules/money'
import type { QuestionAndAnswer } from '@/lib/seo/types'
import { listOf, faqTexts as texts } from './faq-texts'
import type { LandingData } from './landing-data'
import { careTypeWords, counted } from './texts'

export type FaqInput = Pick<LandingData, 'careType' | 'figures' | 'facts' | 'areas' | 'today'> & {
  place: Pick<LandingData['place'], 'kind' | 'name' | 'state'>
}

/**
 * Questions of a care type with the answers that were counted here; a question whose answer nobody knows is left out. A ZIP
 * code has none: its city's page answers them for all of the city.
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
  const list = figures.tuition.map((one) => texts.cost.median(moneyText(one.median), pluralOf(one.band), one.providers))
  return {
    question: texts.cost.question[careType](city),
    answer:
      list.length > 0 ? texts.cost.medians(city, listOf(list)) : texts.cost.unknown(careTypeWords[careType].many, city),
  }
}

function openings(input: FaqInput): QuestionAndAnswer {
  const { careType, place, figures, today } = input
  const city = place.name
  const list = figures.openingsByBand.map((one) => texts.openings.ofBand(one.providers, pluralOf(one.band)))
  const lastDay = figures.lastConfirmedOn && dayText(figures.lastConfirmedOn, today)
  return {
    question: texts.openings.question[careType](city),
    answer: lastDay
      ? texts.openings.some(figures.withOpenings, totalOf(input), city, listOf(list), lastDay)
      : texts.openings.none(totalOf(input), city),
  }
}

function license(input: FaqInput): QuestionAndAnswer | null {
  const { careType, place, facts } = input
  if (!facts) return null
  return {
    question: texts.license.question[careType](place.name),
    answer: texts.license.answer(facts.withLicense, totalOf(input), place.name),
  }
}

/** Florida's law speaks of Florida alone. A preschool has no rooms for children under two. */
function ratio({ careType, place, facts }: FaqInput): QuestionAndAnswer | null {
  if (place.state !== 'FL' || !facts) return null
  const bands = AGE_BANDS.filter((band) => careType === 'daycare' || band.minMonths >= 24)
  const law = texts.ratio.law(listOf(bands.map((band) => `${band.floridaRatio} ${band.plural}`)))
  const local = facts.ratios
    .filter((one) => bands.some((band) => band.code === one.band))
    .map((one) => `${one.median} ${pluralOf(one.band)}`)
  return {
    question: texts.ratio.question[careType](),
    answer: local.length > 0 ? `${law} ${texts.ratio.local(place.name, listOf(local))}` : law,
  }
}

function hours({ careType, place: { name: city }, figures, facts }: FaqInput): QuestionAndAnswer | null {
  const { stated, openBySeven, openUntilSix } = figures.hours
  if (stated === 0) return null
  const answer = texts.hours.answer(stated, careTypeWords[careType].many, city, openBySeven, openUntilSix)
  const beyond = (facts?.schedules ?? []).flatMap((one) => {
    const what = texts.hours.schedule[one.schedule]
    return what ? texts.hours.offers(one.providers, what) : []
  })
  return {
    question: texts.hours.question[careType](city),
    answer: beyond.length > 0 ? `${answer} ${texts.hours.schedules(listOf(beyond))}` : answer,
  }
}

const programCount = ({ figures }: FaqInput, code: string) =>
  figures.programs.find((one) => one.program === code)?.providers ?? 0

function schoolReadiness(input: FaqInput): QuestionAndAnswer | null {
  if (input.place.state !== 'FL') return null
  const some = programCount(input, 'school_readiness')
  return {
    question: texts.programs.question.daycare(input.place.name),
    answer: texts.programs.schoolReadiness(some, totalOf(input), input.place.name),
  }
}

function vpk(input: FaqInput): QuestionAndAnswer | null {
  if (input.place.state !== 'FL') return null
  return {
    question: texts.programs.question.preschool(input.place.name),
    answer: texts.programs.vpk(programCount(input, 'vpk'), totalOf(input), input.place.name),
  }
}

function accreditation(input: FaqInput): QuestionAndAnswer | null {
  if (!input.facts) return null
  const stated = input.facts.accreditations.filter((one) => ['ami', 'ams'].includes(one.accreditation))
  const list = stated.map((one) =>
    texts.accreditation.states(one.providers, labelOf(ACCREDITATIONS, one.accreditation)),
  )
  return {
    question: texts.accreditation.question(input.place.name),
    answer:
      list.length > 0
        ? texts.accreditation.some(listOf(list))
        : texts.accreditation.none(totalOf(input), input.place.name),
  }
}

function areas({ careType, place: { name: city }, areas: near }: FaqInput): QuestionAndAnswer | null {
  if (near.length === 0) return null
  const list = near.map((one) => texts.areas.area(one.name, careType, one.count, distanceText(one.distanceMeters)))
  return { question: texts.areas.question[careType](city), answer: texts.areas.answer(listOf(list)) }
}
