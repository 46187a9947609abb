import { useTranslations } from 'next-intl'
import { ageRangeText } from '@/lib/providers/rules/ages'
import { weekdaySummary } from '@/lib/providers/rules/hours'
import { Answer, type AnswerFacts, openingAnswer, priceAnswer, useAnswerTexts } from './answers'

/** Openings, price, and hours of a provider: what everyone reads until a child is known. Rendered on the server only. */
export function GeneralAnswers({ facts, today }: { facts: AnswerFacts; today: string }) {
  const texts = useAnswerTexts()
  return (
    <>
      <Answer {...openingAnswer(facts, today, texts)} />
      <Answer {...priceAnswer(facts, today, texts)} />
      <HoursAnswer facts={facts} />
    </>
  )
}

/** In place of the fit while no child is known. */
function HoursAnswer({ facts }: { facts: AnswerFacts }) {
  const t = useTranslations('providers.detail')
  const row = useTranslations('providers.row')
  const common = useTranslations('providers.common')
  const hours = weekdaySummary(facts.hours)
  const ages = ageRangeText(facts.ageMinMonths, facts.ageMaxMonths)
  return (
    <Answer
      icon="clock"
      tone={hours ? 'plain' : 'unknown'}
      text={hours ?? row('hours.unknown')}
      note={ages ? t('forAges', { ages }) : common('agesUnknown')}
    />
  )
}
