import type { AlertFrequency } from '@/prisma/generated/enums'

/** Hour of the day (UTC) of the daily mail: breakfast time in Florida. */
const DIGEST_HOUR = 13
const DAY_MS = 86_400_000
/** Half a day short of a week, so that a look that came a moment earlier than the last one still counts. */
const WEEK_MS = 6.5 * DAY_MS

/** The next daily mail after this moment. */
export function nextDigest(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(DIGEST_HOUR, 0, 0, 0)
  return today > now ? today : new Date(today.getTime() + DAY_MS)
}

/** Whether a search is looked at now; `isDigest` while the person's daily mail is made. */
export function isDue(
  { frequency, lookedAt }: { frequency: AlertFrequency; lookedAt: Date | null },
  isDigest: boolean,
  now: Date,
): boolean {
  switch (frequency) {
    case 'immediate':
      return true
    case 'daily':
      return isDigest
    case 'weekly':
      return isDigest && (lookedAt === null || now.getTime() - lookedAt.getTime() >= WEEK_MS)
    case 'off':
      return false
  }
}
