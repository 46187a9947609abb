/** Why somebody reads a review before it is shown. Rows hold these codes: never rename one. */
export const HOLD_REASONS = [
  'first-review',
  'burst',
  'link',
  'contact-data',
  'child-name',
  'strong-language',
  'rejected-before',
] as const

export type HoldReason = (typeof HOLD_REASONS)[number]

/** Of what a row holds, the codes that this release knows. */
export const knownReasons = (codes: readonly string[]): HoldReason[] =>
  HOLD_REASONS.filter((reason) => codes.includes(reason))
