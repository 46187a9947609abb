import { REMIND_BEFORE_MS } from './limits'

/** When both sides are reminded of a tour; null where it begins so soon that nobody has forgotten. */
export function remindAt(startsAt: Date, now: Date): Date | null {
  const moments = REMIND_BEFORE_MS.map((before) => new Date(startsAt.getTime() - before))
  return moments.find((moment) => moment > now) ?? null
}
