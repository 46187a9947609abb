import fc from 'fast-check'
import ICAL from 'ical.js'
import { complianceRounds } from '@/components/content/resources/compliance-rounds'
import { complianceEvents, nextFirstMonday } from '@/lib/content/resources/rules'
import { calendarFile } from '@/lib/platform/documents/calendar-file'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'content.compliance')
const state = translate('en', 'content.stateTexts')
const ROUNDS = complianceRounds(t, state)

test.each([
  ['2026-11-22', 1, '2026-12-07'],
  ['2026-11-22', 3, '2027-01-04'],
  ['2026-11-22', 12, '2027-01-04'],
  ['2027-02-01', 1, '2027-02-01'],
  ['2027-02-02', 1, '2027-03-01'],
  ['2027-01-04', 12, '2027-01-04'],
  ['2027-01-05', 12, '2028-01-03'],
])('on %s, a duty due every %i months starts on %s', (now, months, day) => {
  expect(nextFirstMonday(new Date(`${now}T12:00:00Z`), months)).toBe(day)
})

test('a date is always a Monday in the first seven days of a month, and never in the past', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.constantFrom(1, 3, 12),
      (now, months) => {
        const day = nextFirstMonday(now, months)
        const date = new Date(`${day}T00:00:00Z`)
        expect(date.getUTCDay()).toBe(1)
        expect(date.getUTCDate()).toBeLessThanOrEqual(7)
        expect(date.getUTCMonth() % months).toBe(0)
        expect(day >= now.toISOString().slice(0, 10)).toBe(true)
      },
    ),
  )
})

test("a provider's calendar accepts a date for every round of the schedule, with what to do", () => {
  const file = calendarFile(complianceEvents(ROUNDS, new Date('2026-11-22T12:00:00Z'), 'https://example.org'))
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(events.map(({ uid }) => uid)).toEqual(ROUNDS.map(({ id }) => `compliance-${id}@example.org`))
  for (const [index, event] of events.entries()) {
    expect(event.isRecurring()).toBe(true)
    for (const { text } of ROUNDS[index]?.points ?? []) expect(event.description).toContain(text)
  }
})

test('every figure of the schedule names its source', () => {
  const stated = ROUNDS.flatMap(({ points }) => points).filter(({ text }) =>
    /\d|every|once|at all times|allowed/.test(text),
  )
  expect(stated.length).toBeGreaterThan(5)
  expect(stated.filter(({ source }) => source === undefined)).toEqual([])
})
