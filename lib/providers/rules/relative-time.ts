const MINUTE = 60_000
const DAY = 1440 * MINUTE

// Months and years of average length: "a month ago" is an impression, the exact day stands beside it in the markup.
const UNITS = [
  { name: 'year', ms: 365.25 * DAY, one: 'a' },
  { name: 'month', ms: 30.44 * DAY, one: 'a' },
  { name: 'week', ms: 7 * DAY, one: 'a' },
  { name: 'day', ms: DAY, one: 'a' },
  { name: 'hour', ms: 60 * MINUTE, one: 'an' },
  { name: 'minute', ms: MINUTE, one: 'a' },
] as const

/** "3 weeks ago", "a year ago", "just now" (also for the future); `time` is an ISO time. */
export function relativeTime(time: string, now: Date): string {
  const age = now.getTime() - Date.parse(time)
  const unit = UNITS.find((one) => age >= one.ms)
  if (!unit) return 'just now'
  const count = Math.floor(age / unit.ms)
  return count === 1 ? `${unit.one} ${unit.name} ago` : `${count} ${unit.name}s ago`
}
