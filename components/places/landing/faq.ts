import type { QuestionAndAnswer } from '@/lib/content/seo/rules/markup'
import { factsOf, HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { distanceText } from '@/lib/places/rules/geo'
import { placeNameIn, stateNameIn } from '@/lib/places/rules/local-names'
import { stateName } from '@/lib/places/rules/place-names'
import { SITE } from '@/lib/platform/config/site'
import { listText } from '@/lib/platform/language/locales'
import { dateText } from '@/lib/platform/time/dates'
import { accreditationName } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS, bandPlural } from '@/lib/providers/rules/ages'
import { wholeDollars } from '@/lib/providers/rules/tuition'
import type { LandingData } from './landing-data'
import type { LandingTexts } from './landing-text'

export type FaqInput = Pick<LandingData, 'careType' | 'figures' | 'facts' | 'areas' | 'today'> & {
  place: Pick<LandingData['place'], 'kind' | 'name' | 'state'>
}

/**
 * The questions of a care type, answered from the data; a question without an answer is left out. A ZIP code has none:
 * its city's page has them.
 */
export function landingFaq(texts: LandingTexts, input: FaqInput): QuestionAndAnswer[] {
  const { careType, figures, place } = input
  if (place.kind === 'zip') return []
  if (figures.total === 0) return withoutUnanswered([areas(texts, input)])
  const own = { daycare: schoolReadiness, preschool: vpk, montessori: accreditation }[careType]
  return withoutUnanswered([cost, openings, own, license, hours, ratio].map((answer) => answer(texts, input)))
}

function withoutUnanswered(all: (QuestionAndAnswer | null)[]): QuestionAndAnswer[] {
  return all.filter((one) => one !== null)
}

const totalOf = ({ t }: LandingTexts, { careType, figures }: FaqInput) =>
  t('providers', { careType, count: figures.total })

function cost(
  { t, ages, locale }: LandingTexts,
  { careType, place: { name: city }, figures }: FaqInput,
): QuestionAndAnswer {
  const list = figures.tuition.map((one) =>
    t('faq.cost.median', { price: wholeDollars(one.median), ages: bandPlural(ages, one.band), count: one.providers }),
  )
  return {
    question: t('faq.cost.question', { careType, city }),
    answer:
      list.length > 0
        ? t('faq.cost.medians', { city, list: listText(locale, list) })
        : t('faq.cost.unknown', { careType, city }),
  }
}

function openings(texts: LandingTexts, input: FaqInput): QuestionAndAnswer {
  const { t, ages, locale } = texts
  const { careType, place, figures, today } = input
  const city = place.name
  const total = totalOf(texts, input)
  const list = figures.openingsByBand.map((one) =>
    t('faq.openings.ofBand', { count: one.providers, ages: bandPlural(ages, one.band) }),
  )
  const lastDay = figures.lastConfirmedOn && dateText(locale, figures.lastConfirmedOn, today)
  return {
    question: t('faq.openings.question', { careType, city }),
    answer: lastDay
      ? t('faq.openings.some', { open: figures.withOpenings, total, city, list: listText(locale, list), lastDay })
      : t('faq.openings.none', { total, city }),
  }
}

function license(texts: LandingTexts, input: FaqInput): QuestionAndAnswer | null {
  const { t } = texts
  const { careType, place, facts } = input
  if (!facts) return null
  const city = place.name
  return {
    question: t('faq.license.question', { careType, city }),
    answer: t('faq.license.answer', {
      licensed: facts.withLicense,
      total: totalOf(texts, input),
      city,
      site: SITE.name,
    }),
  }
}

