import type { Translate } from '@/lib/platform/language/types'
import { dateText, onOneLine } from '@/lib/platform/time/dates'
import { licenseStatus } from '@/lib/providers/catalogue/traits'
import { addressLine } from '@/lib/providers/rules/address'
import { ageText } from '@/lib/providers/rules/ages'
import { moneyText, type TuitionRange, weeklyText } from '@/lib/providers/rules/tuition'
import type { InspectionView, LicenseView, ProviderDetail } from '@/lib/providers/types'
import { licenseText, type ProviderTexts } from '../provider-text'

// Sentences of a provider's page, from its data. Days are "YYYY-MM-DD".

/** The messages of a provider's page. */
export type DetailTexts = Translate<'providers.detail'>

/** One sentence made of facts, so that a page without a description still says what it is about. */
export function aboutText(provider: ProviderDetail, t: DetailTexts): string {
  const { name, kind, street, ageMinMonths: youngest, ageMaxMonths: oldest } = provider
  const ages = youngest === null ? (oldest === null ? 'none' : 'to') : oldest === null ? 'from' : 'both'
  return t('aboutFacts', {
    name,
    kind,
    where: street ? 'street' : 'city',
    street: street ?? '',
    place: addressLine({ ...provider, street: null }),
    ages,
    youngest: youngest === null ? '' : ageText(youngest),
    oldest: oldest === null ? '' : ageText(oldest),
  })
}

/** "$240 – $310 a week" */
export const tuitionRangeText = ({ lowest, highest }: TuitionRange): string =>
  lowest === highest ? weeklyText(lowest) : `${moneyText(lowest)} – ${weeklyText(highest)}`

/** Closed because a list no longer contains it: say only that. */
export function closedText(
  { closedOn, closedSource }: Pick<ProviderDetail, 'closedOn' | 'closedSource'>,
  today: string,
  t: DetailTexts,
): string {
  const day = closedOn && dateText(closedOn, today)
  if (closedSource)
    return day ? t('closed.byListOf', { source: closedSource, day }) : t('closed.byList', { source: closedSource })
  return day ? t('closed.on', { day }) : t('closed.undated')
}

/** Half of the first replies came sooner. */
export function usualReplyText(minutes: number, t: DetailTexts): string {
  const hours = Math.ceil(minutes / 60)
  if (hours <= 1) return t('usualReply.hour')
  return hours < 24 ? t('usualReply.hours', { hours }) : t('usualReply.days', { days: Math.ceil(hours / 24) })
}

export function licenseLine(license: LicenseView, today: string, t: DetailTexts, common: ProviderTexts): string {
  const named = licenseText(license, common)
  if (!license.expiresOn || licenseStatus(license.status)?.isInForce === false) return named
  const values = { license: named, day: dateText(license.expiresOn, today) }
  return license.expiresOn < today ? t('licenseExpired', values) : t('licenseValid', values)
}

/** Below the license: the file it is from, and the last inspection. */
export function licenseNote(
  { license, inspections }: Pick<ProviderDetail, 'license' | 'inspections'>,
  today: string,
  t: DetailTexts,
  common: ProviderTexts,
): string {
  const [newest] = inspections
  const last = newest && t('lastInspection', { day: onOneLine(dateText(newest.inspectedOn, today)) })
  if (!license) return last ?? t('noLicenseHint')
  const source = common('licenseSource', { issuer: license.issuer, day: dateText(license.asOf, today) })
  return [source, last].filter(Boolean).join(' · ')
}

export function licenseSource({ kind, issuer, issuedOn, asOf }: LicenseView, today: string, t: DetailTexts): string {
  const issued = issuedOn && t('issued', { day: dateText(issuedOn, today) })
  return [kind, issuer, issued, t('asOf', { day: dateText(asOf, today) })].filter(Boolean).join(' · ')
}

export function inspectionLine({ violations: count, summary }: InspectionView, t: DetailTexts): string {
  if (count === 0) return t('cleanInspection')
  return summary ? t('inspectionWithSummary', { count, summary }) : t('inspection', { count })
}

export function inspectionSource(inspection: InspectionView, today: string, t: DetailTexts): string {
  const { inspectedOn, correctedOn, violations, sourceName } = inspection
  const correction = correctedOn
    ? t('corrected', { day: dateText(correctedOn, today) })
    : violations > 0 && t('noCorrection')
  return [dateText(inspectedOn, today), correction, sourceName].filter(Boolean).join(' · ')
}
