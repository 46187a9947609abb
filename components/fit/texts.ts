import type { Verdict } from '@/lib/fit/types'

/** What is said in the browser too; the lines themselves are made on the server (line-texts.ts). */
export const fitTexts = {
  verdicts: { matches: 'Fits:', does_not: 'Does not fit:', unknown: 'Not known:' } satisfies Record<Verdict, string>,
  of: 'Fit for',
  /** Of a child whose months were typed. */
  aChild: 'a child',
  child: 'Which child',
  change: 'Change',
} as const
