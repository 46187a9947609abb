import type { Verdict } from '@/lib/fit/types'

/** One criterion in words. Without a verdict it is a fact that nobody asked to be judged: the price where no budget is known. */
export type FitLine = { verdict: Verdict | null; text: string }

/** `at`: "22 months old in January 2027". */
export type FitChild = { id: number; name: string; at: string }

/** What fits whom: by public id, the lines for each child in the order of the children. */
export type OwnFits = { children: readonly FitChild[]; fits: Readonly<Record<string, readonly (readonly FitLine[])[]>> }
