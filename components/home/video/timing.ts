/** Part 1, section 9 of the specification: how the mascot repeats, and how far up a film must stand to start. */
export const MASCOT_PAUSE_MS = 10_000
export const MASCOT_ENDS_EARLY_SECONDS = 0.25
const STARTS_ABOVE = { wide: 0.5, phone: 0.8 }
/** As Tailwind's `lg`, where the film moves beside the headline. */
export const WIDE = '(min-width: 60rem)'

/** For IntersectionObserver: the part of the window in which a film's top must stand to start. */
export function startMargin(isWide: boolean): string {
  const share = isWide ? STARTS_ABOVE.wide : STARTS_ABOVE.phone
  return `0px 0px -${Math.round((1 - share) * 100)}% 0px`
}

export function isNearEnd(video: { currentTime: number; duration: number }): boolean {
  return video.duration > 0 && video.currentTime >= video.duration - MASCOT_ENDS_EARLY_SECONDS
}
