import fc from 'fast-check'
import { FIGURES } from '../types'
import { sumFigures } from './sum-figures'

test('a day without numbers is there with zeros, and other days are not in the sum', () => {
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
