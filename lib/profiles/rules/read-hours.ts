import { hoursOn, WEEKDAYS } from '@/lib/providers/rules/hours'
import { spanText } from '@/lib/providers/rules/hours-text'
import type { HoursInterval } from '@/lib/providers/types'
import { overlap, type Span, withoutBreaks } from './hours-spans'
import { statementsIn } from './hours-statements'
import { hoursTokens } from './hours-tokens'

export type ReadHours = { hours: HoursInterval[] } | { problem: string }
/** As the form asks: Monday to Friday in two fields, whatever differs in a third. */
export type WrittenHours = { openingTime: string; closingTime: string; otherHours: string }

const MONDAY_TO_FRIDAY = [0, 1, 2, 3, 4]
const SEASONS =
  /\b(summer|winter|spring|fall|autumn|seasons?|seasonal|holidays?|january|february|march|april|june|july|august|september|october|november|december)\b/i

/**
 * The week that a text describes: "6:30 AM - 6 PM", "630a-6p, closed Fri", "Mon-Thu 7-5, break 12-1; Sat 24 hours". What is said
 * later replaces what was said before of the same day. Nothing written is nothing known.
 */
export function readHours(text: string): ReadHours {
  const season = SEASONS.exec(text)?.[0]
  if (season)
    return {
      problem: `This is the usual week, without “${season}”. Please write times of the year under “Seasonal hours”.`,
    }
  const read = readWeek(text)
  if ('problem' in read) return read
  if (read.isStated && read.hours.length === 0)
    return { problem: 'Every day would be closed. Leave the hours empty where they are not known.' }
  return { hours: read.hours }
}

type ReadWeek = { hours: HoursInterval[]; isStated: boolean } | { problem: string }

/** As readHours, for any week of the year: one in which every day is closed is a week, too. */
export function readWeek(text: string): ReadWeek {
  const said = statementsIn(hoursTokens(text))
  if ('problem' in said) return said
  const week = new Map<number, Span[]>()
  for (const { days, spans, breaks, isClosed } of said.statements) {
    const cut = isClosed ? [] : withoutBreaks(spans, breaks)
    if (!cut) return { problem: 'A break has to be within the hours.' }
    for (const day of days.length > 0 ? days : MONDAY_TO_FRIDAY) week.set(day, cut)
  }
  for (const [day, spans] of week)
    if (overlap(spans)) return { problem: `The times of ${WEEKDAYS[day]} overlap. Please write each once.` }
  const hours = [...week]
    .flatMap(([weekday, spans]) => spans.map((span) => ({ weekday, ...span })))
    .toSorted((a, b) => a.weekday - b.weekday || a.opensMinute - b.opensMinute)
  return { hours, isStated: said.statements.length > 0 }
}

/** The form's three fields. The first may hold everything: then the second stays empty. */
export function readWrittenHours({ openingTime, closingTime, otherHours }: WrittenHours): ReadHours {
  if (!openingTime.trim() && closingTime.trim()) return { problem: 'Please write when you open, too.' }
  const weekdays = closingTime.trim() ? `${openingTime} - ${closingTime}` : openingTime
  return readHours(`${weekdays}\n${otherHours}`)
}

/** How the form shows hours, so that reading it gives the same hours again. */
export function writeHours(hours: HoursInterval[]): WrittenHours {
  const usual = MONDAY_TO_FRIDAY.map((day) => hoursOn(hours, day)).find((day) => day.length === 1)?.[0]
  const usualText = usual ? spanText(usual) : 'Closed'
  const others = WEEKDAYS.flatMap((name, day) => {
    const text = hoursOn(hours, day).map(spanText).join(', ') || 'Closed'
    return text === (day < 5 ? usualText : 'Closed') ? [] : `${name}: ${text}`
  })
  const [openingTime = '', closingTime = ''] = usual ? usualText.split(' – ') : []
  return { openingTime, closingTime, otherHours: others.join('\n') }
}

/** All of it in one text, which readHours reads back. */
export function hoursText(hours: HoursInterval[]): string {
  const { openingTime, closingTime, otherHours } = writeHours(hours)
  return [closingTime ? `${openingTime} – ${closingTime}` : openingTime, otherHours].filter(Boolean).join('\n')
}
