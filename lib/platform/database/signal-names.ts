/**
 * What a browser is told as soon as it happens: that there is something new to ask for, and never what. `session`: look whether the
 * person is still signed in.
 */
export const SIGNALS = ['messages', 'notifications', 'session'] as const
export type Signal = (typeof SIGNALS)[number]

export const isSignal = (text: unknown): text is Signal => SIGNALS.some((signal) => signal === text)
