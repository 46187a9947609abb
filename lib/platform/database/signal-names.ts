/**
 * Pushed to open pages as soon as something changes. A signal only says that there is something new to fetch, never what. `session`
 * means: check whether the user is still signed in.
 */
export const SIGNALS = ['messages', 'notifications', 'session'] as const
export type Signal = (typeof SIGNALS)[number]

export const isSignal = (text: unknown): text is Signal => SIGNALS.some((signal) => signal === text)
