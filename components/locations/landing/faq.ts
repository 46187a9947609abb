import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import { ACCREDITATIONS, type LandingCareType, labelOf } from '@/lib/providers/catalogue/traits'
import { dayText } from '@/lib/providers/rules/dates'
import { distanceText } from '@/lib/providers/rules/distance-text'
import type { LocationFacts } from '@/lib/providers/rules/location-facts'
import { moneyText } from '@/lib/providers/rules/money'
import type { QuestionAndAnswer } from '@/lib/seo/types'
import { listOf, faqTexts as texts } from './faq-texts'
import { kindsInWords } from './kinds-in-words'
import { careTypeWords, counted } from './texts'

export type FaqInput = {
  careType: LandingCareType
  city: string
  state: string
  facts: LocationFacts
  areas: { name: string; count: number; distanceMeters: number }[]
  today: string
}

/** Questions of a care type with the answers that were counted here; a question whose answer nobody knows is left out. */
export function landingFaq(input: FaqInput): QuestionAndAnswer[] {
  const { careType, facts } = input
  if (facts.total === 0) return answered([areas(input)])
  const own = { daycare: [kinds, schoolReadiness], preschool: [vpk], montessori: [accreditation] }[careType]
  return answered([cost, openings, ...own, license, hours, ratio, areas].map((answer) => answer(input)))
}

function answered(all: (QuestionAndAnswer | null)[]): QuestionAndAnswer[] {
  return all.filter((one) => one !== null)
}

const pluralOf = (code: AgeBandCode) => AGE_BANDS.find((band) => band.code === code)?.plural ?? code
const totalOf = ({ careType, facts }: FaqInput) => counted(careType, facts.total)

function cost({ careType, city, facts }: FaqInput): QuestionAndAnswer {
  const list = facts.tuition.map((one) => texts.cost.median(moneyText(one.median), pluralOf(one.band), one.providers))
  return {
    question: texts.cost.question[careType](city),
    answer:
      list.length > 0 ? texts.cost.medians(city, listOf(list)) : texts.cost.unknown(careTypeWords[careType].many, city),
  }
}

function openings(input: FaqInput): QuestionAndAnswer {
  const { careType, city, facts, today } = input
  const list = facts.openingsByBand.map((one) => texts.openings.ofBand(one.providers, pluralOf(one.band)))
  const lastDay = facts.lastConfirmedOn && dayText(facts.lastConfirmedOn, today)
  return {
    question: texts.openings.question[careType](city),
    answer: lastDay
      ? texts.openings.some(facts.withOpenings, totalOf(input), city, listOf(list), lastDay)
      : texts.openings.none(totalOf(input), city),
  }
}

function license(input: FaqInput): QuestionAndAnswer {
  const { careType, city, facts } = input
  return {
    question: texts.license.question[careType](city),
    answer: texts.license.answer(facts.withLicense, totalOf(input), city),
  }
}

/** Florida's law speaks of Florida alone. A preschool has no rooms for children under two. */
function ratio({ careType, city, state, facts }: FaqInput): QuestionAndAnswer | null {
  if (state !== 'FL') return null
  const bands = AGE_BANDS.filter((band) => careType === 'daycare' || band.minMonths >= 24)
  const law = texts.ratio.law(listOf(bands.map((band) => `${band.floridaRatio} ${band.plural}`)))
  const local = facts.ratios
    .filter((one) => bands.some((band) => band.code === one.band))
    .map((one) => `${one.median} ${pluralOf(one.band)}`)
  return {
    question: texts.ratio.question[careType](),
    answer: local.length > 0 ? `${law} ${texts.ratio.local(city, listOf(local))}` : law,
  }
}

function hours({ careType, city, facts }: FaqInput): QuestionAndAnswer | null {
  const { stated, openBySeven, openUntilSix } = facts.hours
  if (stated === 0) return null
  const answer = texts.hours.answer(stated, careTypeWords[careType].many, city, openBySeven, openUntilSix)
  const beyond = facts.schedules.flatMap((one) => {
    const what = texts.hours.schedule[one.schedule]
    return what ? texts.hours.offers(one.providers, what) : []
  })
  return {
    question: texts.hours.question[careType](city),
    answer: beyond.length > 0 ? `${answer} ${texts.hours.schedules(listOf(beyond))}` : answer,
  }
}

function kinds(input: FaqInput): QuestionAndAnswer {
  return {
    question: texts.kinds.question(input.city),
    answer: texts.kinds.answer(totalOf(input), input.city, kindsInWords(input.facts)),
  }
}

const programCount = ({ facts }: FaqInput, code: string) =>
  facts.programs.find((one) => one.program === code)?.providers ?? 0

function schoolReadiness(input: FaqInput): QuestionAndAnswer | null {
  if (input.state !== 'FL') return null
  const some = programCount(input, 'school_readiness')
  return {
    question: texts.programs.question.daycare(input.city),
    answer: texts.programs.schoolReadiness(some, totalOf(input), input.city),
  }
}

function vpk(input: FaqInput): QuestionAndAnswer | null {
  if (input.state !== 'FL') return null
  return {
    question: texts.programs.question.preschool(input.city),
    answer: texts.programs.vpk(programCount(input, 'vpk'), totalOf(input), input.city),
  }
}

function accreditation(input: FaqInput): QuestionAndAnswer {
  const stated = input.facts.accreditations.filter((one) => ['ami', 'ams'].includes(one.accreditation))
  const list = stated.map((one) =>
    texts.accreditation.states(one.providers, labelOf(ACCREDITATIONS, one.accreditation)),
  )
  return {
    question: texts.accreditation.question(input.city),
    answer:
      list.length > 0 ? texts.accreditation.some(listOf(list)) : texts.accreditation.none(totalOf(input), input.city),
  }
}

function areas({ careType, city, areas: near }: FaqInput): QuestionAndAnswer | null {
  if (near.length === 0) return null
  const list = near.map((one) => texts.areas.area(one.name, careType, one.count, distanceText(one.distanceMeters)))
  return { question: texts.areas.question[careType](city), answer: texts.areas.answer(listOf(list)) }
}
