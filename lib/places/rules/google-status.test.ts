import { judgeStatus } from './google-status'

test.each([
  ['OK', 'answer', 'good'],
  ['ZERO_RESULTS', 'nothing', 'good'],
  ['NOT_FOUND', 'nothing', 'good'],
  ['INVALID_REQUEST', 'nothing', 'good'],
  ['REQUEST_DENIED', 'failure', 'refused'],
  ['OVER_QUERY_LIMIT', 'failure', 'refused'],
  ['OVER_DAILY_LIMIT', 'failure', 'refused'],
  ['UNKNOWN_ERROR', 'failure', 'bad'],
  ['SOMETHING_NEW', 'failure', 'bad'],
  [undefined, 'failure', 'bad'],
])('%s is %s, %s', (status, kind, outcome) => {
  expect(judgeStatus(status)).toEqual({ kind, outcome })
})
