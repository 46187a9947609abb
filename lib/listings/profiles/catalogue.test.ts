import { decisionClock, decisionDueOn } from './catalogue'

test.each([
  ['a Friday', '2026-11-20T15:00:00Z', '2026-11-24'],
  ['a Monday', '2026-11-23T15:00:00Z', '2026-11-25'],
  ['a Saturday', '2026-11-21T15:00:00Z', '2026-11-24'],
  ['a Sunday night', '2026-11-23T03:00:00Z', '2026-11-24'],
])('a change submitted on %s is due within two business days', (_, sent, due) => {
  expect(decisionDueOn(new Date(sent))).toBe(due)
})

test('a pending change is in time, due today, or late', () => {
  const sent = new Date('2026-11-20T15:00:00Z')
  const stateOn = (day: string) => decisionClock(sent, new Date(`${day}T15:00:00Z`)).state
  expect(['2026-11-23', '2026-11-24', '2026-11-25'].map(stateOn)).toEqual(['in-time', 'today', 'late'])
})
