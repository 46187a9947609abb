import { calendarEventOf, isOver, reaches, spanOf, WHEN_PROBLEMS, whenProblem } from './rules'

describe('when', () => {
  const ZONE = 'America/New_York'
  /** 10 AM in Orlando on November 22. */
  const NOW = new Date('2026-11-22T15:00:00Z')
  const at = (day: string, startMinute: number | null = null, endMinute: number | null = null) => ({
    day,
    startMinute,
    endMinute,
  })

  test.each([
    [at('2026-11-21'), { day: WHEN_PROBLEMS.past }],
    [at('2027-11-23'), null],
    [at('2027-11-24'), { day: WHEN_PROBLEMS.far }],
    [at('2026-11-22', 600), { startMinute: WHEN_PROBLEMS.passed }],
    [at('2027-03-14', 150), { startMinute: WHEN_PROBLEMS.leftOut }],
    [at('2027-03-14', 90, 150), { endMinute: WHEN_PROBLEMS.leftOut }],
    [at('2026-11-22'), null],
    [at('2026-11-22', 601), null],
    [at('2026-11-24', 600, 690), null],
  ])('%j gives the problem %j', (when, problem) => {
    expect(whenProblem(when, ZONE, NOW)).toEqual(problem)
  })

  test('the start of an edited event may have passed if it stays the same', () => {
    const before = at('2026-11-22', 540)
    expect(whenProblem(at('2026-11-22', 540, 660), ZONE, NOW, before)).toBeNull()
    expect(whenProblem(at('2026-11-22', 545), ZONE, NOW, before)).toEqual({ startMinute: WHEN_PROBLEMS.passed })
    expect(whenProblem(at('2026-11-22', 540), ZONE, NOW, at('2026-11-23', 540))).toEqual({
      startMinute: WHEN_PROBLEMS.passed,
    })
  })

  test('today is the provider’s day, wherever the server runs', () => {
    const lateEvening = new Date('2026-11-23T04:30:00Z')
    expect(whenProblem(at('2026-11-22'), ZONE, lateEvening)).toBeNull()
    expect(whenProblem(at('2026-11-22'), 'Europe/London', lateEvening)).toEqual({ day: WHEN_PROBLEMS.past })
    expect([isOver('2026-11-22', ZONE, lateEvening), isOver('2026-11-21', ZONE, lateEvening)]).toEqual([false, true])
  })

  test('a calendar program gets instants, with an hour as default length, or the day', () => {
    expect(spanOf(at('2026-11-24', 600, 690), ZONE)).toEqual({
      from: new Date('2026-11-24T15:00:00Z'),
      to: new Date('2026-11-24T16:30:00Z'),
    })
    expect(spanOf(at('2026-11-24', 600), ZONE)).toMatchObject({ to: new Date('2026-11-24T16:00:00Z') })
    expect(spanOf(at('2026-11-24'), ZONE)).toEqual({ day: '2026-11-24' })
  })
})

describe('reach', () => {
  const ENROLLMENT = { id: 7, startsOn: '2026-09-01', endsOn: null, confirmedOn: '2026-08-03' }
  const forAll = (day: string) => ({ day, enrollmentIds: null })

  test('an event for all reaches a family from the day its enrollment was confirmed', () => {
    expect(
      ['2026-08-02', '2026-08-03', '2026-08-20', '2026-11-24'].map((day) => reaches(forAll(day), ENROLLMENT)),
    ).toEqual([false, true, true, true])
  })

  test('a leaving family is reached until its last day, and one that never came is not', () => {
    const leaving = { ...ENROLLMENT, endsOn: '2026-12-18' }
    expect([reaches(forAll('2026-12-18'), leaving), reaches(forAll('2026-12-19'), leaving)]).toEqual([true, false])
    expect(reaches(forAll('2026-08-05'), { ...ENROLLMENT, endsOn: '2026-08-10' })).toBe(false)
    expect(reaches(forAll('2026-09-01'), { ...ENROLLMENT, endsOn: '2026-09-01' })).toBe(true)
  })

  test('an event for chosen families reaches only those, until their enrollment is over', () => {
    const chosen = { day: '2026-11-24', enrollmentIds: [7] }
    expect(reaches(chosen, ENROLLMENT)).toBe(true)
    expect(reaches(chosen, { ...ENROLLMENT, id: 8 })).toBe(false)
    expect(reaches(chosen, { ...ENROLLMENT, endsOn: '2026-11-23' })).toBe(false)
    expect(reaches({ ...chosen, enrollmentIds: [] }, ENROLLMENT)).toBe(false)
  })
})

describe('calendar', () => {
  const EVENT = {
    id: 5,
    kind: 'field_trip' as const,
    title: 'To the zoo',
    note: 'Bring a hat.',
    day: '2026-12-01',
    startMinute: 540,
    endMinute: null,
    provider: { slug: 'little-harbor-k3f9', name: 'Little Harbor', timeZone: 'America/New_York' },
    isCancelled: false,
    sequence: 2,
    changedAt: new Date('2026-11-22'),
    enrollmentIds: null,
  }
  const SITE = 'https://nookling.example'

  test('a family’s calendar shows what, where, when and the link', () => {
    expect(calendarEventOf('en', EVENT, 'caregiver', SITE)).toEqual({
      uid: 'event-5@nookling.example',
      span: { from: new Date('2026-12-01T14:00:00Z'), to: new Date('2026-12-01T15:00:00Z') },
      title: 'To the zoo (Little Harbor)',
      text: 'Bring a hat.\n\nhttps://nookling.example/caregiver-dashboard?tab=calendar&day=2026-12-01',
      url: 'https://nookling.example/caregiver-dashboard?tab=calendar&day=2026-12-01',
      sequence: 2,
      changedAt: new Date('2026-11-22'),
      isCancelled: false,
    })
  })

  test('the provider’s calendar links to its dashboard; without a note there is only the link', () => {
    const { text, span, isCancelled } = calendarEventOf(
      'en',
      { ...EVENT, note: '', startMinute: null, isCancelled: true },
      'careprovider',
      SITE,
    )
    expect(text).toBe('https://nookling.example/careprovider-dashboard?tab=calendar&day=2026-12-01')
    expect([span, isCancelled]).toEqual([{ day: '2026-12-01' }, true])
  })
})