/** A state's law, where it is known. A preschool has no rooms for children under two. */
function ratio({ t, ages, locale }: LandingTexts, { careType, place, facts }: FaqInput): QuestionAndAnswer | null {
  const most = factsOf(place.state)?.ratios
  if (!most || !facts) return null
  const state = stateNameIn(locale, stateName(place.state))
  const bands = AGE_BANDS.filter((band) => careType === 'daycare' || band.minMonths >= 24)
  const allowed = bands.map((band) =>
    t('faq.ratio.children', { count: most[band.code], ages: bandPlural(ages, band.code) }),
  )
  const law = t('faq.ratio.law', { state, list: listText(locale, allowed) })
  const local = facts.ratios
    .filter((one) => bands.some((band) => band.code === one.band))
    .map((one) => t('faq.ratio.children', { count: one.median, ages: bandPlural(ages, one.band) }))
  return {
    question: t('faq.ratio.question', { careType, state }),
    answer:
      local.length > 0 ? `${law} ${t('faq.ratio.local', { city: place.name, list: listText(locale, local) })}` : law,
  }
}

/** Beyond the usual hours; other schedules are left out. */
const SCHEDULES = ['night', 'weekend', 'drop_in']

function hours({ t, locale }: LandingTexts, { careType, place, figures, facts }: FaqInput): QuestionAndAnswer | null {
  const city = place.name
  const { stated, openBySeven: early, openUntilSix: late } = figures.hours
  if (stated === 0) return null
  const answer = t('faq.hours.answer', { stated, careType, city, early, late })
  const beyond = (facts?.schedules ?? [])
    .filter(({ schedule }) => SCHEDULES.includes(schedule))
    .map(({ schedule, providers: count }) => t('faq.hours.offers', { count, schedule }))
  return {
    question: t('faq.hours.question', { careType, city }),
    answer: beyond.length > 0 ? `${answer} ${t('faq.hours.schedules', { list: listText(locale, beyond) })}` : answer,
  }
}

const programCount = ({ figures }: FaqInput, code: string) =>
  figures.programs.find((one) => one.program === code)?.providers ?? 0

function schoolReadiness(texts: LandingTexts, input: FaqInput): QuestionAndAnswer | null {
  const { t } = texts
  const { name: city, state } = input.place
  if (state !== SITE.homeState) return null
  const program = HOME_FACTS.programs.school_readiness
  return {
    question: t('faq.schoolReadiness.question', { city, program }),
    answer: t('faq.schoolReadiness.answer', {
      some: programCount(input, 'school_readiness'),
      total: totalOf(texts, input),
      city,
      program,
      state: stateNameIn(texts.locale, stateName(state)),
    }),
  }
}

function vpk(texts: LandingTexts, input: FaqInput): QuestionAndAnswer | null {
  const { t } = texts
  const { name: city, state } = input.place
  if (state !== SITE.homeState) return null
  const program = HOME_FACTS.preK.short
  return {
    question: t('faq.vpk.question', { city, program }),
    answer: t('faq.vpk.answer', {
      some: programCount(input, 'vpk'),
      total: totalOf(texts, input),
      city,
      program,
      state: stateNameIn(texts.locale, stateName(state)),
    }),
  }
}

function accreditation(texts: LandingTexts, input: FaqInput): QuestionAndAnswer | null {
  const { t, locale } = texts
  if (!input.facts) return null
  const city = input.place.name
  const stated = input.facts.accreditations.filter((one) => ['ami', 'ams'].includes(one.accreditation))
  const list = stated.map((one) =>
    t('faq.accreditation.states', { count: one.providers, name: accreditationName(one.accreditation) }),
  )
  return {
    question: t('faq.accreditation.question', { city }),
    answer:
      list.length > 0
        ? t('faq.accreditation.some', { list: listText(locale, list) })
        : t('faq.accreditation.none', { total: totalOf(texts, input), city }),
  }
}

function areas(
  { t, distance: texts, locale }: LandingTexts,
  { careType, place, areas: near }: FaqInput,
): QuestionAndAnswer | null {
  if (near.length === 0) return null
  const list = near.map(({ name, count, distanceMeters }) => {
    const city = placeNameIn(locale, name, 'within')
    const distance = distanceText(texts, distanceMeters)
    return count === 0
      ? t('faq.areas.areaWithout', { city, distance, careType })
      : t('faq.areas.area', { city, distance, providers: t('providers', { careType, count }) })
  })
  return {
    question: t('faq.areas.question', { careType, city: place.name }),
    answer: t('faq.areas.answer', { list: listText(locale, list) }),
  }
}
