import { rowTexts } from '@/components/providers/row-texts'
import { providerTexts } from '@/components/providers/texts'
import type { Criterion } from '@/lib/compare/catalogue'
import type { Candidate, Wishes } from '@/lib/compare/types'
import { ACTIVITIES, PLACE_AMENITIES } from '@/lib/families/rules/wishes'
import type { AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { ageRangeText } from '@/lib/providers/rules/age-text'
import { dayText } from '@/lib/providers/rules/dates'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import { weekdaySummary } from '@/lib/providers/rules/hours-text'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { summarizeTuition } from '@/lib/providers/rules/tuition'
import type { FactStamp, LicenseView } from '@/lib/providers/types'
import { compareWords as texts } from './texts'

export type Fact = { text: string; isUnknown: boolean }
type Asked = { today: string; band: AgeBandCode | undefined; wishes: Wishes }

/** What is known of a criterion, in public words alone. `band` narrows openings and price to one room. */
export const FACTS: Record<Criterion, (candidate: Candidate, asked: Asked) => Fact> = {
  ages: ({ ageMinMonths, ageMaxMonths }) =>
    orUnknown(ageRangeText(ageMinMonths, ageMaxMonths), providerTexts.agesUnknown),
  openings: (candidate, { today, band }) => {
    const summary = summarizeOpenings(candidate, today, band)
    const isUnknown = summary.state === 'unknown' || summary.state === 'unconfirmed'
    return { text: providerTexts.openings(summary, today), isUnknown }
  },
  price: ({ ageBands, facts }, { today, band }) => {
    const tuition = summarizeTuition(ageBands, band)
    const price = tuition && providerTexts.tuition(tuition)
    return orUnknown(price && price + faded(facts.tuition, today), providerTexts.priceUnknown)
  },
  hours: ({ hours, facts }, { today }) => {
    const week = weekdaySummary(hours)
    return orUnknown(week && week + faded(facts.hours, today), texts.hoursUnknown)
  },
  area: ({ city, zip }) => known(`${city} ${zip}`),
  amenities: ({ amenities }, { wishes }) => wished(wishes.amenities, amenities, PLACE_AMENITIES),
  activities: ({ amenities }, { wishes }) => wished(wishes.activities, amenities, ACTIVITIES),
  license: ({ license }, { today }) => orUnknown(license && licenseText(license, today), providerTexts.noLicense),
}

export const labelsOf = (codes: readonly string[]) =>
  AMENITIES.flatMap(({ code, label }) => (codes.includes(code) ? [label] : []))

function licenseText(license: LicenseView, today: string): string {
  const { expiresOn, issuer, asOf } = license
  const end = expiresOn && texts.validUntil(dayText(expiresOn, today), expiresOn < today)
  return [
    providerTexts.license(license),
    ...(end ? [end] : []),
    rowTexts.licenseSource(issuer, dayText(asOf, today)),
  ].join(' · ')
}

const known = (text: string): Fact => ({ text, isUnknown: false })
const orUnknown = (text: string | null, otherwise: string): Fact =>
  text === null ? { text: otherwise, isUnknown: true } : known(text)

type Choices = readonly { code: string }[]

/** The wishes that are stated; where nothing was wished, how many of the list are. */
function wished(wanted: readonly string[], stated: readonly string[], choices: Choices): Fact {
  const found = choices.flatMap(({ code }) => (stated.includes(code) ? [code] : []))
  const told = wanted.length === 0 ? found : found.filter((code) => wanted.includes(code))
  if (told.length === 0) return orUnknown(null, texts.noneStated)
  return known(wanted.length === 0 ? texts.stated(told.length) : labelsOf(told).join(', '))
}

function faded(stamp: FactStamp | undefined, today: string): string {
  if (!stamp) return `, ${rowTexts.undated}`
  return freshnessOf(stamp, today) === 'confirmed'
    ? ''
    : `, ${rowTexts.notConfirmedSince(dayText(stamp.confirmedOn, today))}`
}
