import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dateText, onOneLine } from '@/lib/platform/time/dates'
import { licenseStatus } from '@/lib/providers/catalogue/traits'
import { addressLine } from '@/lib/providers/rules/address'
import { type AgeTexts, ageText } from '@/lib/providers/rules/ages'
import { moneyText, type TuitionRange, weeklyText } from '@/lib/providers/rules/tuition'
import type { InspectionView, LicenseView, ProviderDetail } from '@/lib/providers/types'
import { licenseText, type ProviderTexts } from '../provider-text'

// Sentences on a provider's page, built from its data. Days are "YYYY-MM-DD".

/** The messages of a provider's page. */
export type DetailTexts = Translate<'providers.detail'>

/** One sentence made of facts, so that a page without a description still says what it is about. */
export function aboutText(t: DetailTexts, ages: AgeTexts, provider: ProviderDetail): string {
  const { name, kind, street, ageMinMonths: youngest, ageMaxMonths: oldest } = provider
  const bounds = youngest === null ? (oldest === null ? 'none' : 'to') : oldest === null ? 'from' : 'both'
  return t('aboutFacts', {
    name,
    kind,
    where: street ? 'street' : 'city',
    street: street ?? '',
    place: addressLine({ ...provider, street: null }),
    ages: bounds,
    youngest: youngest === null ? '' : ageText(ages, youngest),
    oldest: oldest === null ? '' : ageText(ages, oldest),
  })
}

/** "$240 – $310 a week" */
export const tuitionRangeText = (t: Translate<'providers.row'>, { lowest, highest }: TuitionRange): string =>
  lowest === highest
    ? weeklyText(t, lowest)
    : t('price.rangePerWeek', { low: moneyText(lowest), high: moneyText(highest) })

/** If it is closed only because a list no longer contains it, the text says just that. */
export function closedText(
  t: DetailTexts,
  locale: Locale,
  { closedOn, closedSource }: Pick<ProviderDetail, 'closedOn' | 'closedSource'>,
  today: string,
): string {
  const day = closedOn && dateText(locale, closedOn, today)
  if (closedSource)
    return day ? t('closed.byListOf', { source: closedSource, day }) : t('closed.byList', { source: closedSource })
  return day ? t('closed.on', { day }) : t('closed.undated')
}

/** `minutes` is the median: half of the first replies came sooner. */
export function usualReplyText(t: DetailTexts, minutes: number): string {
  const hours = Math.ceil(minutes / 60)
  if (hours <= 1) return t('usualReply.hour')
  return hours < 24 ? t('usualReply.hours', { hours }) : t('usualReply.days', { days: Math.ceil(hours / 24) })
}

export function licenseLine(
  t: DetailTexts,
  common: ProviderTexts,
  locale: Locale,
  license: LicenseView,
  today: string,
): string {
  const named = licenseText(common, license)
  if (!license.expiresOn || licenseStatus(license.status)?.isInForce === false) return named
  const values = { license: named, day: onOneLine(dateText(locale, license.expiresOn, today)) }
  return license.expiresOn < today ? t('licenseExpired', values) : t('licenseValid', values)
}

/** The line below the license: the file it is from, and the last inspection. */
export function licenseNote(
  t: DetailTexts,
  common: ProviderTexts,
  locale: Locale,
  { license, inspections }: Pick<ProviderDetail, 'license' | 'inspections'>,
  today: string,
): string {
  const [newest] = inspections
  const last = newest && t('lastInspection', { day: onOneLine(dateText(locale, newest.inspectedOn, today)) })
  if (!license) return last ?? t('noLicenseHint')
  const source = common('licenseSource', { issuer: license.issuer, day: dateText(locale, license.asOf, today) })
  return [source, last].filter(Boolean).join(' · ')
}

/** License kinds as spelled by the import of Georgia's file and by the demo data; others are shown as the state spells them. */
const LICENSE_KINDS = {
  'Child care facility': 'facility',
  'Child care learning center': 'learningCenter',
  'Family child care learning home': 'learningHome',
  'Family day care home': 'home',
  'Large family child care home': 'largeHome',
  'Registered family day care home': 'registeredHome',
} as const

const isKnownKind = (kind: string): kind is keyof typeof LICENSE_KINDS => Object.hasOwn(LICENSE_KINDS, kind)

const licenseKindText = (t: DetailTexts, kind: string): string =>
  isKnownKind(kind) ? t(`licenseKinds.${LICENSE_KINDS[kind]}`) : kind

export function licenseSource(
  t: DetailTexts,
  locale: Locale,
  { kind, issuer, issuedOn, asOf }: LicenseView,
  today: string,
): string {
  const issued = issuedOn && t('issued', { day: dateText(locale, issuedOn, today) })
  return [kind && licenseKindText(t, kind), issuer, issued, t('asOf', { day: dateText(locale, asOf, today) })]
    .filter(Boolean)
    .join(' · ')
}

export function inspectionLine(t: DetailTexts, { violations: count, summary }: InspectionView): string {
  if (count === 0) return t('cleanInspection')
  return summary ? t('inspectionWithSummary', { count, summary }) : t('inspection', { count })
}

export function inspectionSource(t: DetailTexts, locale: Locale, inspection: InspectionView, today: string): string {
  const { inspectedOn, correctedOn, violations, sourceName } = inspection
  const correction = correctedOn
    ? t('corrected', { day: dateText(locale, correctedOn, today) })
    : violations > 0 && t('noCorrection')
  return [dateText(locale, inspectedOn, today), correction, sourceName].filter(Boolean).join(' · ')
}
