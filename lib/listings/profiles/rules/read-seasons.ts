import { seasonName, weekText } from '@/lib/providers/rules/hours'
import { isInSeason } from '@/lib/providers/rules/open-hours'
import { LIMITS } from '@/lib/providers/schema'
import type { Season } from '@/lib/providers/types'
import { readWeek } from './read-hours'

export type ReadSeasons = { seasons: Season[] } | { problem: string }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const DATE = String.raw`(?:[a-z]{3,9}\.?\s*\d{1,2}(?:st|nd|rd|th)?|\d{1,2}\/\d{1,2})`
const LINE = new RegExp(
  String.raw`^(${DATE})(?:\s*(?:-|–|—|to|til|until|through|thru)\s*(${DATE}|\d{1,2}(?:st|nd|rd|th)?(?!\d|:\d|\s*[ap])))?\s*[:,]?\s+(.*)$`,
  'i',
)
const EXAMPLE = 'Write it like “Jun 1 - Aug 10: Mon-Thu 7-5” or “Dec 24 - Jan 1: closed”.'

/**
 * Parses seasons, one per line: "June 1 to August 10: 7-5, Fri 7-3", "12/24 - 1/1 closed", "Jul 4: closed". Days not named
 * are closed in that season. Empty text means no seasons.
 */
export function readSeasons(text: string): ReadSeasons {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > LIMITS.seasons) return { problem: `Please name at most ${LIMITS.seasons} times of the year.` }
  const seasons: Season[] = []
  for (const line of lines) {
    const read = readSeason(line.trim())
    if ('problem' in read) return read
    const other = seasons.find((one) => overlaps(one, read.season))
    if (other)
      return { problem: `${seasonName(other)} and ${seasonName(read.season)} overlap. Please write each day once.` }
    seasons.push(read.season)
  }
  return { seasons: seasons.toSorted((a, b) => a.from.localeCompare(b.from)) }
}

function readSeason(line: string): { season: Season } | { problem: string } {
  const [, first = '', last, week = ''] = LINE.exec(line) ?? []
  const from = readDay(first)
  const to =
    last === undefined
      ? from
      : readDay(/^\d{1,2}\D*$/.test(last) && from ? `${from.slice(0, 2)}/${Number.parseInt(last, 10)}` : last)
  if (!from || !to) return { problem: `“${line}” could not be read. ${EXAMPLE}` }
  if (/^closed\b\W*$/i.test(week)) return { season: { from, to, hours: [] } }
  const read = readWeek(week)
  if ('problem' in read) return read
  return read.isStated ? { season: { from, to, hours: read.hours } } : { problem: EXAMPLE }
}

/** "June 1st", "6/1" as "06-01"; null for an invalid date. */
function readDay(text: string): string | null {
  const [, name, slashed, day] = /^(?:([a-z]{3})[a-z]*\.?\s*|(\d{1,2})\/)(\d{1,2})/i.exec(text.trim()) ?? []
  const month = name ? MONTHS.indexOf(name.toLowerCase()) : Number(slashed) - 1
  const length = LENGTHS[month]
  if (length === undefined || Number(day) < 1 || Number(day) > length) return null
  return `${String(month + 1).padStart(2, '0')}-${String(Number(day)).padStart(2, '0')}`
}

/** The seasons of a text that was validated before. */
export function seasonsIn(text: string): Season[] {
  const read = readSeasons(text)
  return 'seasons' in read ? read.seasons : []
}

const overlaps = (a: Season, b: Season) => isInSeason(a, b.from) || isInSeason(b, a.from)

/** Formats seasons, one per line, so that readSeasons gives the same ones. */
export const writeSeasons = (seasons: readonly Season[]): string =>
  seasons.map((season) => `${seasonName(season)}: ${weekText(season.hours)}`).join('\n')
