import { judge, SLOW_DATABASE_MS } from './judge'

test('a database that lets people wait is ill', () => {
  expect(judge('database', { version: '18', millis: 2 })).toBe('well')
  expect(judge('database', { version: '18', millis: SLOW_DATABASE_MS + 1 })).toBe('ill')
})

test.each([
  [{ runners: 1, overdue: 0, failed: 0 }, 'well'],
  [{ runners: 0, overdue: 0, failed: 0 }, 'ill'],
  [{ runners: 1, overdue: 3, failed: 0 }, 'ill'],
  [{ runners: 2, overdue: 0, failed: 1 }, 'ill'],
] as const)('jobs as %j are %s', (facts, state) => expect(judge('jobs', facts)).toBe(state))

test('what was not configured is off, and not ill', () => {
  expect(judge('mail', { isSet: false, waiting: 9, refused: 0, failed: 0 })).toBe('off')
  expect(judge('google', { isSet: false, callsToday: 0, budget: 0 })).toBe('off')
  expect(judge('pages', { commandsReachThem: false })).toBe('off')
  expect(judge('payments', { takesCards: false, saysHow: false })).toBe('off')
})

test('mails that were given up, and a day’s budget that is used up, need somebody', () => {
  expect(judge('mail', { isSet: true, waiting: 2, refused: 0, failed: 0 })).toBe('well')
  expect(judge('mail', { isSet: true, waiting: 0, refused: 0, failed: 1 })).toBe('ill')
  expect(judge('google', { isSet: true, callsToday: 199, budget: 200 })).toBe('well')
  expect(judge('google', { isSet: true, callsToday: 200, budget: 200 })).toBe('ill')
  expect(judge('mail', { isSet: true, waiting: 2, refused: 1, failed: 0 })).toBe('ill')
  expect(judge('files', { where: 'bucket', isWritable: true })).toBe('well')
  expect(judge('files', { where: 'folder', isWritable: false })).toBe('ill')
  expect(judge('pages', { commandsReachThem: true })).toBe('well')
  expect(judge('payments', { takesCards: false, saysHow: true })).toBe('well')
  expect(judge('payments', { takesCards: true, saysHow: false })).toBe('well')
})
