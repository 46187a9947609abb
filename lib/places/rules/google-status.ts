import type { Outcome } from './breaker'

export type GoogleVerdict = { kind: 'answer' | 'nothing' | 'failure'; outcome: Exclude<Outcome, 'unused'> }

/**
 * What a status of the Places web service means for whoever asked, and for the breaker. A wrong id is the visitor's, so it
 * says nothing about Google. A status that is missing or new is a failure.
 */
export function judgeStatus(status: string | undefined): GoogleVerdict {
  switch (status) {
    case 'OK':
      return { kind: 'answer', outcome: 'good' }
    case 'ZERO_RESULTS':
    case 'NOT_FOUND':
    case 'INVALID_REQUEST':
      return { kind: 'nothing', outcome: 'good' }
    case 'REQUEST_DENIED':
    case 'OVER_QUERY_LIMIT':
    case 'OVER_DAILY_LIMIT':
      return { kind: 'failure', outcome: 'refused' }
    default:
      return { kind: 'failure', outcome: 'bad' }
  }
}
