import type { News } from '../types'

type NewsCounts = { providers: number; searches: number }

export function countsOf(all: readonly News[]): NewsCounts {
  return { providers: all.reduce((sum, { total }) => sum + total, 0), searches: all.length }
}

/** "3 providers". */
export function countsText({ providers }: NewsCounts): string {
  return providers === 1 ? '1 provider' : `${providers.toLocaleString('en-US')} providers`
}
