/** "Top performing" is counted: the most read of the last days, and read by enough people to say so. */
export const POPULAR = { count: 5, days: 90, leastViews: 5 } as const
