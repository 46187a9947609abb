import { type ComparisonTexts, openQuestions } from '@/components/families/compare/comparison-result'
import { openingsText } from '@/components/providers/provider-text'
import { type RowValues, rowValuesOf } from '@/components/providers/row-values'
import { childAgeText } from '@/lib/enrollment/inquiries/rules/conversation'
import type { Candidate, Family } from '@/lib/families/compare/schema'
import { daysText } from '@/lib/families/fit/rules/needs'
import { ageInMonths, ageText, monthOf } from '@/lib/families/profile/rules/needs'
import { type Locale, listText } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { monthName, monthText, timeText, todayIn, weekdayNames } from '@/lib/platform/time/dates'
import { type AgeBandCode, ageBandOf } from '@/lib/providers/rules/ages'
import { summarizeOpenings } from '@/lib/providers/rules/openings'

/** A child to write for, as the form fills it in; built on the server. */
export type RequestChild = {
  /** Empty without a saved child. */
  id: string
  name: string
  /** "Mia, 7 months" */
  title: string
  /** "Infant room, from January 2027", "Mon–Fri, 7:30 AM – 6:00 PM" */
  lines: string[]
  ageMonths: number | null
  /** "2027-01" */
  startMonth: string | null
  /** The first sentence of the note. */
  opening: string
}

/** A provider that can get the request. */
export type RequestRecipient = Pick<RowValues, 'name' | 'kind' | 'picture'> & {
  id: string
  isByMail: boolean
  /** Openings for the child's room, by child id. */
  openings: Record<string, string>
  /** Questions about what it has not stated, by child id. */
  questions: Record<string, string[]>
}

const idOf = ({ child }: Family) => (child ? String(child.id) : '')

/** `ages`: "14 months old"; `childAges`: "14 months". */
type RequestTexts = {
  t: Translate<'enrollment.requestPage'>
  ages: Translate<'families.childAge'>
  childAges: Translate<'enrollment.childAge'>
  locale: Locale
}

export function requestChildOf(texts: RequestTexts, family: Family, now: Date): RequestChild {
  const { t, ages, childAges, locale } = texts
  const { child, needs } = family
  const months = child && ageInMonths(child.birthMonth, monthOf(now))
  const band = needs.ageMonths === null ? null : ageBandOf(needs.ageMonths)
  const startMonth = child?.startMonth ? needs.startMonth : null
  const isBorn = months !== null && months >= 0
  const age =
    child && (isBorn ? childAgeText(childAges, months) : ageText(ages, locale, child.birthMonth, monthOf(now)))
  const times = spanText(needs.dropOffMinute, needs.pickUpMinute, 'span', t)
  const hours = [spokenDays(needs.days, t, locale), spanText(needs.dropOffMinute, needs.pickUpMinute, 'spokenSpan', t)]
    .filter(Boolean)
    .join(', ')
  return {
    id: idOf(family),
    name: child?.name ?? '',
    title: child && age ? t('child', { name: child.name, age }) : '',
    lines: [
      band ? roomText(texts, band.code, startMonth) : '',
      [daysText(locale, needs.days), times].filter(Boolean).join(', '),
    ].filter(Boolean),
    ageMonths: isBorn ? months : null,
    startMonth,
    opening: t('opening', {
      hasRoom: band ? 'yes' : 'no',
      room: band ? t(`roomKinds.${band.code}`) : '',
      hasName: child?.name ? 'yes' : 'no',
      name: child?.name ?? '',
      hasMonth: startMonth ? 'yes' : 'no',
      month: startMonth ? monthName(locale, Number(startMonth.slice(5))) : '',
      hasHours: hours ? 'yes' : 'no',
      hours,
    }),
  }
}

/** `only`: the key of the comparison's row that was pressed, to ask about that alone. */
export function requestRecipientOf(
  candidate: Candidate,
  isByMail: boolean,
  families: readonly Family[],
  now: Date,
  only: string | undefined,
  t: Translate<'enrollment.requestPage'>,
  texts: ComparisonTexts,
): RequestRecipient {
  const today = todayIn(candidate.timeZone, now)
  const { name, kind, picture } = rowValuesOf(candidate, today)
  const each = families.map((family) => {
    const band = family.needs.ageMonths === null ? undefined : ageBandOf(family.needs.ageMonths)?.code
    const open = openQuestions(candidate, family, now, texts).filter(({ key }) => only === undefined || key === only)
    const openings = openingsText(texts.common, texts.row, summarizeOpenings(candidate, today, band), today)
    const questions = open.map(({ key, question }) => afterOpening(family, key, t) ?? question)
    return { id: idOf(family), openings, questions }
  })
  return {
    id: candidate.id,
    name,
    kind,
    ...(picture && { picture }),
    isByMail,
    openings: Object.fromEntries(each.map(({ id, openings }) => [id, openings])),
    questions: Object.fromEntries(each.map(({ id, questions }) => [id, questions])),
  }
}

/** A shorter question, if the note's first sentence already mentions the subject; otherwise undefined. */
function afterOpening(
  { child, needs: { days, dropOffMinute, pickUpMinute } }: Family,
  key: string,
  t: Translate<'enrollment.requestPage'>,
) {
  const isSaid = { openings: child !== null, hours: days.length > 0 || dropOffMinute !== null || pickUpMinute !== null }
  return (key === 'openings' || key === 'hours') && isSaid[key] ? t(`afterOpening.${key}`) : undefined
}

/** "7:30 AM – 6:00 PM", "7:30 AM to 6:00 PM"; with only one of the two, "from 7:30 AM". */
function spanText(
  from: number | null,
  to: number | null,
  both: 'span' | 'spokenSpan',
  t: Translate<'enrollment.requestPage'>,
): string {
  if (from !== null && to !== null) return t(both, { from: timeText(from), to: timeText(to) })
  if (from !== null) return t('spanFrom', { from: timeText(from) })
  return to === null ? '' : t('spanUntil', { to: timeText(to) })
}

/** "Infant room, from January 2027" */
function roomText({ t, locale }: RequestTexts, band: AgeBandCode, month: string | null): string {
  const room = t(`rooms.${band}`)
  return month ? t('roomFrom', { room, month: monthText(locale, month) }) : room
}

/** "Monday to Friday", "Monday and Wednesday". */
function spokenDays(days: readonly number[], t: Translate<'enrollment.requestPage'>, locale: Locale): string {
  const week = weekdayNames(locale)
  const names = daysText(locale, days).includes('–') ? [days[0], days.at(-1)] : days
  const shown = names.flatMap((day) => week[day ?? -1] ?? [])
  const [first = '', last = ''] = shown
  return names === days ? listText(locale, shown) : t('dayRange', { first, last })
}
