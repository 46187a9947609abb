import type { ReactNode } from 'react'
import { FactLine } from '@/components/ui/fact-line'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { ageRangeText } from '@/lib/providers/rules/age-text'
import { dayText } from '@/lib/providers/rules/dates'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import { weekdaySummary } from '@/lib/providers/rules/hours-text'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { summarizeTuition } from '@/lib/providers/rules/tuition'
import type { FactStamp, ProviderCard } from '@/lib/providers/types'
import { rowTexts } from './row-texts'
import { providerTexts } from './texts'

/** `bands`: places in AGE_BANDS of the rooms that were asked about; openings and prices of others are not shown. */
type RowFactsProps = { provider: ProviderCard; today: string; bands?: readonly number[] }

/** Openings, price, hours, ages and license, each with its date or the word that nobody said. */
export function RowFacts({ provider, today, bands }: RowFactsProps) {
  const ageBands = provider.ageBands.filter(
    ({ band }) => !bands || bands.some((index) => AGE_BANDS[index]?.code === band),
  )
  const openings = summarizeOpenings({ ...provider, ageBands }, today)
  const tuition = summarizeTuition(ageBands)
  const hours = weekdaySummary(provider.hours)
  const ages = ageRangeText(provider.ageMinMonths, provider.ageMaxMonths)
  const { license, facts } = provider
  const isOpen = openings.state === 'open'
  return (
    <div className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1.5 text-ui md:grid-cols-2">
      <FactLine icon={isOpen ? 'check' : 'info'} tone={isOpen ? 'confirmed' : 'unknown'}>
        {providerTexts.openings(openings, today)}
        {isOpen && <Source>{rowTexts.confirmedOn(dayText(openings.confirmedOn, today))}</Source>}
      </FactLine>
      <FactLine icon="dollar" tone={tuition ? 'plain' : 'unknown'}>
        {providerTexts.tuition(tuition)}
        {tuition && <Dated stamp={facts.tuition} today={today} />}
      </FactLine>
      <FactLine icon="clock" tone={hours ? 'plain' : 'unknown'}>
        {hours ?? providerTexts.hoursUnknown}
        {hours && <Dated stamp={facts.hours} today={today} onlyOld />}
      </FactLine>
      <FactLine icon="users" tone={ages ? 'plain' : 'unknown'}>
        {ages ? rowTexts.ages(ages) : providerTexts.agesUnknown}
      </FactLine>
      <FactLine icon="shield" tone={license ? 'plain' : 'unknown'} className="md:col-span-2">
        {license ? providerTexts.license(license.number) : providerTexts.noLicense}
        {license && <Source>{rowTexts.licenseSource(license.issuer, dayText(license.asOf, today))}</Source>}
      </FactLine>
    </div>
  )
}

function Source({ children }: { children: ReactNode }) {
  return <span className="ml-1.5 text-xs text-soft">{children}</span>
}

/** When a fact was confirmed; `onlyOld` says so only when that is too long ago to go without saying. */
function Dated({ stamp, today, onlyOld = false }: { stamp: FactStamp | undefined; today: string; onlyOld?: boolean }) {
  if (!stamp) return <Source>{rowTexts.undated}</Source>
  const day = dayText(stamp.confirmedOn, today)
  if (freshnessOf(stamp, today) !== 'confirmed') return <Source>{rowTexts.notConfirmedSince(day)}</Source>
  return onlyOld ? null : <Source>{rowTexts.confirmedOn(day)}</Source>
}
