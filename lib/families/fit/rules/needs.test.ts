import { ageAtStart, careStart, daysText, needsInQuery, needsOf } from './needs'

describe('age at start', () => {
  const child = { birthMonth: '2026-03', startMonth: '2027-01' }

  test('the age is that in the month care begins', () => {
    expect(ageAtStart(child, '2026-11')).toBe(10)
  })

  test('without a start month, or with one in the past, care begins now', () => {
    expect(careStart({ ...child, startMonth: null }, '2026-11')).toBe('2026-11')
    expect(ageAtStart({ ...child, startMonth: '2026-09' }, '2026-11')).toBe(8)
  })

  test('care never begins before an expected child is born', () => {
    expect(ageAtStart({ birthMonth: '2027-02', startMonth: null }, '2026-11')).toBe(0)
  })
})

describe('needs of', () => {
  const stated = {
    days: ['mon' as const, 'fri' as const],
    dropOff: '07:30',
    pickUp: '17:05',
    weeklyBudgetCents: 30_000,
  }

  test('needs are what the family stated, for the child’s age when care begins', () => {
    expect(needsOf({ birthMonth: '2026-03', startMonth: '2027-01' }, stated, '2026-11')).toEqual({
      ageMonths: 10,
      startMonth: '2027-01',
      days: [0, 4],
      dropOffMinute: 450,
      pickUpMinute: 1025,
      weeklyBudgetCents: 30_000,
    })
  })

  test('without a child there is no age, and unstated preferences are no needs', () => {
    const nothing = { days: [], dropOff: null, pickUp: null, weeklyBudgetCents: null }
    expect(Object.values(needsOf(null, nothing, '2026-11'))).toEqual([null, null, [], null, null, null])
  })
})

describe('needs in an address', () => {
  it('reads age, start, days and times', () => {
    expect(needsInQuery('?zipCode=32801&age=9&start=2027-01&days=mon,fri&dropOff=07:30&pickUp=18:00')).toEqual({
      ageMonths: 9,
      startMonth: '2027-01',
      days: [0, 4],
      dropOffMinute: 450,
      pickUpMinute: 1080,
      weeklyBudgetCents: null,
    })
  })

  it('takes nothing without a child’s age, and skips what it cannot read', () => {
    for (const query of ['', '?start=2027-01', '?age=', '?age=156', '?age=-1', '?age=nine'])
      expect(needsInQuery(query)).toBeNull()
    expect(needsInQuery('?age=9&start=soon&days=never&dropOff=25:00')).toMatchObject({
      startMonth: null,
      days: [],
      dropOffMinute: null,
    })
  })
})

test.each([
  [[], ''],
  [[2], 'Wed'],
  [[1, 0], 'Mon, Tue'],
  [[2, 0, 1], 'Mon–Wed'],
  [[0, 1, 3], 'Mon, Tue, Thu'],
  [[0, 1, 2, 3, 4], 'Mon–Fri'],
])('the days %j are written as "%s"', (days, text) => {
  expect(daysText('en', days)).toBe(text)
})
