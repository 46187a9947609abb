import { DAY_MINUTES, localTime } from './hours'

/** Every zone a US provider can be in (lib/locations/catalogue names them; a test compares). */
export const US_TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Boise',
  'America/Phoenix',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
] as const

/** Minutes since Monday's midnight by the clocks of a zone, as in ProviderSearchDocument.openMinutes. */
export function minuteOfWeek(timeZone: string, now: Date): number {
  const { weekday, minute } = localTime(timeZone, now)
  return weekday * DAY_MINUTES + minute
}
