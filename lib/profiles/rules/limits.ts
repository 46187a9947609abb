/** How often one person may send a profile change. */
export const CHANGE_RATE = { max: 60, windowSeconds: 3_600 } as const
