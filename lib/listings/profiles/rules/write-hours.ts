import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'
import { weekdayNames } from '@/lib/platform/time/dates'
import { seasonName, timesInWords, weekInWords } from '@/lib/providers/hours/rules/hours'
import { hoursOn } from '@/lib/providers/hours/rules/intervals'
import type { HoursInterval, Season } from '@/lib/providers/types'
import { hoursWordsOf } from './hours-words'
import { MONDAY_TO_FRIDAY, seasonsIn, type WrittenHours } from './read-hours'

// Writes hours as people type them, in a language with an entry in ./hours-words.ts, so that parsing the text gives the same hours again.

/** Formats hours for the form. */
export function writeHours(language: Locale, hours: HoursInterval[]): WrittenHours {
  const { locale, allDay, closed } = wordsOf(language)
  const usual = MONDAY_TO_FRIDAY.map((day) => hoursOn(hours, day)).find((day) => day.length === 1)
  const usualText = timesInWords(allDay, usual ?? []) || closed
  const others = weekdayNames(locale).flatMap((name, day) => {
    const text = timesInWords(allDay, hoursOn(hours, day)) || closed
    return text === (day < 5 ? usualText : closed) ? [] : `${name}: ${text}`
  })
  const [openingTime = '', closingTime = ''] = usual ? usualText.split(' – ') : []
  return { openingTime, closingTime, otherHours: others.join('\n') }
}

/** Formats hours as one text. */
export function hoursText(locale: Locale, hours: HoursInterval[]): string {
  const { openingTime, closingTime, otherHours } = writeHours(locale, hours)
  return [closingTime ? `${openingTime} – ${closingTime}` : openingTime, otherHours].filter(Boolean).join('\n')
}

/** Formats seasons, one per line. */
export function writeSeasons(language: Locale, seasons: readonly Season[]): string {
  const { locale, ...words } = wordsOf(language)
  const days = weekdayNames(locale, 'short')
  return seasons
    .map((season) => `${seasonName(locale, season)}: ${weekInWords({ days, ...words }, season.hours)}`)
    .join('\n')
}

/** Seasons as a profile change stores them: in the site's first language. */
export const storableSeasons = (seasons: readonly Season[]): string => writeSeasons(DEFAULT_LOCALE, seasons)

/** Stored seasons as people type them in a language. */
export const typedSeasons = (locale: Locale, stored: string): string =>
  locale === DEFAULT_LOCALE ? stored : writeSeasons(locale, seasonsIn(stored))

function wordsOf(language: Locale) {
  const { locale, written } = hoursWordsOf(language)
  return { locale, ...written }
}
