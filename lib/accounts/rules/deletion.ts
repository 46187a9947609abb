/** How long a deleted account waits before it is erased; until then its owner may keep it. */
export const GRACE_DAYS = 14

/** From when on an account that is deleted now is erased. */
export function erasedFrom(now: Date): Date {
  return new Date(now.getTime() + GRACE_DAYS * 86_400_000)
}

/** "December 6, 2026": a day in a mail, in UTC as everything here. */
export function dayInWords(time: Date): string {
  return time.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
