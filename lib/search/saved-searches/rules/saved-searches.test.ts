import { isDue, nextDigest } from './saved-searches'

const at = (text: string) => new Date(`2026-11-${text}Z`)

test('the next daily e-mail is at the next 1 p.m. UTC, today or tomorrow, and never now', () => {
  expect(nextDigest(at('20T12:59:59'))).toEqual(at('20T13:00:00'))
  expect(nextDigest(at('20T13:00:00'))).toEqual(at('21T13:00:00'))
  expect(nextDigest(at('20T23:10:00'))).toEqual(at('21T13:00:00'))
})

test('immediate searches run every time, daily ones with the daily e-mail, and disabled ones never', () => {
  const due = (frequency: 'immediate' | 'daily' | 'off', isDigest: boolean) =>
    isDue({ frequency, lookedAt: at('01T00:00:00') }, isDigest, at('20T13:00:00'))
  expect([due('immediate', false), due('immediate', true)]).toEqual([true, true])
  expect([due('daily', false), due('daily', true)]).toEqual([false, true])
  expect([due('off', false), due('off', true)]).toEqual([false, false])
})

test('weekly searches run with the daily e-mail of the same weekday, even if it is slightly early', () => {
  const due = (now: Date, isDigest = true) => isDue({ frequency: 'weekly', lookedAt: at('13T13:00:05') }, isDigest, now)
  expect(due(at('19T13:00:00'))).toBe(false)
  expect(due(at('20T13:00:00'))).toBe(true)
  expect(due(at('20T13:00:00'), false)).toBe(false)
  expect(isDue({ frequency: 'weekly', lookedAt: null }, true, at('13T13:00:00'))).toBe(true)
})
