import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/surface/icon'
import { ANSWER_DAYS, type ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import { stateNameIn } from '@/lib/places/rules/local-names'
import { stateName } from '@/lib/places/rules/place-names'
import type { Translate } from '@/lib/platform/language/types'
import { dateText } from '@/lib/platform/time/dates'
import { bandPlural } from '@/lib/providers/rules/ages'
import { REASONS, type Reason, reasonsFor } from '@/lib/providers/rules/reasons'
import type { ProviderDetail } from '@/lib/providers/types'
import { openingsText, type ProviderTexts } from './provider-text'
import { type RowTexts, useRowTexts } from './row-text'

type ReasonTexts = { t: Translate<'providers.whyChoose'>; texts: RowTexts; common: ProviderTexts }

/** "1:3 with infants, where Georgia allows 1:6" */
function reasonText({ t, texts, common }: ReasonTexts, reason: Reason, today: string): string {
  const { locale } = texts
  switch (reason.code) {
    case 'ratio': {
      const ages = bandPlural(texts.ages, reason.band)
      const state = stateNameIn(locale, stateName(reason.state))
      return t('reasons.ratio', { ratio: `1:${reason.children}`, ages, state, limit: `1:${reason.limit}` })
    }
    case 'reviews':
      return t('reasons.reviews', { rating: reason.rating.toFixed(1), count: reason.count })
    case 'license': {
      const { number, issuedOn, asOf } = reason.license
      return t('reasons.license', { number, year: issuedOn.slice(0, 4), day: dateText(locale, asOf, today) })
    }
    case 'inspection':
      return t('reasons.inspection', { day: dateText(locale, reason.day, today) })
    case 'openings': {
      const openings = openingsText(common, texts, reason.openings, today)
      return t('reasons.openings', { openings, day: dateText(locale, reason.openings.confirmedOn, today) })
    }
    case 'reply':
      return t('reasons.reply', { percent: reason.percent, days: ANSWER_DAYS })
  }
}

/** A provider's strengths, one on each line. */
export function WhyChoose({ reasons, today }: { reasons: readonly Reason[]; today: string }) {
  const t = useTranslations('providers.whyChoose')
  const texts = useRowTexts()
  const common = useTranslations('providers.common')
  return (
    <ul className="mt-2 space-y-1.5 text-ui">
      {reasons.map((reason) => (
        <li key={reason.code} className="flex gap-2">
          <Icon name="check" size="sm" className="mt-1 text-pine" />
          {reasonText({ t, texts, common }, reason, today)}
        </li>
      ))}
    </ul>
  )
}

type WhyFamiliesProps = { provider: ProviderDetail; reply: ReplyFigures | null; today: string }

/** Below the sidebar, if there are enough strengths for a heading. */
export function WhyFamilies({ provider, reply, today }: WhyFamiliesProps) {
  const t = useTranslations('providers.whyChoose')
  const reasons = reasonsFor(provider, reply, today)
  if (reasons.length < REASONS.fewest) return null
  return (
    <section className="mt-6 px-5 md:px-6">
      <h2 className="text-ui tracking-normal">{t('title')}</h2>
      <WhyChoose reasons={reasons} today={today} />
    </section>
  )
}
