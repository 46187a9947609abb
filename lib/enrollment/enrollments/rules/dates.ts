import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dateText } from '@/lib/platform/time/dates'
import type { ShownEnrollment } from '../schema'

/** "since Jan 5", "from Jan 5", "until Dec 18, 2027", "Jan 5 to Dec 18". */
export function enrollmentDates(
  t: Translate<'enrollment.enrollments'>,
  locale: Locale,
  { phase, startsOn, endsOn, today }: Omit<ShownEnrollment, 'id' | 'status'>,
): string {
  const first = dateText(locale, startsOn, today)
  const last = endsOn === null ? '' : dateText(locale, endsOn, today)
  if (phase === 'past' && endsOn !== null && endsOn < startsOn) return t('when.neverBegan', { day: last })
  return phase === 'past'
    ? t('when.past', { first, last })
    : t(`when.${phase}`, { day: phase === 'leaving' ? last : first })
}
