import { profileTexts as texts } from '../texts'

/** What is said after sending, by what became of it. */
export const SENT = {
  pending: { title: texts.sent, description: texts.sentText },
  live: { title: texts.live },
  withdrawn: { title: texts.taken },
}

export function statusIn(answer: unknown): keyof typeof SENT {
  const status = typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : undefined
  return status === 'live' || status === 'withdrawn' ? status : 'pending'
}
