import fc from 'fast-check'
import { translate } from '@/tests/support/setup/translate'
import { axisTop, daysOf, FIGURES, figuresCsv, linePoints, PLOT, sumFigures } from './rules'

describe('periods', () => {
  test('a week is today and the six days before, compared with the seven before those', () => {
    const { days, daysBefore } = daysOf('weekly', '2026-03-03')
    expect(days).toEqual([
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
    ])
    expect([daysBefore.length, daysBefore[0], daysBefore.at(-1)]).toEqual([7, '2026-02-18', '2026-02-24'])
  })

  test('a day is today compared with yesterday, and a month is 30 days', () => {
    expect(daysOf('daily', '2026-11-22')).toEqual({ days: ['2026-11-22'], daysBefore: ['2026-11-21'] })
    const month = daysOf('monthly', '2026-11-22')
    expect([month.days.length, month.days[0], month.daysBefore[0]]).toEqual([30, '2026-10-24', '2026-09-24'])
  })
})

describe('sum figures', () => {
  test('a day without counts has zeros, and other days are not in the sum', () => {
    const { days, total } = sumFigures(
      [
        { day: '2026-11-20', figure: 'views', count: 4 },
        { day: '2026-11-22', figure: 'views', count: 3 },
        { day: '2026-11-22', figure: 'calls', count: 1 },
      ],
      ['2026-11-21', '2026-11-22'],
    )
    expect(days.map(({ day, views, calls }) => [day, views, calls])).toEqual([
      ['2026-11-21', 0, 0],
      ['2026-11-22', 3, 1],
    ])
    expect([total.views, total.calls, total.tours]).toEqual([3, 1, 0])
  })

  test('the days always add up to the sum', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22']
    const counted = fc.record({
      day: fc.constantFrom('2026-11-18', ...days),
      figure: fc.constantFrom(...FIGURES),
      count: fc.nat(1_000),
    })
    fc.assert(
      fc.property(fc.array(counted), (all) => {
        const { days: shown, total } = sumFigures(all, days)
        for (const figure of FIGURES) {
          expect(shown.reduce((sum, day) => sum + day[figure], 0)).toBe(total[figure])
          const own = all.filter((one) => one.figure === figure && days.includes(one.day))
          expect(total[figure]).toBe(own.reduce((sum, { count }) => sum + count, 0))
        }
      }),
    )
  })
})

describe('line', () => {
  test.each([
    [[], 2],
    [[0, 0], 2],
    [[3], 4],
    [[5], 6],
    [[7], 10],
    [[11], 20],
    [[240], 400],
  ])('the axis for %j ends at %d', (values, top) => {
    expect(axisTop(values)).toBe(top)
  })

  test('a line goes from edge to edge, and its highest value stays inside the chart', () => {
    expect(linePoints([0, 1, 2], 2)).toBe('0,160 300,80 600,0')
    expect(linePoints([4], 4)).toBe('0,0')
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 40 }), (values) => {
        const points = linePoints(values, axisTop(values)).split(' ')
        expect(points).toHaveLength(values.length)
        for (const point of points) {
          const [x = -1, y = -1] = point.split(',').map(Number)
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(PLOT.width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(PLOT.height)
        }
      }),
    )
  })
})

describe('figures csv', () => {
  test('the CSV file has a header with the figures and one line per day', () => {
    const { days } = sumFigures([{ day: '2026-11-22', figure: 'calls', count: 2 }], ['2026-11-21', '2026-11-22'])
    expect(figuresCsv(translate('en', 'analytics.figuresFile'), days)).toBe(
      'day,views,clicks,opens,favorites,calls,inquiries,tours,enrollments\r\n' +
        '2026-11-21,0,0,0,0,0,0,0,0\r\n2026-11-22,0,0,0,0,2,0,0,0\r\n',
    )
  })
})
