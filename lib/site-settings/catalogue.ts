/** Changes of a page that may go live without a decision, in the order of the screen. */
export const AT_ONCE_RULES = [
  'phone-same-area',
  'logo-removed',
  'photos-rearranged',
  'hours',
  'amenities',
  'services',
] as const
export type AtOnceRule = (typeof AT_ONCE_RULES)[number]

export const WORD_LIMITS = { most: 200, shortest: 3, longest: 60 } as const
export const NOTICE_LONGEST = 240
