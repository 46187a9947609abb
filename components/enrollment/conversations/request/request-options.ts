import { openQuestions } from '@/components/families/compare/comparison-result'
import { providerMessages } from '@/components/providers/messages'
import { type RowValues, rowValuesOf } from '@/components/providers/row-values'
import { childAgeText } from '@/lib/enrollment/inquiries/rules/conversation'
import type { Candidate, Family } from '@/lib/families/compare/schema'
import { daysText } from '@/lib/families/fit/rules/needs'
import { ageInMonths, ageText, DAYS, monthOf, monthText } from '@/lib/families/profile/rules'
import { timeText, todayIn } from '@/lib/platform/time/dates'
import { ageBandOf } from '@/lib/providers/rules/ages'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { requestMessages as texts } from '../messages'

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
  /** What counts for the child's room, by child. */
  openings: Record<string, string>
  /** What it has not stated, by child. */
  questions: Record<string, string[]>
}

const idOf = ({ child }: Family) => (child ? String(child.id) : '')

export function requestChildOf(family: Family, now: Date): RequestChild {
  const { child, needs } = family
  const months = child && ageInMonths(child.birthMonth, monthOf(now))
  const band = needs.ageMonths === null ? null : ageBandOf(needs.ageMonths)
  const startMonth = child?.startMonth ? needs.startMonth : null
  const isBorn = months !== null && months >= 0
  const times = spanText(needs.dropOffMinute, needs.pickUpMinute, '–')
  return {
    id: idOf(family),
    name: child?.name ?? '',
    title: child
      ? texts.child(child.name, isBorn ? childAgeText(months) : ageText(child.birthMonth, monthOf(now)))
      : '',
    lines: [
      band ? texts.room(band.adjective, startMonth && monthText(startMonth)) : '',
      [daysText(needs.days), times].filter(Boolean).join(', '),
    ].filter(Boolean),
    ageMonths: isBorn ? months : null,
    startMonth,
    opening: texts.opening({
      room: band?.adjective,
      name: child?.name,
      month: startMonth && (monthText(startMonth).split(' ')[0] ?? ''),
      days: spokenDays(needs.days),
      times: spanText(needs.dropOffMinute, needs.pickUpMinute, 'to'),
    }),
  }
}

/** `only`: the one row of the comparison that was pressed. */
export function requestRecipientOf(
  candidate: Candidate,
  isByMail: boolean,
  families: readonly Family[],
  now: Date,
  only: string | undefined,
): RequestRecipient {
  const today = todayIn(candidate.timeZone, now)
  const { name, kind, picture } = rowValuesOf(candidate, today)
  const each = families.map((family) => {
    const band = family.needs.ageMonths === null ? undefined : ageBandOf(family.needs.ageMonths)?.code
    const open = openQuestions(candidate, family, now).filter(({ key }) => only === undefined || key === only)
    const openings = providerMessages.openings(summarizeOpenings(candidate, today, band), today)
    const questions = open.map(({ key, question }) => afterOpening(family, key) ?? question)
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

/** A shorter question about what the first sentence of the note says already; otherwise undefined. */
function afterOpening({ child, needs: { days, dropOffMinute, pickUpMinute } }: Family, key: string) {
  const isSaid = { openings: child !== null, hours: days.length > 0 || dropOffMinute !== null || pickUpMinute !== null }
  return (key === 'openings' || key === 'hours') && isSaid[key] ? texts.afterOpening[key] : undefined
}

/** "7:30 AM – 6:00 PM", "7:30 AM to 6:00 PM"; with one of the two, "from 7:30 AM". */
function spanText(from: number | null, to: number | null, word: string): string {
  if (from !== null && to !== null) return `${timeText(from)} ${word} ${timeText(to)}`
  if (from !== null) return `from ${timeText(from)}`
  return to === null ? '' : `until ${timeText(to)}`
}

/** "Monday to Friday", "Monday and Wednesday". */
function spokenDays(days: readonly number[]): string {
  const names = daysText(days).includes('–') ? [days[0], days.at(-1)] : days
  const shown = names.flatMap((day) => DAYS[day ?? -1]?.name ?? [])
  if (names !== days) return shown.join(' to ')
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
